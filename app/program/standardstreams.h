// SPDX-License-Identifier: MIT
#pragma once

/// To be called before anything opens a file. Where the program was started with standard input, output or
/// error closed, the next files and sockets would take their numbers, and be written into by whoever prints
/// something; so they are opened, and fail when they are used. Writing to a pipe that nobody reads fails,
/// too, instead of ending the program. Nothing on Windows, which does neither.
void prepareStandardStreams();
