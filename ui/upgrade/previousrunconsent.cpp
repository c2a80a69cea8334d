// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousrunconsent.h"

#include "ui/upgrade/outcometext.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

PreviousRunConsent::PreviousRunConsent(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_what(new TextLabel)
    , m_consent(new CheckField(tr("I know that a previous run may still be active"), u"iKnow"_s))
{
    setObjectName(u"previousRunTick"_s);
    m_what->setObjectName(u"previousRunWhat"_s);
    m_what->wrapped()->setTone(Tone::Warn);
    connect(m_consent, &QCheckBox::toggled, this, &PreviousRunConsent::changed);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_what);
    layout->addWidget(m_consent);
    hide();
}

void PreviousRunConsent::setRun(const std::optional<UpgradeRecord> &run, bool isShown,
                                const QStringList &damaged)
{
    const auto idOf = [](const std::optional<UpgradeRecord> &each) { return each ? each->id : QString(); };
    const bool isAnother = idOf(m_run) != idOf(run) || m_damaged != damaged;
    m_run = run;
    m_damaged = damaged;
    if (isAnother)
        m_consent->setChecked(false);
    QStringList what;
    if (run)
        what += describeBlockingRun(*run, m_clock);
    if (!damaged.isEmpty())
        what += describeDamagedRecords(damaged);
    describe(m_consent, what.join(u' '));
    if (run && isShown)
        what.removeFirst();
    m_what->setText(what.join(u'\n'));
    m_what->setVisible(!what.isEmpty());
    setVisible(isNeeded());
}

bool PreviousRunConsent::mayRun() const
{
    return !isNeeded() || m_consent->isChecked();
}

AcknowledgedRuns PreviousRunConsent::acknowledged() const
{
    if (!m_consent->isChecked())
        return {};
    return {m_run ? m_run->number : 0, m_damaged};
}

void PreviousRunConsent::uncheck()
{
    m_consent->setChecked(false);
}

#include "moc_previousrunconsent.cpp"
