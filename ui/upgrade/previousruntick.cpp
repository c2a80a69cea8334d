// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousruntick.h"

#include "ui/upgrade/outcometext.h"
#include "ui/widgets/controls/tick.h"
#include "ui/widgets/views/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

PreviousRunTick::PreviousRunTick(QWidget *parent)
    : QWidget(parent)
    , m_what(new TextLabel)
    , m_tick(new Tick(tr("I know that a previous run may still be active"), u"iKnow"_s))
{
    setObjectName(u"previousRunTick"_s);
    m_what->setObjectName(u"previousRunWhat"_s);
    m_what->wrapped()->setTone(Tone::Warn);
    connect(m_tick, &QCheckBox::toggled, this, &PreviousRunTick::changed);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace8);
    layout->addWidget(m_what);
    layout->addWidget(m_tick);
    hide();
}

void PreviousRunTick::setRun(const std::optional<UpgradeRecord> &run, bool isTold, const QStringList &damaged)
{
    const auto idOf = [](const std::optional<UpgradeRecord> &each) { return each ? each->id : QString(); };
    const bool isAnother = idOf(m_run) != idOf(run) || m_damaged != damaged;
    m_run = run;
    m_damaged = damaged;
    if (isAnother)
        m_tick->setChecked(false);
    QStringList what;
    if (run)
        what += describeHoldingRun(*run);
    if (!damaged.isEmpty())
        what += describeDamagedRecords(damaged);
    m_tick->setAccessibleDescription(what.join(u' '));
    if (run && isTold)
        what.removeFirst();
    m_what->setText(what.join(u'\n'));
    m_what->setVisible(!what.isEmpty());
    setVisible(isNeeded());
}

bool PreviousRunTick::allowsRun() const
{
    return !isNeeded() || m_tick->isChecked();
}

AcknowledgedRuns PreviousRunTick::acknowledged() const
{
    if (!m_tick->isChecked())
        return {};
    return {m_run ? m_run->number : 0, m_damaged};
}

void PreviousRunTick::takeBack()
{
    m_tick->setChecked(false);
}

#include "moc_previousruntick.cpp"
