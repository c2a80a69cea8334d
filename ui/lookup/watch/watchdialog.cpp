// SPDX-License-Identifier: MIT
#include "ui/lookup/watch/watchdialog.h"

#include "ui/lookup/watch/watchtext.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/controls/numberfield.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

WatchDialog::WatchDialog(const QStringList &what, const WatchOptions &options, QWidget *parent)
    : ScrollDialog(parent)
    , m_minutes(new NumberField(u"watchMinutes"_s, static_cast<int>(WatchOptions::kMinInterval.count()),
                                static_cast<int>(WatchOptions::kMaxInterval.count()),
                                CommonTexts::tr(" min", "minutes, after a number")))
    , m_goal(new ComboField)
    , m_notifies(new CheckField(tr("Show changes on the desktop"), u"watchNotifies"_s))
{
    setObjectName(u"watchDialog"_s);
    setWindowTitle(CommonTexts::tr("Watch"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setSpacing(kSpace12);
    TextLabel *intro = plainLabel(what.join(u'\n'), TextRole::Strong)->wrapped();
    intro->setObjectName(u"watchWhat"_s);
    layout->addWidget(intro);
    auto *form = new FormGrid;
    m_minutes->setValue(static_cast<int>(options.interval.count()));
    //: A number of minutes follows: how often watched notifications are looked up.
    form->addRow(tr("Look up every"), m_minutes);
    m_goal->setObjectName(u"watchGoal"_s);
    for (const WatchGoal goal :
         {WatchGoal::None, WatchGoal::Changed, WatchGoal::Read, WatchGoal::Archived, WatchGoal::Found})
        m_goal->addItem(watchtext::goal(goal), static_cast<int>(goal));
    m_goal->setCurrentIndex(std::max(0, m_goal->findData(static_cast<int>(options.goal))));
    //: A choice follows: “I stop it”, “each is read”.
    form->addRow(tr("Until"), m_goal);
    layout->addWidget(form);
    m_notifies->setChecked(options.notifies);
    layout->addWidget(m_notifies);
    const QString facts =
        tr("It ends after 24 hours in any case. It waits while you are signed out, and never signs in by "
           "itself.") +
        u'\n' +
        tr("“Read” is the flag of the user of this session or API key, as the service decides. Nobody has "
           "documented whether a lookup changes it.");
    TextLabel *note = plainLabel(facts, TextRole::Caption)->dim()->wrapped();
    note->setObjectName(u"watchFacts"_s);
    layout->addWidget(note);
    layout->addStretch(1);

    auto *watch = makeButton(CommonTexts::tr("Watch"), u"startWatch"_s, ButtonKind::Primary);
    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancelWatch"_s);
    connect(watch, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    describe(watch, facts);
    setContent(content, makeDialogButtons(
                            {{watch, QDialogButtonBox::AcceptRole}, {cancel, QDialogButtonBox::RejectRole}}));
    m_minutes->setFocus(Qt::OtherFocusReason);
    m_minutes->selectAll();
}

WatchOptions WatchDialog::options() const
{
    return {.interval = std::chrono::minutes(m_minutes->value()),
            .goal = static_cast<WatchGoal>(m_goal->currentData().toInt()),
            .notifies = m_notifies->isChecked()};
}

#include "moc_watchdialog.cpp"
