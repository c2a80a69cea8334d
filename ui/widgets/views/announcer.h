// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

/// Makes a screen reader say the text. It also becomes the description of `source`, so that it can be
/// read again; where Qt has no announcements (before 6.8) that change is what is spoken.
void announce(QWidget *source, const QString &text);

/// Makes it the description of `source`, which is news only where it is another.
void describe(QWidget *source, const QString &text);
