// SPDX-License-Identifier: MIT
#include "ui/upgrade/upgradeconfirmation.h"

#include "ui/style/stylepaint.h"
#include "ui/text/commontext.h"
#include "ui/text/connectiontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/doublepressguard.h"
#include "ui/widgets/controls/taborder.h"
#include "ui/widgets/dialogs/dialog.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

UpgradeConfirmation::UpgradeConfirmation(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel({}, TextRole::Strong))
    , m_text(new TextLabel)
    , m_prompt(new TextLabel)
    , m_name(new QLineEdit)
    , m_confirm(makeButton(tr("Run upgrade now"), u"confirmUpgrade"_s, ButtonKind::Primary))
    , m_cancel(makeButton(CommonTexts::tr("Cancel"), u"declineUpgrade"_s))
{
    setObjectName(u"upgradeConfirmation"_s);
    setAccessibleRole(this, QAccessible::AlertMessage);
    setAccessibleName(tr("Upgrade confirmation"));
    m_title->setObjectName(u"upgradeConfirmationTitle"_s);
    for (TextLabel *label : {m_title, m_text, m_prompt})
        label->wrapped();
    m_prompt->setObjectName(u"upgradeConfirmationPrompt"_s);
    m_name->setObjectName(u"upgradeConfirmationHost"_s);
    m_name->setAccessibleName(tr("Host name to confirm"));
    m_prompt->setBuddy(m_name);
    guardAgainstDoublePress(m_confirm);
    guardAgainstDoublePress(m_cancel);

    connect(m_name, &QLineEdit::textChanged, this, &UpgradeConfirmation::updateConfirm);
    connect(m_name, &QLineEdit::returnPressed, this, &UpgradeConfirmation::confirm);
    connect(m_confirm, &QPushButton::clicked, this, &UpgradeConfirmation::confirm);
    connect(m_cancel, &QPushButton::clicked, this, &UpgradeConfirmation::declined);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace12, kSpace12, kSpace12);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_prompt);
    layout->addWidget(m_name);
    layout->addSpacing(kSpace4);
    layout->addWidget(makeDialogButtons(
        {{m_confirm, QDialogButtonBox::AcceptRole}, {m_cancel, QDialogButtonBox::RejectRole}}));
}

void UpgradeConfirmation::ask(const Connection &connection, UpgradeMode mode,
                              const std::optional<Connection> &production)
{
    m_host = displayHost(connection.baseUrl);
    m_typed = production.has_value();
    m_title->setText(mode == UpgradeMode::Everything
                         //: An upgrade that runs everything that happens before login. %1 is a host.
                         ? tr("Run everything on %1: system upgrades and report installation?").arg(m_host)
                         : tr("Run only the system data upgrades on %1?").arg(m_host));
    m_text->setText(tr("The request is sent once. It can't be taken back."));
    if (connection.isProduction)
        m_prompt->setText(tr("This is PRODUCTION. Type %1 to confirm.").arg(m_host));
    else if (production)
        //: %1 is another connection, %2 a host.
        m_prompt->setText(tr("“%1” has the same address and is PRODUCTION. Type %2 to confirm.")
                              .arg(connectionText(*production), m_host));
    m_prompt->setVisible(m_typed);
    m_name->clear();
    m_name->setVisible(m_typed);
    updateConfirm();
    show();
    describeNotice(this, tr("%1 %2", "a question and a sentence, as a screen reader says them")
                             .arg(m_title->text(), m_text->text()));
    setFocusProxy(m_typed ? static_cast<QWidget *>(m_name) : m_cancel);
    setFocus(Qt::OtherFocusReason);
}

void UpgradeConfirmation::updateConfirm()
{
    const bool matches = m_name->text().trimmed().compare(m_host, Qt::CaseInsensitive) == 0;
    m_confirm->setEnabled(!m_typed || matches);
}

void UpgradeConfirmation::confirm()
{
    if (isVisible() && m_confirm->isEnabled())
        Q_EMIT confirmed();
}

bool UpgradeConfirmation::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Escape declines the question and does not stop a lookup
        return true;
    }
    return QWidget::event(event);
}

void UpgradeConfirmation::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT declined();
    else
        QWidget::keyPressEvent(event);
}

/// Tab stays in the question, so that Enter after it cannot press a button elsewhere that sends a request.
bool UpgradeConfirmation::focusNextPrevChild(bool next)
{
    return focusNextInReadingOrder(*this, next);
}

void UpgradeConfirmation::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    stylepaint::drawNotice(painter, rect(), of(palette()), m_typed ? Tone::Danger : Tone::Info);
}

#include "moc_upgradeconfirmation.cpp"
