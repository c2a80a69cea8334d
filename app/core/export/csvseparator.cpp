// SPDX-License-Identifier: MIT
#include "export/csvseparator.h"

#include <QLocale>
#include <QString>

#ifdef Q_OS_WIN
#include <array>
#include <windows.h>
#endif

using namespace Qt::StringLiterals;

CsvSeparator usualCsvSeparator()
{
#ifdef Q_OS_WIN
    std::array<wchar_t, 8> separator{};
    if (GetLocaleInfoEx(LOCALE_NAME_USER_DEFAULT, LOCALE_SLIST, separator.data(),
                        static_cast<int>(separator.size())) > 0) {
        switch (separator.front()) {
        case L';':
            return CsvSeparator::Semicolon;
        case L'\t':
            return CsvSeparator::Tab;
        default:
            return CsvSeparator::Comma;
        }
    }
#endif
    return QLocale::system().decimalPoint() == u","_s ? CsvSeparator::Semicolon : CsvSeparator::Comma;
}
