// SPDX-License-Identifier: MIT
#include "program/navigator.h"

#include "base/secret.h"
#include "connections/connection.h"
#include "moc_navigator.cpp"
