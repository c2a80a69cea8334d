// SPDX-License-Identifier: MIT
#include "ui/preferences/settingspages.h"

#include "program/language.h"
#include "results/resultarchive.h"
#include "ui/preferences/settingspage.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Preferences)
};

SettingsPage *makeAppearance(PreferenceStore &store)
{
    using Appearance = Preferences::Appearance;
    auto *page = new SettingsPage(Words::tr("Appearance"), u"appearancePage"_s, store);
    if (store.hasAppearanceOfThisRun())
        page->setNote(Words::tr("The program was started with colours of its own. What is chosen here holds "
                                "when it is started without them."));
    page->addChoice<Appearance>({Words::tr("Colours"), u"appearance"_s, {}}, &Preferences::appearance,
                                {{Appearance::System, Words::tr("As the system has it")},
                                 {Appearance::Light, Words::tr("Light")},
                                 {Appearance::Dark, Words::tr("Dark")}});
    using Contrast = Preferences::Contrast;
    page->addChoice<Contrast>({Words::tr("Contrast"), u"contrast"_s, {}}, &Preferences::contrast,
                              {{Contrast::System, Words::tr("As the system has it")},
                               {Contrast::Normal, Words::tr("Normal")},
                               {Contrast::High, Words::tr("High")}});
    constexpr int kStep = 10;
    page->addNumber({Words::tr("Text size"), u"textSize"_s, Words::tr("Of the size that the system has.")},
                    {Preferences::kLeastTextSize, Preferences::kMostTextSize, kStep,
                     Words::tr(" %", "per cent, after a number")},
                    &Preferences::textSize);
    return page;
}

SettingsPage *makeLanguage(PreferenceStore &store)
{
    auto *page = new SettingsPage(Words::tr("Language"), u"languagePage"_s, store);
    std::vector<std::pair<QString, QString>> languages{{QString(), Words::tr("As the system has it")}};
    for (const QString &tag : language::offered())
        languages.emplace_back(tag, language::nativeName(tag));
    page->addChoice(
        {Words::tr("Language"), u"language"_s,
         Words::tr("While a lookup runs or a dialog waits for you, the window keeps its language until "
                   "that has ended.")},
        &Preferences::language, languages);
    return page;
}

SettingsPage *makeTime(PreferenceStore &store)
{
    using Zone = Preferences::Zone;
    auto *page = new SettingsPage(Words::tr("Time"), u"timePage"_s, store);
    page->addChoice<Zone>({Words::tr("Time zone"), u"timeZone"_s,
                           Words::tr("Of the dates and times that are shown. What is copied and exported is "
                                     "in UTC.")},
                          &Preferences::zone,
                          {{Zone::Local, Words::tr("This computer’s")}, {Zone::Utc, Words::tr("UTC")}});
    return page;
}

SettingsPage *makeLookup(PreferenceStore &store)
{
    auto *page = new SettingsPage(Words::tr("Lookup"), u"lookupPage"_s, store);
    page->addNumber({Words::tr("Requests at a time"), u"parallelRequests"_s,
                     Words::tr("More is faster where the service can keep up.")},
                    {1, Preferences::kMostParallel, 1, {}}, &Preferences::parallel);
    constexpr int kStep = 100;
    page->addNumber({Words::tr("Ask above"), u"askAbove"_s,
                     Words::tr("A lookup of more ids than this is made once you have agreed to it.")},
                    {1, Preferences::kMostAskAbove, kStep, {}}, &Preferences::askAbove);
    return page;
}

SettingsPage *makeTimes(PreferenceStore &store)
{
    auto *page = new SettingsPage(Words::tr("Timeouts"), u"timeoutsPage"_s, store);
    page->setNote(Words::tr("These are for new connections. A connection that is saved keeps its own."));
    const QString seconds = Words::tr(" s", "seconds, after a number");
    constexpr int kMostSeconds = Preferences::kMostTime * 60;
    page->addTime({Words::tr("Time to connect"), u"newConnectTimeout"_s, {}}, {1, kMostSeconds, 1, seconds},
                  &Preferences::connectTime);
    page->addTime({Words::tr("Time for a request"), u"newRequestTimeout"_s, {}},
                  {1, kMostSeconds, 1, seconds}, &Preferences::requestTime);
    page->addTime({Words::tr("Time for an upgrade"), u"newUpgradeTimeout"_s, {}},
                  {1, Preferences::kMostTime, 1, Words::tr(" min", "minutes, after a number")},
                  &Preferences::upgradeTime);
    return page;
}

SettingsPage *makeCopy(PreferenceStore &store)
{
    auto *page = new SettingsPage(Words::tr("Copy format"), u"copyPage"_s, store);
    page->addChoice<ExportFormat>(
        {Words::tr("Copy for ticket"), u"ticketFormat"_s,
         Words::tr("What the command gives. The Copy button beside the filter offers all of them.")},
        &Preferences::ticketFormat,
        {{ExportFormat::Markdown, Words::tr("Markdown")},
         {ExportFormat::PlainText, Words::tr("Plain text")},
         {ExportFormat::Tsv, Words::tr("TSV with headers")},
         {ExportFormat::Json, Words::tr("JSON")}});
    return page;
}

SettingsPage *makeResults(PreferenceStore &store, ResultArchive &archive)
{
    auto *page = new SettingsPage(Words::tr("Results"), u"resultsPage"_s, store);
    page->addTick(
        {Words::tr("Keep results between sessions"), u"keepResultsTick"_s,
         Words::tr("They are there again at the next start. Without it, what was kept is deleted.")},
        [&archive] { return archive.isKeeping(); },
        [&archive](bool keeping) { archive.setKeeping(keeping); });
    QObject::connect(&archive, &ResultArchive::keepingChanged, page, &SettingsPage::refresh);
    return page;
}

} // namespace

QList<SettingsPage *> makeSettingsPages(PreferenceStore &store, ResultArchive &archive)
{
    return {makeAppearance(store),      makeLanguage(store), makeTime(store),
            makeLookup(store),          makeTimes(store),    makeCopy(store),
            makeResults(store, archive)};
}
