// SPDX-License-Identifier: MIT
#include "ui/window/windowtitle.h"

#include "results/resultset.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct WindowTitleTexts
{
    Q_DECLARE_TR_FUNCTIONS(WindowTitle)
};

constexpr qsizetype kSubjectInTitle = 80;
constexpr qsizetype kConnectionsInTitle = 3;

QString connectionsOf(const ResultSet &results)
{
    const QStringList ids = results.connectionIds();
    QStringList parts;
    for (const QString &id : ids.first(std::min(ids.size(), kConnectionsInTitle)))
        parts += connectionAndEnvironment(results.provenance(id));
    if (ids.size() > kConnectionsInTitle)
        parts += u"…"_s;
    return parts.join(" / "_L1);
}

} // namespace

QString windowTitle(const std::optional<ResultRow> &card, const ResultSet &results, const Connection &current,
                    const SecretRedactor &redactor)
{
    QString where;
    if (card)
        where = connectionAndEnvironment(*card->from);
    else if (!results.rows().isEmpty())
        where = connectionsOf(results);
    else if (!current.baseUrl.isEmpty())
        where = connectionAndEnvironment(current);
    else
        return CommonTexts::tr("Svc Desktop");
    if (!card)
        //: %1 is an environment and a connection, or several of them.
        return WindowTitleTexts::tr("%1 – Svc Desktop").arg(where);
    const Notification &notification = *card->lookup.notification;
    const QString id = QString::number(notification.id.value_or(0));
    const QString subject = boundedText(
        visibleLine(redactor.redacted(notification.subject.value_or(QString()))), kSubjectInTitle);
    //: %1 is a notification's id, %2 its subject.
    const QString title =
        subject.isEmpty() ? id : WindowTitleTexts::tr("%1 %2", "an id and a subject").arg(id, subject);
    //: %1 is an environment and a connection, %2 a notification.
    return WindowTitleTexts::tr("%1 – %2 – Svc Desktop").arg(where, title);
}
