// SPDX-License-Identifier: MIT
#include "desktop/programoptions.h"

#include "ui/text/commontext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

struct MainTexts
{
    Q_DECLARE_TR_FUNCTIONS(Main)
};

const QString kLanguage = u"language"_s;

} // namespace

bool asksForText(const QStringList &arguments)
{
    const QStringList asking = {u"--help"_s,    u"-h"_s, u"--help-all"_s,
                                u"--version"_s, u"-v"_s, u"--debug-info"_s};
    return std::any_of(asking.begin(), asking.end(),
                       [&](const QString &option) { return arguments.contains(option); });
}

ProgramOptions parseProgramOptions(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommonTexts::tr("Reads notifications of the service and runs its upgrade."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demo(
        u"demo"_s, MainTexts::tr("Start the demo service, and fill in the sign-in dialog for it."));
    const QCommandLineOption appearance(u"appearance"_s, MainTexts::tr("Colours: system, light or dark."),
                                        u"appearance"_s);
    const QCommandLineOption newWindow(
        u"new-window"_s, MainTexts::tr("Open a window of its own even if the program is already running."));
    const QCommandLineOption debugInfo(u"debug-info"_s,
                                       MainTexts::tr("Print diagnostic information and exit."));
    QCommandLineOption language(kLanguage, {}, u"tag"_s);
    language.setFlags(QCommandLineOption::HiddenFromHelp); // see restartArguments()
    parser.addOptions({demo, appearance, newWindow, debugInfo, language});
    parser.addPositionalArgument(
        u"link"_s,
        MainTexts::tr("What to fill in: svc-desktop://lookup?connection=NAME&ids=IDS. Nothing is sent."),
        u"[link]"_s);
    parser.process(application);

    ProgramOptions options;
    options.demo = parser.isSet(demo);
    options.debugInfo = parser.isSet(debugInfo);
    options.newWindow = parser.isSet(newWindow);
    if (parser.isSet(language))
        options.language = parser.value(language);
    options.link = parser.positionalArguments().join(u' '); // several arguments never form a valid link
    const QString wanted = parser.value(appearance);
    if (wanted == "system"_L1) {
        options.appearance = Preferences::Appearance::System;
    } else if (wanted == "light"_L1) {
        options.appearance = Preferences::Appearance::Light;
    } else if (wanted == "dark"_L1) {
        options.appearance = Preferences::Appearance::Dark;
    } else if (parser.isSet(appearance)) {
        std::fputs(
            qPrintable(MainTexts::tr("“%1” is not an appearance. Use system, light or dark.").arg(wanted) +
                       u'\n'),
            stderr);
        std::exit(EXIT_FAILURE);
    }
    return options;
}

QStringList restartArguments(QStringList arguments, const ProgramOptions &options, const QString &language)
{
    const QString option = u"--"_s + kLanguage + u'=';
    arguments.removeIf([&option](const QString &argument) {
        return argument.startsWith("svc-desktop:"_L1, Qt::CaseInsensitive) || argument.startsWith(option);
    });
    if (options.demo)
        arguments.prepend(option + language); // links may follow “--”
    return arguments;
}
