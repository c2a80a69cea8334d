// SPDX-License-Identifier: MIT
#pragma once

/// On Windows, attaches the program to the console from which it was started, if any, and prints there unless
/// output is redirected. A program with windows has no console of its own. Must be called before anything is
/// printed, and only if no window will be opened, since the window would be closed with the console. Does
/// nothing on other systems.
void useParentConsole();
