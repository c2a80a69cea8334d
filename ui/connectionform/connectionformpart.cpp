// SPDX-License-Identifier: MIT
#include "ui/connectionform/connectionformpart.h"

#include "moc_connectionformpart.cpp"
