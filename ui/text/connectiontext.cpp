// SPDX-License-Identifier: MIT
#include "ui/text/connectiontext.h"

#include "text/displaytext.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace {

constexpr qsizetype kLongestName = 120;

struct ConnectionTexts
{
    Q_DECLARE_TR_FUNCTIONS(Connection)
public:
    static QString nameAndUser(const QString &full, const QString &name)
    {
        //: %1 is a person's full name, %2 the user name.
        return tr("%1 (%2)").arg(full, name);
    }
    static QString environmentAndName(const QString &environment, const QString &name)
    {
        //: %1 is an environment such as PRODUCTION, %2 the name of a connection.
        return tr("%1 %2").arg(environment, name);
    }
};

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
    QString name = boundedText(visibleLine(from.connection), kLongestName);
    if (from.environment.isEmpty())
        return name;
    return ConnectionTexts::environmentAndName(shownName(from.environment), name);
}

QString userText(const User &user)
{
    const QString full = user.fullName.value_or(QString());
    const QString name = user.userName.value_or(QString());
    if (full.isEmpty())
        return shownName(name);
    if (name.isEmpty())
        return shownName(full);
    return ConnectionTexts::nameAndUser(shownName(full), shownName(name));
}
