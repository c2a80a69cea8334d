// SPDX-License-Identifier: MIT
#pragma once

/// From now on a crash of this process leaves no core file, which would hold secrets. For good: the limit
/// can't be raised again. Nothing where the system has no core files.
void disableCoreDumps();
