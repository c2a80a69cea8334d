// SPDX-License-Identifier: MIT
#include "ui/connections/importwords.h"

#include <QCoreApplication>

namespace importwords {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

} // namespace

QString value(const QString &field, const QString &after)
{
    //: A setting of a connection: %1 is its name, %2 its value.
    return Words::tr("%1: %2").arg(field, after);
}

QString change(const QString &field, const QString &before, const QString &after)
{
    //: A setting of a connection that changes: %1 is its name, %2 its value before, %3 after.
    return Words::tr("%1: %2 → %3").arg(field, before, after);
}

QString nothing()
{
    return Words::tr("nothing", "of a setting that is empty");
}

QString notEncrypted()
{
    return Words::tr("Not encrypted. Anyone on the way can read and change what is sent.");
}

QString secretsLocked()
{
    return Words::tr("The stored API key and password will have to be typed again.");
}

QString action(ImportEntry::Action action)
{
    switch (action) {
    case ImportEntry::Action::Add:
        return Words::tr("Add", "what an import does to a connection");
    case ImportEntry::Action::Replace:
        return Words::tr("Replace", "what an import does to a connection");
    case ImportEntry::Action::Same:
        return Words::tr("Same", "what an import does to a connection");
    }
    Q_UNREACHABLE();
}

QString spoken(const ImportRow &row)
{
    const auto joined = [](const QString &text, const QString &part) {
        //: What a screen reader says of a connection in an import: %1 so far, and %2.
        return Words::tr("%1, %2").arg(text, part);
    };
    QString text = joined(row.name, action(row.action));
    for (const QString &part : row.differences + row.notices)
        text = joined(text, part);
    return text;
}

} // namespace importwords
