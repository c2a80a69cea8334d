// SPDX-License-Identifier: MIT
#include "ui/connections/connectionheader.h"

#include "connections/connectionfields.h"
#include "net/loopback.h"
#include "ui/connectionform/connectioncombo.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/views/badge.h"
#include "ui/widgets/views/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

// Item data of the items that are not connections.
const QString kNew = u"new"_s;
const QString kManage = u"manage"_s;

constexpr int kSessionMinWidth = 200; ///< if there is less room, the buttons are below the connection

} // namespace

ConnectionHeader::ConnectionHeader(const SessionManager &sessions, const ConnectionStore &connections,
                                   QWidget *parent)
    : WrappingPane(parent)
    , m_sessions(sessions)
    , m_connections(connections)
    , m_sessionArea(new QWidget)
    , m_choice(new ComboField)
    , m_environment(new Badge(fieldTitle(ConnectionField::Environment)))
    , m_host(new TextLabel)
    , m_encryption(new Badge(tr("Encryption")))
    , m_identity(new TextLabel({}, TextRole::Caption))
    , m_partition(new TextLabel({}, TextRole::Caption))
    , m_upgrade(makeButton(CommonTexts::tr("Upgrade"), u"upgrade"_s))
    , m_signIn(makeButton(CommonTexts::tr("Sign in"), u"headerSignIn"_s))
    , m_signOut(makeButton(tr("Sign out"), u"signOut"_s, ButtonKind::Quiet))
{
    setObjectName(u"connectionHeader"_s);
    m_choice->setObjectName(u"connection"_s);
    m_choice->setAccessibleName(fieldTitle(ConnectionField::Connection));
    m_choice->setPlaceholderText(
        tr("No connection")); // without it the first item would become the current one
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choice->setMaximumWidth(textscale::scaled(kConnectionMaxWidth));
    connect(m_choice, &QComboBox::activated, this, &ConnectionHeader::choose);
    m_environment->setObjectName(u"connectionEnvironment"_s);
    m_host->setObjectName(u"connectionHost"_s);
    m_host->dim();
    m_identity->setObjectName(u"identity"_s);
    m_identity->dim();
    m_partition->setObjectName(u"partitionName"_s);
    m_partition->dim();
    m_encryption->setObjectName(u"encryption"_s);
    connect(m_upgrade, &QPushButton::clicked, this, &ConnectionHeader::upgradePanelRequested);
    connect(m_signIn, &QPushButton::clicked, this, &ConnectionHeader::signInRequested);
    connect(m_signOut, &QPushButton::clicked, this, &ConnectionHeader::signOutRequested);

    for (TextLabel *label : {m_host, m_identity, m_partition})
        label->elided();
    for (QWidget *part : sessionParts())
        part->setParent(m_sessionArea);
    // On Linux Qt takes the accessible name of a combo box from its label only.
    auto *caption = new TextLabel(fieldTitle(ConnectionField::Connection), TextRole::Caption, m_sessionArea);
    caption->setBuddy(m_choice);
    caption->hide();
    auto *buttons = new QWidget;
    m_buttons = new QHBoxLayout(buttons);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(kSpace12);
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(kSpace16, kSpace12, kSpace16, kSpace12);
    m_layout->setSpacing(kSpace12);
    m_layout->addWidget(m_sessionArea, 1);
    for (QPushButton *button : {m_upgrade, m_signIn, m_signOut})
        m_buttons->addWidget(button, 0, Qt::AlignVCenter);
    m_layout->addWidget(buttons, 0, Qt::AlignTrailing | Qt::AlignVCenter);
    connect(&m_sessions, &SessionManager::stateChanged, this, &ConnectionHeader::refresh);
    connect(&m_sessions, &SessionManager::currentChanged, this, &ConnectionHeader::refresh);
    connect(&m_connections, &ConnectionStore::changed, this, &ConnectionHeader::refresh);
    refresh();
    arrange();
}

QWidgetList ConnectionHeader::sessionParts() const
{
    return {m_choice, m_environment, m_host, m_encryption, m_identity, m_partition};
}

/// Returns the width that one line of the session needs at least, in device-independent pixels.
int ConnectionHeader::oneLineWidth() const
{
    int width = -kSpace12;
    for (const QWidget *part : sessionParts()) {
        if (part->isHidden())
            continue;
        const bool isElided = part == m_identity || part == m_partition;
        width += kSpace12 + (part == m_choice ? textscale::scaled(kConnectionMinWidth)
                             : isElided       ? part->minimumSizeHint().width()
                                              : part->sizeHint().width());
    }
    return width;
}

/// Chooses the layout that belongs to the width of the header.
void ConnectionHeader::arrange()
{
    const int beside = m_buttons->sizeHint().width() + 2 * kSpace16 + m_layout->spacing();
    const bool isBelow = width() < textscale::scaled(kSessionMinWidth) + beside;
    m_layout->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const bool isOneLine = width() >= std::max(textscale::scaled(kBesideWidth), oneLineWidth() + beside);
    m_host->setMinimumWidth(isOneLine ? m_host->sizeHint().width() : 0);
    if (m_isOneLine == isOneLine)
        return;
    m_isOneLine = isOneLine;
    delete m_sessionArea->layout();
    QLayout *layout = nullptr;
    if (isOneLine)
        layout = new QHBoxLayout;
    else
        layout = new FlowLayout(kSpace12, kSpace4);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    for (QWidget *part : sessionParts()) {
        layout->addWidget(part);
        layout->setAlignment(part, Qt::AlignVCenter);
    }
    if (auto *line = qobject_cast<QHBoxLayout *>(layout))
        line->addStretch(1);
    m_sessionArea->setLayout(layout);
    m_choice->setMinimumWidth(isOneLine ? textscale::scaled(kConnectionMinWidth) : 0);
    layout->update(); // which setLayout() does not
    m_sessionArea->updateGeometry();
}

/// One line must not keep the window from becoming narrower.
QSize ConnectionHeader::minimumSizeHint() const
{
    const QSize size = WrappingPane::minimumSizeHint();
    return {std::min(size.width(), textscale::scaled(kWindowMinWidth)), size.height()};
}

bool ConnectionHeader::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return WrappingPane::event(event);
}

void ConnectionHeader::resizeEvent(QResizeEvent *event)
{
    WrappingPane::resizeEvent(event);
    arrange();
}

void ConnectionHeader::addNotice(QWidget *notice)
{
    m_buttons->insertWidget(0, notice, 0, Qt::AlignVCenter);
}

void ConnectionHeader::refresh()
{
    const Connection &connection = m_sessions.current().connection();
    const bool known = !connection.baseUrl.isEmpty();
    const QString host = displayHost(connection.baseUrl);
    const QString name = connectionText(connection);
    updateChoice();
    m_environment->setContent(environmentBadge(connection));
    m_environment->setVisible(known && !connection.environment.isEmpty());
    m_host->setText(host);
    m_host->setVisible(known && !name.contains(host));
    m_encryption->setVisible(connection.baseUrl.scheme() == "http"_L1);
    const bool isHarmless = isLoopback(connection.baseUrl); // nothing leaves this computer
    m_encryption->setContent(
        {isHarmless ? Tone::Mute : Tone::Warn, isHarmless ? Icon::Info : Icon::Warning, tr("Not encrypted")});
    m_identity->setText(identity());
    m_identity->setVisible(known || m_sessions.current().state() == Session::State::SigningIn);
    const QString partition = shownName(connection.partition);
    //: Where a user's notifications are looked for. %1 is the name of a partition.
    m_partition->setText(partition.isEmpty() ? tr("all partitions") : tr("partition %1").arg(partition));
    m_partition->setVisible(m_sessions.current().state() == Session::State::SignedIn);
    const bool open = m_sessions.current().isOpen();
    m_signIn->setVisible(!open);
    m_signOut->setVisible(open);
}

void ConnectionHeader::updateChoice()
{
    const QList<Connection> &saved = m_connections.connections();
    fillConnectionCombo(*m_choice, m_sessions.unsaved(saved) + saved, m_sessions.current().connection());
    if (m_choice->count() > 0)
        m_choice->insertSeparator(m_choice->count());
    m_choice->addItem(tr("New connection…"), kNew);
    if (!saved.isEmpty())
        m_choice->addItem(CommonTexts::tr("Manage connections…"), kManage);
}

void ConnectionHeader::choose(int index)
{
    const QString chosen = m_choice->itemData(index).toString();
    updateChoice(); // the current item does not change before the session has
    if (chosen == kNew)
        Q_EMIT newConnectionRequested();
    else if (chosen == kManage)
        Q_EMIT manageConnectionsRequested();
    else if (chosen != m_sessions.current().connection().id)
        Q_EMIT connectionChosen(chosen);
}

void ConnectionHeader::setUpgradePanelShown(bool shown)
{
    m_upgrade->setAccessibleDescription(shown ? tr("The upgrade panel is open.") : QString());
}

QString ConnectionHeader::identity() const
{
    switch (m_sessions.current().state()) {
    case Session::State::SignedIn:
        //: %1 is a person.
        return CommonTexts::tr("Signed in as %1").arg(userText(m_sessions.current().user()));
    case Session::State::Expired:
        //: %1 is a person.
        return tr("The session of %1 has ended").arg(userText(m_sessions.current().user()));
    case Session::State::ApiKeyOnly:
        return tr("API key alone – the service decides whose notifications it shows");
    case Session::State::SigningIn:
        return CommonTexts::tr("Signing in…");
    case Session::State::SignedOut:
        break;
    }
    return tr("Signed out");
}

#include "moc_connectionheader.cpp"
