// SPDX-License-Identifier: MIT
#pragma once

/// Prevents core dumps of this process, which would contain secrets. Cannot be undone, since the limit cannot
/// be raised again. Does nothing on systems without core dumps.
void disableCoreDumps();
