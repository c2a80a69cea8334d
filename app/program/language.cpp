// SPDX-License-Identifier: MIT
#include "program/language.h"

#include "text/mnemonictext.h"

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

/// Translates by two catalogues, the second of which is asked for what the first does not have, and leaves
/// the mnemonics out, also of texts that neither has.
class MnemonicRemover final : public QTranslator
{
public:
    MnemonicRemover(const QTranslator &first, const QTranslator &second)
        : m_first(first)
        , m_second(second)
    {
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int n) const override
    {
        QString text = m_first.translate(context, source, comment, n);
        if (text.isNull())
            text = m_second.translate(context, source, comment, n);
        return withoutMnemonic(text.isNull() ? QString::fromUtf8(source) : text);
    }

private:
    const QTranslator &m_first;
    const QTranslator &m_second;
};

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

Translation::Translation(bool hasMnemonics)
    : m_withoutMnemonics(hasMnemonics ? nullptr : new MnemonicRemover(m_own, m_qt))
{
}

Translation::~Translation()
{
    remove();
}

void Translation::remove()
{
    for (QTranslator *each : {&m_own, &m_qt, m_withoutMnemonics.get()})
        QCoreApplication::removeTranslator(each);
}

void Translation::use(const QString &tag)
{
    remove();
    const QLocale locale = language::locale(tag);
    QLocale::setDefault(locale);
    const bool hasQt = m_qt.load(locale, u"qtbase"_s, u"_"_s, qtFolder());
    // English has a catalogue as well, for its plural forms.
    const bool hasOwn = m_own.load(locale, kName, u"_"_s, kFolder) || m_own.load(kName + "_en"_L1, kFolder);
    if (m_withoutMnemonics) {
        QCoreApplication::installTranslator(m_withoutMnemonics.get());
        return;
    }
    if (hasQt)
        QCoreApplication::installTranslator(&m_qt);
    if (hasOwn)
        QCoreApplication::installTranslator(&m_own);
}

void Translation::useEnglish()
{
    remove();
    if (m_own.load(kName + "_en"_L1, kFolder))
        QCoreApplication::installTranslator(&m_own);
}
