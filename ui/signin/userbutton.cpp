// SPDX-License-Identifier: MIT
#include "ui/signin/userbutton.h"

#include "text/composedtext.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"

#include <QEvent>
#include <QMenu>

using namespace Qt::StringLiterals;
using namespace tokens;

UserButton::UserButton(const SessionManager &sessions, QWidget *parent)
    : QPushButton(parent)
    , m_sessions(sessions)
    , m_menu(new QMenu(this))
    , m_identity(m_menu->addAction(QString()))
    , m_partition(m_menu->addAction(QString()))
{
    setFocusPolicy(Qt::TabFocus);
    setAutoDefault(false);
    m_menu->setObjectName(u"userMenu"_s);
    m_menu->setAccessibleName(tr("User", "the person who is signed in"));
    for (QAction *fact : {m_identity, m_partition})
        fact->setEnabled(false);
    m_identity->setObjectName(u"identity"_s);
    m_partition->setObjectName(u"partitionName"_s);
    m_menu->addSeparator();
    connect(this, &QPushButton::clicked, this, [this] {
        if (!menu())
            Q_EMIT signInRequested();
    });
    connect(&m_sessions, &SessionManager::stateChanged, this, &UserButton::refresh);
    connect(&m_sessions, &SessionManager::currentChanged, this, &UserButton::refresh);
    refresh();
}

void UserButton::addMenuAction(QAction *action)
{
    m_menu->addAction(action);
}

QString UserButton::identity() const
{
    const Session &session = m_sessions.current();
    if (session.state() == Session::State::ApiKeyOnly)
        return tr("API key alone – the service decides whose notifications it shows");
    //: %1 is a person.
    return CommonTexts::tr("Signed in as %1").arg(userText(session.user()));
}

void UserButton::refresh()
{
    const Session &session = m_sessions.current();
    const bool isOpen = session.isOpen();
    setObjectName(isOpen ? u"user"_s : u"headerSignIn"_s);
    setMenu(isOpen ? m_menu : nullptr);
    if (!isOpen) {
        setText(CommonTexts::tr("Sign in"));
        setAccessibleName(text());
        setAccessibleDescription({});
        updateGeometry();
        return;
    }
    m_identity->setText(QString(identity()).replace(u'&', u"&&"_s));
    const QString partition = shownName(session.connection().partition);
    //: Where a user's notifications are looked for. %1 is the name of a partition.
    m_partition->setText((partition.isEmpty() ? tr("All partitions") : tr("Partition %1").arg(partition))
                             .replace(u'&', u"&&"_s));
    m_partition->setVisible(session.state() == Session::State::SignedIn);
    const User user = session.user();
    const QString name = session.state() == Session::State::ApiKeyOnly
                             ? tr("API key", "in place of a user")
                             : shownName(user.fullName.value_or(user.userName.value_or(QString())));
    const QString shown = name.isEmpty() ? tr("Signed in") : name;
    setText(fontMetrics()
                .elidedText(shown, Qt::ElideRight, textscale::scaled(kUserMaxWidth))
                .replace(u'&', u"&&"_s));
    setAccessibleName(m_menu->accessibleName());
    setAccessibleDescription(spokenText(identity()));
    updateGeometry();
}

void UserButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

#include "moc_userbutton.cpp"
