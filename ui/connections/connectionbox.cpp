// SPDX-License-Identifier: MIT
#include "ui/connections/connectionbox.h"

#include "connections/connectionfields.h"
#include "net/loopback.h"
#include "text/composedtext.h"
#include "ui/connectionform/connectioncombo.h"
#include "ui/style/fonts.h"
#include "ui/style/icon.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/tooltip.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

// Item data of the items that are not connections.
const QString kNew = u"new"_s;
const QString kManage = u"manage"_s;

/// The width in which any name can be told from others, in device-independent pixels.
constexpr int kLeastNameWidth = 48;

bool isOpenToAll(const Connection &connection)
{
    return connection.baseUrl.scheme() == "http"_L1;
}

} // namespace

ConnectionBox::ConnectionBox(const SessionManager &sessions, const ConnectionStore &connections,
                             QWidget *parent)
    : ComboField(parent)
    , m_sessions(sessions)
    , m_connections(connections)
{
    setObjectName(u"connection"_s);
    setAccessibleName(fieldTitle(ConnectionField::Connection));
    setPlaceholderText(tr("No connection")); // without it the first item would become the current one
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QComboBox::activated, this, &ConnectionBox::choose);
    connect(&m_sessions, &SessionManager::stateChanged, this, &ConnectionBox::refresh);
    connect(&m_sessions, &SessionManager::currentChanged, this, &ConnectionBox::refresh);
    connect(&m_connections, &ConnectionStore::changed, this, &ConnectionBox::refresh);
    refresh();
}

void ConnectionBox::refresh()
{
    m_shown = m_sessions.current().connection();
    const QList<Connection> &saved = m_connections.connections();
    fillConnectionCombo(*this, m_sessions.unsaved(saved) + saved, m_shown);
    if (count() > 0)
        insertSeparator(count());
    addItem(tr("Sign in to a new connection…"), kNew);
    if (!saved.isEmpty())
        addItem(CommonTexts::tr("Manage connections…"), kManage);
    const QString warning = isOpenToAll(m_shown) ? tr("Not encrypted") : QString();
    describe(this, warning);
    const QString place = m_shown.baseUrl.isEmpty() ? QString() : connectionAndEnvironment(m_shown);
    m_tip = warning.isEmpty() ? place : place + u'\n' + warning;
    updateGeometry();
    update();
}

void ConnectionBox::choose(int index)
{
    const QString chosen = itemData(index).toString();
    refresh(); // the current item does not change before the session has
    if (chosen == kNew)
        Q_EMIT newConnectionRequested();
    else if (chosen == kManage)
        Q_EMIT manageConnectionsRequested();
    else if (chosen != m_sessions.current().connection().id)
        Q_EMIT connectionChosen(chosen);
}

/// Returns the width of the box around a name of that width, with the badge and the lock.
int ConnectionBox::widthAround(int nameWidth) const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    int content = nameWidth;
    if (!m_shown.environment.isEmpty())
        content += Badge::sizeOf(environmentBadge(m_shown)).width() + kSpace8;
    if (isOpenToAll(m_shown))
        content += kSpace8 + kIcon + kSpace4 +
                   QFontMetrics(textFont(TextRole::Caption)).horizontalAdvance(tr("Not encrypted"));
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, {content, 0}, this).width();
}

QSize ConnectionBox::sizeHint() const
{
    const QString name = m_shown.baseUrl.isEmpty() ? placeholderText() : connectionText(m_shown);
    const int width = widthAround(fontMetrics().horizontalAdvance(name) + kSpace4);
    return {std::min(width, textscale::scaled(kConnectionMaxWidth)), ComboField::sizeHint().height()};
}

QSize ConnectionBox::minimumSizeHint() const
{
    return {std::min(widthAround(textscale::scaled(kLeastNameWidth)), textscale::scaled(kConnectionMaxWidth)),
            ComboField::minimumSizeHint().height()};
}

bool ConnectionBox::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ComboField::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(m_tip), this);
    return true;
}

void ConnectionBox::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    if (m_shown.baseUrl.isEmpty()) {
        option.currentText = placeholderText();
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
        return;
    }
    // Placed from left to right, and mirrored where they are drawn.
    const auto placed = [this](const QRect &rect) {
        return QStyle::visualRect(layoutDirection(), this->rect(), rect);
    };
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    QRect room = QStyle::visualRect(layoutDirection(), rect(), field);
    if (!m_shown.environment.isEmpty()) {
        const Badge::Content environment = environmentBadge(m_shown);
        QRect badge(QPoint(room.left(), 0), Badge::sizeOf(environment));
        badge.moveTop(room.center().y() - badge.height() / 2);
        Badge::paint(painter, placed(badge), environment, palette(), layoutDirection());
        room.setLeft(badge.right() + 1 + kSpace8);
    }
    const Colors &colors = of(palette());
    if (isOpenToAll(m_shown)) {
        // On this computer nothing can be read by others.
        const QColor ink = isLoopback(m_shown.baseUrl) ? colors.dim : colors.warn.ink;
        const QString word = tr("Not encrypted");
        painter.setFont(textFont(TextRole::Caption));
        painter.setPen(ink);
        QRect text = room;
        text.setLeft(room.right() - painter.fontMetrics().horizontalAdvance(word));
        painter.drawText(placed(text), Qt::AlignVCenter | Qt::AlignAbsolute | Qt::AlignLeft, word);
        const QRect lock(text.left() - kSpace4 - kIcon, room.center().y() - kIcon / 2, kIcon, kIcon);
        painter.drawPixmap(placed(lock), iconPixmap(Icon::LockOpen, ink, kIcon, devicePixelRatioF()));
        room.setRight(lock.left() - kSpace8);
    }
    painter.setFont(font());
    painter.setPen(isEnabled() ? colors.text : colors.off);
    const QString name = fontMetrics().elidedText(connectionText(m_shown), Qt::ElideRight, room.width());
    painter.drawText(
        placed(room),
        static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)), name);
}

void ConnectionBox::changeEvent(QEvent *event)
{
    ComboField::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

#include "moc_connectionbox.cpp"
