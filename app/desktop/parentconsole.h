// SPDX-License-Identifier: MIT
#pragma once

/// Windows gives a program with windows no console. What is printed goes to the one it was started from, if
/// any, where it has not been redirected. To be called before anything is printed, and not by one that goes
/// on to open a window, which would end with that console. Does nothing elsewhere.
void useParentConsole();
