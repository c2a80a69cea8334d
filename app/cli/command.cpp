// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "moc_command.cpp"
