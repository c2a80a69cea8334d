// SPDX-License-Identifier: MIT
#pragma once

/// Windows gives a program with windows no console. What is printed goes to the one it was started from, if
/// any, where it has not been redirected. To be called before anything is printed; does nothing elsewhere.
void useParentConsole();
