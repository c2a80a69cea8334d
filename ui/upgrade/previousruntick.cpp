// SPDX-License-Identifier: MIT
#include "ui/upgrade/previousruntick.h"

#include "ui/upgrade/outcometext.h"
#include "ui/widgets/textlabel.h"
#include "ui/widgets/tick.h"

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

void PreviousRunTick::setRun(const std::optional<UpgradeRecord> &run, bool isTold)
{
    const bool isAnother = !m_run || !run || m_run->id != run->id;
    m_run = run;
    if (isAnother)
        m_tick->setChecked(false);
    const QString what = run ? describeHoldingRun(*run) : QString();
    m_what->setText(what);
    m_what->setVisible(!isTold);
    m_tick->setAccessibleDescription(what);
    setVisible(run.has_value());
}

bool PreviousRunTick::allowsRun() const
{
    return !m_run || m_tick->isChecked();
}

qint64 PreviousRunTick::acknowledged() const
{
    return m_run && m_tick->isChecked() ? m_run->number : 0;
}

void PreviousRunTick::takeBack()
{
    m_tick->setChecked(false);
}
