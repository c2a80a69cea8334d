// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// Lets standard input and output carry bytes as they are and, while it exists, has the console of Windows
/// show them as UTF-8. Elsewhere it does nothing: terminals follow the locale, which is one of UTF-8.
class Utf8Console final
{
public:
    Utf8Console();
    ~Utf8Console();
    Q_DISABLE_COPY_MOVE(Utf8Console)

private:
    unsigned m_codePage = 0; ///< of the console before; 0 if there is no console
};
