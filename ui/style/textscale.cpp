// SPDX-License-Identifier: MIT
#include "ui/style/textscale.h"

#include "ui/style/tokens.h"

#include <QScreen>
#include <QWidget>

namespace {

constexpr int kWhole = 100;

int &percentage()
{
    static int percent = kWhole;
    return percent;
}

} // namespace

void textscale::set(int percent)
{
    percentage() = percent;
}

int textscale::scaled(int length)
{
    return length * percentage() / kWhole;
}

QSize textscale::forDialog(const QWidget &dialog, const QSize &size)
{
    const int frame = 2 * tokens::kSpace24;
    const QSize room = dialog.screen()->availableGeometry().size() - QSize(frame, frame);
    return QSize(scaled(size.width()), scaled(size.height())).boundedTo(room);
}
