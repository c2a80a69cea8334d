// SPDX-License-Identifier: MIT
#include "program/notices.h"

#include "moc_notices.cpp"
