// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

/// The languages that the program speaks, by their BCP 47 tags. No tag stands for the system's language.
namespace language {

[[nodiscard]] QStringList offered();
/// As those who speak it call it.
[[nodiscard]] QString nativeName(const QString &tag);
/// How dates and numbers are written: as on this system where it speaks that language.
[[nodiscard]] QLocale locale(const QString &tag);

} // namespace language

/// Has the program speak a language: its own texts, those of Qt, and how dates and numbers are written. What
/// is on screen stays as it is. Of the window's thread.
class Translation final
{
public:
    Translation() = default;
    ~Translation();
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

    /// One that is not offered is the system's; where the program does not speak that, it is English.
    void use(const QString &tag);

private:
    void remove();

    QTranslator m_own;
    QTranslator m_qt;
};
