// SPDX-License-Identifier: MIT
#include "ui/lookup/card/cardcommands.h"

#include "moc_cardcommands.cpp"
