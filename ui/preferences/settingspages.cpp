// SPDX-License-Identifier: MIT
#include "ui/preferences/settingspages.h"

#include "connections/connectionfields.h"
#include "export/exportformat.h"
#include "program/language.h"
#include "results/resultcache.h"
#include "ui/preferences/restartnotice.h"
#include "ui/preferences/settingspage.h"
#include "ui/text/commontext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct PreferencesTexts
{
    Q_DECLARE_TR_FUNCTIONS(Preferences)
};

} // namespace

GeneralPage makeGeneralPage(PreferenceStore &store, bool isTemporary)
{
    using Appearance = Preferences::Appearance;
    using Contrast = Preferences::Contrast;
    using Zone = Preferences::Zone;
    auto *page = new SettingsPage(PreferencesTexts::tr("General"), u"generalPage"_s, store);
    if (store.hasAppearanceOverride())
        page->setNote(PreferencesTexts::tr("The program was started with its own colours. Your choice "
                                           "applies when it is started without them."));
    page->addChoice<Appearance>({PreferencesTexts::tr("Colours"), u"appearance"_s}, &Preferences::appearance,
                                {{Appearance::System, PreferencesTexts::tr("Same as the system")},
                                 {Appearance::Light, PreferencesTexts::tr("Light")},
                                 {Appearance::Dark, PreferencesTexts::tr("Dark")}});
    page->addChoice<Contrast>({PreferencesTexts::tr("Contrast"), u"contrast"_s}, &Preferences::contrast,
                              {{Contrast::System, PreferencesTexts::tr("Same as the system")},
                               {Contrast::Normal, PreferencesTexts::tr("Normal")},
                               {Contrast::High, PreferencesTexts::tr("High")}});
    constexpr int kStep = 10;
    page->addNumber({PreferencesTexts::tr("Text size"), u"textSize"_s,
                     PreferencesTexts::tr("Relative to the system's text size.")},
                    {Preferences::kMinTextSize, Preferences::kMaxTextSize, kStep,
                     PreferencesTexts::tr(" %", "per cent, after a number")},
                    &Preferences::textSize);
    std::vector<std::pair<QString, QString>> languages{
        {QString(), PreferencesTexts::tr("Same as the system")}};
    for (const QString &tag : language::available())
        languages.emplace_back(tag, language::nativeName(tag));
    page->addChoice({PreferencesTexts::tr("Language"), u"language"_s,
                     PreferencesTexts::tr("Holds from the next start on.")},
                    &Preferences::language, languages);
    auto *restart = new RestartNotice(store, isTemporary);
    page->addNotice(restart);
    page->addChoice<Zone>(
        {PreferencesTexts::tr("Time zone"), u"timeZone"_s,
         PreferencesTexts::tr("For dates and times on screen. Copies and exports use UTC.")},
        &Preferences::zone,
        {{Zone::Local, PreferencesTexts::tr("This computer's")}, {Zone::Utc, PreferencesTexts::tr("UTC")}});
    return {page, restart};
}

SettingsPage *makeLookupPage(PreferenceStore &store, ResultCache &archive)
{
    auto *page = new SettingsPage(PreferencesTexts::tr("Lookup"), u"lookupPage"_s, store);
    page->addNumber({PreferencesTexts::tr("Requests at a time"), u"parallelRequests"_s,
                     PreferencesTexts::tr("More requests are faster if the service can keep up.")},
                    {1, Preferences::kMaxParallel}, &Preferences::parallel);
    constexpr int kStep = 100;
    page->addNumber({PreferencesTexts::tr("Ask above"), u"askAbove"_s,
                     PreferencesTexts::tr("The program asks before it looks up more ids than this.")},
                    {1, Preferences::kMaxAskAbove, kStep}, &Preferences::askAbove);
    page->addChoice<ExportFormat>(
        {CommonTexts::tr("Copy for ticket"), u"ticketFormat"_s,
         PreferencesTexts::tr(
             "The format that the command uses. The Copy button beside the filter offers all formats.")},
        &Preferences::ticketFormat,
        {{ExportFormat::Markdown, exportFormatTitle(ExportFormat::Markdown)},
         {ExportFormat::Jira, exportFormatTitle(ExportFormat::Jira)},
         {ExportFormat::PlainText, exportFormatTitle(ExportFormat::PlainText)},
         {ExportFormat::Tsv, exportFormatTitle(ExportFormat::Tsv)},
         {ExportFormat::Json, exportFormatTitle(ExportFormat::Json)}});
    page->addCheckField(
        {PreferencesTexts::tr("Keep results between sessions"), u"keepResultsTick"_s,
         PreferencesTexts::tr(
             "Results are there again at the next start. If you turn this off, stored results are deleted.")},
        [&archive] { return archive.isKeeping(); },
        [&archive](bool keeping) { archive.setKeeping(keeping); });
    QObject::connect(&archive, &ResultCache::keepingChanged, page, &SettingsPage::refresh);
    return page;
}

SettingsPage *makeConnectionsPage(PreferenceStore &store)
{
    auto *page = new SettingsPage(CommonTexts::tr("Connections"), u"connectionsPage"_s, store);
    page->setNote(PreferencesTexts::tr("Defaults for new connections. Saved connections keep their own."));
    const QString seconds = CommonTexts::tr(" s", "seconds, after a number");
    constexpr int kMaxSeconds = Preferences::kMaxTimeout * 60;
    page->addNumber({fieldTitle(ConnectionField::ConnectTimeout), u"newConnectTimeout"_s},
                    {1, kMaxSeconds, 1, seconds}, &Preferences::connectTime);
    page->addNumber({fieldTitle(ConnectionField::RequestTimeout), u"newRequestTimeout"_s},
                    {1, kMaxSeconds, 1, seconds}, &Preferences::requestTime);
    page->addNumber({fieldTitle(ConnectionField::UpgradeTimeout), u"newUpgradeTimeout"_s},
                    {1, Preferences::kMaxTimeout, 1, CommonTexts::tr(" min", "minutes, after a number")},
                    &Preferences::upgradeTime);
    return page;
}
