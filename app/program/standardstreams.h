// SPDX-License-Identifier: MIT
#pragma once

/// Must be called before anything opens a file. If the program was started with closed standard streams, the
/// next files or sockets would get their numbers, and printed text would be written into them. Opens these
/// streams so that using them fails. Also ignores SIGPIPE, so that writing to a closed pipe fails instead of
/// ending the program. Does nothing on Windows, which has neither problem.
void prepareStandardStreams();
