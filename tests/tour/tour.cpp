// SPDX-License-Identifier: MIT
// tour FOLDER: takes a picture of every surface in every state into FOLDER, one PNG each. Options: --language
// TAG (or “pseudo”), --appearance dark, --contrast, --text-size PERCENT, --width PIXELS, --macos for the
// conventions of macOS, --only TEXT for the surfaces whose names contain the text. Opens no window on a
// screen.
#include "program/language.h"
#include "tour/pseudotranslator.h"
#include "tour/surfaces.h"
#include "ui/style/platformconventions.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QMenuBar>

#include <cstdio>

using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption language(u"language"_s, u"A tag such as de, or pseudo."_s, u"tag"_s, u"en"_s);
    const QCommandLineOption appearance(u"appearance"_s, u"light or dark."_s, u"appearance"_s, u"light"_s);
    const QCommandLineOption contrast(u"contrast"_s, u"High contrast."_s);
    const QCommandLineOption textSize(u"text-size"_s, u"Per cent."_s, u"size"_s, u"100"_s);
    const QCommandLineOption width(u"width"_s, u"Of the main window."_s, u"pixels"_s, u"1180"_s);
    const QCommandLineOption macos(u"macos"_s, u"As on macOS."_s);
    const QCommandLineOption only(u"only"_s, u"Surfaces whose names contain it."_s, u"text"_s);
    parser.addOptions({language, appearance, contrast, textSize, width, macos, only});
    parser.addPositionalArgument(u"folder"_s, u"Where the pictures go."_s);
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(EXIT_FAILURE);
    const QDir folder(parser.positionalArguments().constFirst());
    if (!folder.mkpath(u"."_s)) {
        std::fputs("The folder can't be made.\n", stderr);
        return EXIT_FAILURE;
    }

    if (parser.isSet(macos))
        setPlatformConventions(macConventions());
    Theme theme;
    theme.setAppearance(parser.value(appearance) == "dark"_L1 ? Theme::Appearance::Dark
                                                              : Theme::Appearance::Light,
                        parser.isSet(contrast) ? Theme::Contrast::High : Theme::Contrast::Normal);
    theme.setTextSize(parser.value(textSize).toInt());
    Translation translation(platformConventions().hasMnemonics);
    PseudoTranslator pseudo;
    if (parser.value(language) == "pseudo"_L1)
        QCoreApplication::installTranslator(&pseudo);
    else
        translation.use(parser.value(language));
    QApplication::setLayoutDirection(QLocale().textDirection());

    int pictures = 0;
    for (const Surface &surface : surfaces()) {
        if (!QLatin1StringView(surface.name).contains(parser.value(only)))
            continue;
        Stage stage;
        if (parser.isSet(macos))
            stage.window().menuBar()->hide(); // it is at the top of the screen
        stage.window().resize(parser.value(width).toInt(), stage.window().height());
        QWidget &shown = surface.open(stage);
        Stage::waitForColumns();
        Stage::waitForLayout();
        const QString file = folder.filePath(QLatin1StringView(surface.name) + ".png"_L1);
        if (!shown.grab().save(file)) {
            std::fprintf(stderr, "%s can't be written.\n", qPrintable(file));
            return EXIT_FAILURE;
        }
        ++pictures;
    }
    std::printf("%d pictures in %s\n", pictures, qPrintable(folder.path()));
    return EXIT_SUCCESS;
}
