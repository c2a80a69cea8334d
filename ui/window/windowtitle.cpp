// SPDX-License-Identifier: MIT
#include "ui/window/windowtitle.h"

#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QCoreApplication>

namespace {

struct WindowTitleTexts
{
    Q_DECLARE_TR_FUNCTIONS(WindowTitle)
};

constexpr qsizetype kSubjectInTitle = 80;

} // namespace

QString windowTitle(const std::optional<ResultRow> &card, const Connection &connection,
                    const SecretRedactor &redactor)
{
    if (!card && connection.baseUrl.isEmpty())
        return CommonTexts::tr("Svc Desktop");
    const QString current = connection.baseUrl.isEmpty() ? QString() : connectionAndEnvironment(connection);
    if (!card)
        return WindowTitleTexts::tr("%1 – Svc Desktop").arg(current);
    const Notification &notification = *card->lookup.notification;
    const QString id = QString::number(notification.id.value_or(0));
    const QString subject = boundedText(
        visibleLine(redactor.redacted(notification.subject.value_or(QString()))), kSubjectInTitle);
    //: %1 is a notification's id, %2 its subject.
    const QString title =
        subject.isEmpty() ? id : WindowTitleTexts::tr("%1 %2", "an id and a subject").arg(id, subject);
    const QString where = connectionAndEnvironment(*card->from);
    if (current.isEmpty() || current == where)
        //: %1 is a notification, %2 an environment and a connection.
        return WindowTitleTexts::tr("%1 – %2 – Svc Desktop").arg(title, where);
    //: %1 is a notification, %2 where it is from, %3 the current environment and connection.
    return WindowTitleTexts::tr("%1 (%2) – %3 – Svc Desktop").arg(title, where, current);
}
