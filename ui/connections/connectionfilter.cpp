// SPDX-License-Identifier: MIT
#include "ui/connections/connectionfilter.h"

#include "ui/connections/connectionlist.h"

using namespace Qt::StringLiterals;

ConnectionFilter::ConnectionFilter(ConnectionList *list, QWidget *parent)
    : ListFilter(list, parent)
{
    setObjectName(u"filterConnections"_s);
    setAccessibleName(tr("Filter connections"));
    setPlaceholderText(tr("Filter by name, host, user or environment"));
}

#include "moc_connectionfilter.cpp"
