// SPDX-License-Identifier: MIT
#include "ui/window/quitquestion.h"

#include "results/resultcache.h"
#include "results/resultsets.h"
#include "text/composedtext.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"
#include "upgrade/upgraderun.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr std::chrono::seconds kWorthKeeping(10);

/// Returns whether results are lost at the end that took long to get, or that the user has marked.
bool losesResults(const Services &services)
{
    const QList<ResultSet *> sets = services.results.sets();
    return !services.resultCache.isKeeping() &&
           std::any_of(sets.begin(), sets.end(), [](const ResultSet *set) {
               return set->isWorthKeeping() && (set->duration() > kWorthKeeping || set->hasMarks());
           });
}

int rowCount(const ResultSets &results)
{
    qsizetype rows = 0;
    for (const ResultSet *set : results.sets()) {
        if (set->isWorthKeeping())
            rows += set->rows().size();
    }
    return static_cast<int>(rows);
}

} // namespace

bool QuitQuestion::isNeeded(const Services &services)
{
    return !services.isTemporary &&
           (services.upgrade.isRunning() || services.results.isRunning() || losesResults(services));
}

QuitQuestion::QuitQuestion(const Services &services, ProgramEnd end, QWidget *parent)
    : Dialog(parent)
    , m_services(services)
{
    setObjectName(u"quitQuestion"_s);
    setWindowTitle(end == ProgramEnd::Quit ? tr("Quit Svc Desktop?") : tr("Restart Svc Desktop?"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    QVBoxLayout *layout = makeColumn(kSpace12);
    QStringList texts;
    const auto add = [layout, &texts](const QString &name, const QString &text,
                                      TextRole role = TextRole::Body) {
        texts += sentenceText(text);
        TextLabel *label = plainLabel(text, role)->wrapped();
        label->setObjectName(name);
        layout->addWidget(label);
    };
    const bool isUpgrading = services.upgrade.isRunning();
    if (isUpgrading) {
        add(u"quitUpgradeTitle"_s,
            tr("An upgrade is still running on %1").arg(services.upgrade.report().displayHost),
            TextRole::Strong);
        add(u"quitUpgrade"_s, tr("The server may continue. If you quit, its outcome will not be known; the "
                                 "next start says so."));
    }
    const bool isRunning = services.results.isRunning();
    if (isRunning) {
        add(u"quitLookupTitle"_s, tr("A lookup is still running"), TextRole::Strong);
        add(u"quitLookup"_s, tr("What is missing will not be looked up."));
    }
    const bool canKeep = !services.resultCache.isKeeping() && (isRunning || losesResults(services));
    if (canKeep) {
        add(u"quitResultsTitle"_s, tr("%Ln results would be lost", nullptr, rowCount(services.results)),
            TextRole::Strong);
        add(u"quitResults"_s,
            tr("Results are not kept between sessions. They can be kept in a file that only "
               "you can read."));
    }

    QList<std::pair<QPushButton *, QDialogButtonBox::ButtonRole>> buttons;
    if (canKeep) {
        auto *once = makeButton(tr("Keep them for the next start"), u"keepOnce"_s,
                                isUpgrading ? ButtonKind::Normal : ButtonKind::Primary);
        auto *always = makeButton(tr("Always keep"), u"keepAlways"_s);
        connect(once, &QPushButton::clicked, this, [this] {
            m_services.resultCache.keepOnce();
            accept();
        });
        connect(always, &QPushButton::clicked, this, [this] {
            m_services.resultCache.setKeeping(true);
            accept();
        });
        buttons += {{once, QDialogButtonBox::AcceptRole}, {always, QDialogButtonBox::AcceptRole}};
    }
    auto *quit = makeButton(end == ProgramEnd::Quit ? tr("Quit") : tr("Restart"), u"quitAnyway"_s);
    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancelQuit"_s);
    connect(quit, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    buttons += {{quit, QDialogButtonBox::DestructiveRole}, {cancel, QDialogButtonBox::RejectRole}};
    layout->addStretch(1);
    layout->addWidget(makeDialogButtons(buttons));
    if (isUpgrading)
        connect(&services.upgrade, &UpgradeRun::finished, this, &QDialog::reject);

    const int width =
        std::max(textscale::forDialog(*this, {kDialogWidth, 0}).width(), layout->minimumSize().width());
    resize(width, layout->totalHeightForWidth(width));
    QPushButton *first = canKeep && !isUpgrading ? buttons.first().first : cancel;
    describe(first, texts.join(u' ')); // Orca 48 does not finish what the dialog says
    first->setFocus(Qt::OtherFocusReason);
}

#include "moc_quitquestion.cpp"
