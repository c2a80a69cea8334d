// SPDX-License-Identifier: MIT
#include "ui/activity/activitycells.h"

#include "activity/exchangetext.h"
#include "base/clock.h"
#include "connections/connection.h"
#include "connections/connectionfields.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace activitycells {

namespace {

struct ActivityCellsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ActivityCells)
};

/// Returns the text so that its parts keep their order, such as those of `1.9 KiB` or of a path, which
/// right-to-left windows would reverse.
QString inOrder(const QString &text)
{
    return QGuiApplication::isRightToLeft() ? isolatedText(text) : text;
}

QString path(const Exchange &exchange, qsizetype tries)
{
    QString path = inOrder(visibleLine(pathOf(exchange)));
    if (tries < 2)
        return path;
    //: %1 is the path of an address that was asked for several times.
    return ActivityCellsTexts::tr("%1 (%Ln tries)", nullptr, static_cast<int>(tries)).arg(path);
}

/// Returns the status number. Where it would hide that the answer is unusable, or there is none, returns the
/// name of the error instead.
QString status(const Exchange &exchange)
{
    const bool isAnswer = exchange.status >= 300 || (exchange.status != 0 && !exchange.error);
    return isAnswer && !exchange.isRunning() ? QString::number(exchange.status) : statusText(exchange);
}

/// Returns milliseconds, by which exchanges can be compared, and minutes where there would be seven digits.
QString durationCell(std::chrono::milliseconds duration)
{
    return duration < 1000s ? millisecondsText(duration) : durationText(duration);
}

QString statusToolTip(const Exchange &exchange)
{
    if (exchange.isRunning() || exchange.status == 0)
        return exchange.detail;
    QString line = (QString::number(exchange.status) + u' ' + exchange.reason).trimmed();
    if (exchange.detail.isEmpty())
        return line;
    //: %1 is a status with its reason, %2 a technical text about an error.
    return ActivityCellsTexts::tr("%1 – %2", "a status and an error").arg(line, exchange.detail);
}

} // namespace

QString title(ActivityColumn column)
{
    switch (column) {
    case ActivityColumn::Time:
        return ActivityCellsTexts::tr("Time");
    case ActivityColumn::Method:
        return ActivityCellsTexts::tr("Method");
    case ActivityColumn::Path:
        return ActivityCellsTexts::tr("Path");
    case ActivityColumn::Status:
        return statusTitle();
    case ActivityColumn::Duration:
        return CommonTexts::tr("Duration");
    case ActivityColumn::Size:
        return ActivityCellsTexts::tr("Size");
    case ActivityColumn::Connection:
        return fieldTitle(ConnectionField::Connection);
    case ActivityColumn::Count:
        break;
    }
    return {};
}

QString timeText(const Exchange &exchange, const Clock &clock)
{
    return QLocale().toString(clock.inZone(exchange.started).time(), u"HH:mm:ss.zzz"_s);
}

QString text(const Exchange &exchange, ActivityColumn column, qsizetype tries)
{
    switch (column) {
    case ActivityColumn::Method:
        return QString::fromLatin1(exchange.method);
    case ActivityColumn::Path:
        return path(exchange, tries);
    case ActivityColumn::Status:
        return status(exchange);
    case ActivityColumn::Duration:
        if (!exchange.times.ended)
            return {};
        return durationCell(*exchange.times.ended);
    case ActivityColumn::Size:
        return exchange.status == 0 ? QString()
                                    : inOrder(QLocale().formattedDataSize(exchange.responseBody.size, 1));
    case ActivityColumn::Connection:
        return withEnvironment(visibleLine(exchange.environment), visibleLine(exchange.connection));
    case ActivityColumn::Time:
    case ActivityColumn::Count:
        break;
    }
    return {};
}

QString toolTip(const Exchange &exchange, ActivityColumn column)
{
    switch (column) {
    case ActivityColumn::Time:
        return exchange.started.toUTC().toString(Qt::ISODateWithMs);
    case ActivityColumn::Path:
        return visibleLine(exchange.address);
    case ActivityColumn::Status:
        return visibleLine(statusToolTip(exchange));
    case ActivityColumn::Duration:
        return exchange.times.ended ? durationText(*exchange.times.ended) : QString();
    default:
        return {};
    }
}

QVariant sortKey(const Exchange &exchange, ActivityColumn column)
{
    switch (column) {
    case ActivityColumn::Time:
        return exchange.number;
    case ActivityColumn::Duration:
        return qint64(exchange.times.ended.value_or(std::chrono::milliseconds(-1)).count());
    case ActivityColumn::Size:
        return exchange.responseBody.size;
    default:
        return text(exchange, column, 1);
    }
}

CellDelegate::Ink ink(const Exchange &exchange, ActivityColumn column)
{
    if (exchange.isRunning())
        return CellDelegate::Ink::Dim;
    const bool hasFailed = exchange.error || exchange.status >= 400;
    return hasFailed && column == ActivityColumn::Status ? CellDelegate::Ink::Danger
                                                         : CellDelegate::Ink::Normal;
}

bool isNumber(ActivityColumn column)
{
    return column == ActivityColumn::Duration || column == ActivityColumn::Size;
}

} // namespace activitycells
