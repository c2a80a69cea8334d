// SPDX-License-Identifier: MIT
#include "ui/text/connectiontext.h"

#include "text/composedtext.h"
#include "text/displaytext.h"

#include <QGuiApplication>

namespace {

constexpr qsizetype kLongestName = 120;

} // namespace

QString shownName(const QString &name)
{
    QString line = boundedText(visibleLine(name), kLongestName);
    const bool sameDirection = line.isRightToLeft() == QGuiApplication::isRightToLeft();
    return line.isEmpty() || sameDirection ? line : isolatedText(line);
}

QString connectionText(const Connection &connection)
{
    return boundedText(visibleLine(displayName(connection)), kLongestName);
}

QString connectionAndEnvironment(const Connection &connection)
{
    return connectionAndEnvironment(provenanceOf(connection));
}

QString connectionAndEnvironment(const Provenance &from)
{
    return withEnvironment(shownName(from.environment),
                           boundedText(visibleLine(from.connection), kLongestName));
}

QString userText(const User &user)
{
    const QString full = user.fullName.value_or(QString());
    const QString name = user.userName.value_or(QString());
    if (full.isEmpty())
        return shownName(name);
    if (name.isEmpty())
        return shownName(full);
    return bracketedText(shownName(full), shownName(name));
}
