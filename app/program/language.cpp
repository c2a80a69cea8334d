// SPDX-License-Identifier: MIT
#include "program/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace {

const QString kFolder = u":/i18n"_s;
const QString kName = u"svc"_s;

/// Returns the folder of Qt's own catalogues, which is beside the program if it is deployed with Qt.
QString qtFolder()
{
    return QLibraryInfo::path(QLibraryInfo::TranslationsPath);
}

} // namespace

QStringList language::available()
{
    return {u"en"_s, u"de"_s, u"ja"_s, u"ar"_s};
}

QString language::nativeName(const QString &tag)
{
    return tag == "en"_L1 ? u"English"_s : QLocale(tag).nativeLanguageName();
}

QLocale language::locale(const QString &tag)
{
    const QLocale system = QLocale::system();
    if (!available().contains(tag) || QLocale(tag).language() == system.language())
        return system;
    // The locale of a region where Arabic is written with the digits in which ids are given.
    return QLocale(tag == "ar"_L1 ? u"ar-AE"_s : tag);
}

bool language::isInUse(const QString &tag)
{
    return QLocale() == locale(tag);
}

Translation::~Translation()
{
    remove();
}

void Translation::remove()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void Translation::use(const QString &tag)
{
    remove();
    const QLocale locale = language::locale(tag);
    QLocale::setDefault(locale);
    if (m_qt.load(locale, u"qtbase"_s, u"_"_s, qtFolder()))
        QCoreApplication::installTranslator(&m_qt);
    // English has a catalogue as well, for its plural forms.
    if (m_own.load(locale, kName, u"_"_s, kFolder) || m_own.load(kName + "_en"_L1, kFolder))
        QCoreApplication::installTranslator(&m_own);
}

void Translation::useEnglish()
{
    remove();
    if (m_own.load(kName + "_en"_L1, kFolder))
        QCoreApplication::installTranslator(&m_own);
}
