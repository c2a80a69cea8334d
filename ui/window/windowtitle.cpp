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
    const QString where = card ? connectionAndEnvironment(card->from) : connectionAndEnvironment(connection);
    if (!card)
        return WindowTitleTexts::tr("%1 – Svc Desktop").arg(where);
    const Notification &notification = *card->lookup.notification;
    const QString id = QString::number(notification.id.value_or(0));
    const QString subject = boundedText(
        visibleLine(redactor.redacted(notification.subject.value_or(QString()))), kSubjectInTitle);
    if (subject.isEmpty())
        //: %1 is a notification's id, %2 an environment and a connection.
        return WindowTitleTexts::tr("%1 – %2 – Svc Desktop").arg(id, where);
    //: %1 is a notification's id, %2 its subject, %3 an environment and a connection.
    return WindowTitleTexts::tr("%1 %2 – %3 – Svc Desktop").arg(id, subject, where);
}
