// SPDX-License-Identifier: MIT
#include "ui/lookup/card/resultdetail.h"

#include "ui/lookup/card/cardcommands.h"
#include "ui/lookup/card/changesnote.h"
#include "ui/lookup/card/failureview.h"
#include "ui/lookup/card/notificationcard.h"
#include "ui/style/tokens.h"

#include <QEvent>
#include <QVBoxLayout>

using namespace tokens;

namespace {

ResultRow earlierRow(const ResultRow &row)
{
    ResultRow old = row;
    old.lookup.outcome = LookupRow::Outcome::Found;
    old.lookup.notification = row.before;
    old.lookup.fetchedAt = row.beforeAt;
    return old;
}

} // namespace

ResultDetail::ResultDetail(const KnownSecrets &secrets, const Clock &clock, CardCommands &commands,
                           Navigator &navigator, QWidget *parent)
    : QWidget(parent)
    , m_secrets(secrets)
    , m_clock(clock)
    , m_commands(commands)
    , m_failure(new FailureView(secrets, commands, navigator))
{
    connect(&m_clock, &Clock::zoneChanged, this, [this] {
        if (m_row && !m_row->lookup.notification)
            m_failure->setRow(*m_row, m_clock);
        if (m_row && m_changes)
            m_changes->setRow(*m_row, m_clock);
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace12, kSpace8, kSpace12, kSpace8);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_failure);
    clear();
}

void ResultDetail::clear()
{
    m_row.reset();
    m_failure->hide();
    if (m_card) {
        m_card->hide();
        m_changes->clear();
    }
}

void ResultDetail::setRow(const ResultRow &row)
{
    const bool isFound = row.lookup.notification != nullptr;
    m_row = row;
    m_failure->setVisible(!isFound);
    if (!isFound)
        m_failure->setRow(row, m_clock);
    if ((isFound || row.before) && !m_card)
        makeCard();
    if (isFound)
        m_card->setContent(row);
    else if (isOutdated(row))
        m_card->setContent(earlierRow(row));
    if (m_card) {
        m_card->setCopyOffered(isFound); // otherwise the failure offers it
        m_card->setVisible(isFound || isOutdated(row));
        m_changes->setRow(row, m_clock);
    }
    Q_EMIT rawShownChanged();
}

bool ResultDetail::isRawShown() const
{
    return hasRaw() && m_card->isRawShown();
}

bool ResultDetail::hasRaw() const
{
    return m_card && m_card->isVisibleTo(this);
}

void ResultDetail::toggleRaw()
{
    if (hasRaw())
        m_card->toggleRaw();
}

void ResultDetail::makeCard()
{
    m_card = new NotificationCard(m_secrets, m_clock, m_commands);
    m_changes = new ChangesNote;
    layout()->addWidget(m_changes);
    layout()->addWidget(m_card);
}

#include "moc_resultdetail.cpp"
