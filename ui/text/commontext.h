// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

/// Words and sentences that several windows, dialogs and panels share, such as `CommonTexts::tr("Close")`.
/// They have one context, so that each is translated once.
struct CommonTexts
{
    Q_DECLARE_TR_FUNCTIONS(Common)
};
