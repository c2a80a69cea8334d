// SPDX-License-Identifier: MIT
#include "ui/style/stylemetrics.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"

using namespace tokens;

std::optional<int> stylemetrics::pixels(QStyle::PixelMetric metric)
{
    switch (metric) {
    case QStyle::PM_DefaultFrameWidth:
        return kFrame;
    case QStyle::PM_ButtonShiftHorizontal:
    case QStyle::PM_ButtonShiftVertical:
        return 0;
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
        return textscale::scaled(kCheckBox);
    case QStyle::PM_CheckBoxLabelSpacing:
    case QStyle::PM_RadioButtonLabelSpacing:
        return kSpace12; // with the focus ring of the label
    case QStyle::PM_ScrollBarExtent:
        return kScrollBar;
    case QStyle::PM_ScrollBarSliderMin:
        return kScrollHandleMin;
    case QStyle::PM_ScrollView_ScrollBarSpacing:
        return 0;
    case QStyle::PM_LayoutHorizontalSpacing:
    case QStyle::PM_LayoutVerticalSpacing:
        return kSpace8;
    case QStyle::PM_SmallIconSize:
    case QStyle::PM_ButtonIconSize:
        return kIcon;
    case QStyle::PM_ToolTipLabelFrameWidth:
        return kSpace4;
    case QStyle::PM_FocusFrameHMargin: // beside the icon and the text of a row
        return kSpace8;
    case QStyle::PM_HeaderMargin: // as wide as the margin beside a row's text, which has one pixel more
        return kSpace8 + 1;
    case QStyle::PM_HeaderMarkSize:
        return kSmallIcon;
    case QStyle::PM_MenuBarHMargin:
        return kSpace8;
    case QStyle::PM_MenuBarPanelWidth:
    case QStyle::PM_MenuDesktopFrameWidth:
        return 0;
    case QStyle::PM_MenuPanelWidth:
        return kHair;
    case QStyle::PM_MenuVMargin:
        return kSpace4;
    default:
        return std::nullopt;
    }
}
