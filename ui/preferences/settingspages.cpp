// SPDX-License-Identifier: MIT
#include "ui/preferences/settingspages.h"

#include "program/language.h"
#include "results/resultarchive.h"
#include "ui/preferences/settingspage.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct PreferencesTexts
{
    Q_DECLARE_TR_FUNCTIONS(Preferences)
};

SettingsPage *makeAppearance(PreferenceStore &store)
{
    using Appearance = Preferences::Appearance;
    auto *page = new SettingsPage(PreferencesTexts::tr("Appearance"), u"appearancePage"_s, store);
    if (store.hasAppearanceOfThisRun())
        page->setNote(
            PreferencesTexts::tr("The program was started with colours of its own. What is chosen here holds "
                                 "when it is started without them."));
    page->addChoice<Appearance>({PreferencesTexts::tr("Colours"), u"appearance"_s, {}},
                                &Preferences::appearance,
                                {{Appearance::System, PreferencesTexts::tr("As the system has it")},
                                 {Appearance::Light, PreferencesTexts::tr("Light")},
                                 {Appearance::Dark, PreferencesTexts::tr("Dark")}});
    using Contrast = Preferences::Contrast;
    page->addChoice<Contrast>({PreferencesTexts::tr("Contrast"), u"contrast"_s, {}}, &Preferences::contrast,
                              {{Contrast::System, PreferencesTexts::tr("As the system has it")},
                               {Contrast::Normal, PreferencesTexts::tr("Normal")},
                               {Contrast::High, PreferencesTexts::tr("High")}});
    constexpr int kStep = 10;
    page->addNumber({PreferencesTexts::tr("Text size"), u"textSize"_s,
                     PreferencesTexts::tr("Of the size that the system has.")},
                    {Preferences::kLeastTextSize, Preferences::kMostTextSize, kStep,
                     PreferencesTexts::tr(" %", "per cent, after a number")},
                    &Preferences::textSize);
    return page;
}

SettingsPage *makeLanguage(PreferenceStore &store)
{
    auto *page = new SettingsPage(PreferencesTexts::tr("Language"), u"languagePage"_s, store);
    std::vector<std::pair<QString, QString>> languages{
        {QString(), PreferencesTexts::tr("As the system has it")}};
    for (const QString &tag : language::offered())
        languages.emplace_back(tag, language::nativeName(tag));
    page->addChoice({PreferencesTexts::tr("Language"), u"language"_s,
                     PreferencesTexts::tr(
                         "While a lookup runs or a dialog waits for you, the window keeps its language until "
                         "that has ended.")},
                    &Preferences::language, languages);
    return page;
}

SettingsPage *makeTime(PreferenceStore &store)
{
    using Zone = Preferences::Zone;
    auto *page = new SettingsPage(PreferencesTexts::tr("Time"), u"timePage"_s, store);
    page->addChoice<Zone>(
        {PreferencesTexts::tr("Time zone"), u"timeZone"_s,
         PreferencesTexts::tr("Of the dates and times that are shown. What is copied and exported is "
                              "in UTC.")},
        &Preferences::zone,
        {{Zone::Local, PreferencesTexts::tr("This computer’s")}, {Zone::Utc, PreferencesTexts::tr("UTC")}});
    return page;
}

SettingsPage *makeLookup(PreferenceStore &store)
{
    auto *page = new SettingsPage(PreferencesTexts::tr("Lookup"), u"lookupPage"_s, store);
    page->addNumber({PreferencesTexts::tr("Requests at a time"), u"parallelRequests"_s,
                     PreferencesTexts::tr("More is faster where the service can keep up.")},
                    {1, Preferences::kMostParallel, 1, {}}, &Preferences::parallel);
    constexpr int kStep = 100;
    page->addNumber(
        {PreferencesTexts::tr("Ask above"), u"askAbove"_s,
         PreferencesTexts::tr("A lookup of more ids than this is made once you have agreed to it.")},
        {1, Preferences::kMostAskAbove, kStep, {}}, &Preferences::askAbove);
    return page;
}

SettingsPage *makeTimes(PreferenceStore &store)
{
    auto *page = new SettingsPage(PreferencesTexts::tr("Timeouts"), u"timeoutsPage"_s, store);
    page->setNote(
        PreferencesTexts::tr("These are for new connections. A connection that is saved keeps its own."));
    const QString seconds = PreferencesTexts::tr(" s", "seconds, after a number");
    constexpr int kMostSeconds = Preferences::kMostTime * 60;
    page->addTime({PreferencesTexts::tr("Time to connect"), u"newConnectTimeout"_s, {}},
                  {1, kMostSeconds, 1, seconds}, &Preferences::connectTime);
    page->addTime({PreferencesTexts::tr("Time for a request"), u"newRequestTimeout"_s, {}},
                  {1, kMostSeconds, 1, seconds}, &Preferences::requestTime);
    page->addTime({PreferencesTexts::tr("Time for an upgrade"), u"newUpgradeTimeout"_s, {}},
                  {1, Preferences::kMostTime, 1, PreferencesTexts::tr(" min", "minutes, after a number")},
                  &Preferences::upgradeTime);
    return page;
}

SettingsPage *makeCopy(PreferenceStore &store)
{
    auto *page = new SettingsPage(PreferencesTexts::tr("Copy format"), u"copyPage"_s, store);
    page->addChoice<ExportFormat>(
        {PreferencesTexts::tr("Copy for ticket"), u"ticketFormat"_s,
         PreferencesTexts::tr(
             "What the command gives. The Copy button beside the filter offers all of them.")},
        &Preferences::ticketFormat,
        {{ExportFormat::Markdown, PreferencesTexts::tr("Markdown")},
         {ExportFormat::PlainText, PreferencesTexts::tr("Plain text")},
         {ExportFormat::Tsv, PreferencesTexts::tr("TSV with headers")},
         {ExportFormat::Json, PreferencesTexts::tr("JSON")}});
    return page;
}

SettingsPage *makeResults(PreferenceStore &store, ResultArchive &archive)
{
    auto *page = new SettingsPage(PreferencesTexts::tr("Results"), u"resultsPage"_s, store);
    page->addTick(
        {PreferencesTexts::tr("Keep results between sessions"), u"keepResultsTick"_s,
         PreferencesTexts::tr(
             "They are there again at the next start. Without it, what was kept is deleted.")},
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
