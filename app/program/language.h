// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>

/// The available languages by their BCP 47 tags. An empty tag stands for the system's language.
namespace language {

[[nodiscard]] QStringList available();
/// Returns the name of a language in that language.
[[nodiscard]] QString nativeName(const QString &tag);
/// Returns the locale for dates and numbers: the system's locale if it has that language.
[[nodiscard]] QLocale locale(const QString &tag);
/// Returns whether the program already uses the language and the formats of `tag`.
[[nodiscard]] bool isInUse(const QString &tag);

} // namespace language

/// Sets the language of the program: its own texts, Qt's texts, and the format of dates and numbers. Texts
/// that are already displayed stay as they are, and other threads read the locale at any time: use it before
/// there are any of both.
class Translation final
{
public:
    /// Without mnemonics, use() leaves them out of all texts, those of Qt too.
    explicit Translation(bool hasMnemonics = true);
    ~Translation();
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

    /// Installs a language. An unavailable tag selects the system's language, or English if that is not
    /// available either.
    void use(const QString &tag);
    /// Installs the English texts, for their plural forms. Does not change the format of dates and numbers.
    void useEnglish();

private:
    void remove();

    QTranslator m_own;
    QTranslator m_qt;
    std::unique_ptr<QTranslator> m_withoutMnemonics; ///< in place of both, null if there are mnemonics
};
