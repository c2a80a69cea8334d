// SPDX-License-Identifier: MIT
#include "ui/style/platformconventions.h"

#include <QOperatingSystemVersion>

namespace {

PlatformConventions &conventionsInUse()
{
    static PlatformConventions conventions =
        QOperatingSystemVersion::currentType() == QOperatingSystemVersion::MacOS ? macConventions()
                                                                                 : PlatformConventions();
    return conventions;
}

} // namespace

PlatformConventions macConventions()
{
    PlatformConventions mac;
    mac.hasMnemonics = false;
    mac.titlesNameProgram = false;
    mac.buttonLayout = QDialogButtonBox::MacLayout;
    mac.help = Qt::CTRL | Qt::Key_Question;
    mac.nextPane = Qt::CTRL | Qt::ALT | Qt::Key_Right;
    mac.previousPane = Qt::CTRL | Qt::ALT | Qt::Key_Left;
    mac.nextLookup = Qt::CTRL | Qt::ALT | Qt::Key_Down;
    mac.previousLookup = Qt::CTRL | Qt::ALT | Qt::Key_Up;
    mac.upgrade = Qt::CTRL | Qt::ALT | Qt::Key_U;
    mac.note = Qt::CTRL | Qt::Key_E;
    mac.refresh = Qt::CTRL | Qt::Key_R;
    mac.retryFailed = Qt::CTRL | Qt::SHIFT | Qt::Key_R;
    mac.moveCard = Qt::CTRL | Qt::ALT | Qt::Key_C;
    mac.copyHar = Qt::CTRL | Qt::ALT | Qt::Key_R; // refreshing has its key
    mac.editConnection = {Qt::CTRL | Qt::Key_E};
    mac.remove = {Qt::CTRL | Qt::Key_Backspace, QKeySequence::Delete};
    mac.stop = {Qt::CTRL | Qt::Key_Period, Qt::Key_Escape};
    return mac;
}

const PlatformConventions &platformConventions()
{
    return conventionsInUse();
}

void setPlatformConventions(const PlatformConventions &conventions)
{
    conventionsInUse() = conventions;
}
