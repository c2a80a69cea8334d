// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

/// Makes input and output UTF-8. On Windows it lets them carry bytes as they are and, while it exists, has
/// the console show them as UTF-8. Elsewhere it chooses C.UTF-8 where no locale is set. Must be there before
/// the application object.
class Utf8Console final
{
public:
    Utf8Console();
    ~Utf8Console();
    Q_DISABLE_COPY_MOVE(Utf8Console)

private:
    unsigned m_codePage = 0; ///< of the console before; 0 if there is no console
};
