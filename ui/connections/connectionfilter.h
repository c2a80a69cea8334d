// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/listfilter.h"

class ConnectionList;

/// Narrows a list of connections down.
class ConnectionFilter final : public ListFilter
{
    Q_OBJECT
public:
    explicit ConnectionFilter(ConnectionList *list, QWidget *parent = nullptr);
};
