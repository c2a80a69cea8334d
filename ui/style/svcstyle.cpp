// SPDX-License-Identifier: MIT
#include "ui/style/svcstyle.h"

#include "ui/style/icon.h"
#include "ui/style/platformconventions.h"
#include "ui/style/stylemetrics.h"
#include "ui/style/stylepaint.h"
#include "ui/style/stylerect.h"
#include "ui/style/tokens.h"
#include "ui/style/widgethints.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QIconEngine>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Returns whether the list needs no focus ring in its rows: it has a ring around it, or it is a popup, where
/// nothing else can have the focus.
bool showsFocus(const QWidget *list)
{
    const auto *frame = qobject_cast<const QFrame *>(list);
    return frame && (frame->frameShape() != QFrame::NoFrame || frame->window()->windowType() == Qt::Popup);
}

stylepaint::Frame frameOf(const QWidget *widget)
{
    if (hasReadOnlyLook(widget))
        return stylepaint::Frame::ReadOnly;
    const auto *text = qobject_cast<const QPlainTextEdit *>(widget);
    const bool isShown =
        text ? text->isReadOnly() : qobject_cast<const QAbstractScrollArea *>(widget) != nullptr;
    return isShown ? stylepaint::Frame::Shown : stylepaint::Frame::Typed;
}

/// Draws the cross in the colour of the current palette, also after the appearance has changed.
class ClearIconEngine final : public QIconEngine
{
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        painter->drawPixmap(rect, pixmap(rect.size(), mode, state));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QApplication::palette();
        const Colors &colors = of(palette);
        return iconPixmap(Icon::Close, mode == QIcon::Disabled ? colors.off : colors.dim,
                          std::min(size.width(), size.height()), 1);
    }
    [[nodiscard]] QIconEngine *clone() const override { return new ClearIconEngine(*this); }
};

/// Draws the sign of more entries of a menu bar.
class MoreIconEngine final : public QIconEngine
{
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const QPalette palette = QApplication::palette();
        constexpr int kExtent = 2 * kSpace4 + kRing;
        const qreal scale = qreal(std::min(rect.width(), rect.height())) / kExtent; // large on dense screens
        painter->save();
        painter->translate(QRectF(rect).center());
        painter->scale(scale, scale);
        stylepaint::drawChevron(*painter, {-kExtent / 2, -kExtent / 2, kExtent, kExtent}, of(palette).dim);
        painter->restore();
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine *clone() const override { return new MoreIconEngine(*this); }
};

/// Returns whether a button shows nothing but the arrow of its menu.
bool hasOnlyArrow(const QStyleOptionButton &button)
{
    return button.text.isEmpty() && button.icon.isNull();
}

} // namespace

SvcStyle::SvcStyle()
    : QProxyStyle(u"fusion"_s)
{
    setObjectName(u"svc"_s);
}

QIcon SvcStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    if (icon == SP_LineEditClearButton)
        return QIcon(new ClearIconEngine);
    if (icon == SP_ToolBarHorizontalExtensionButton) // Qt's own would load its image plugins
        return QIcon(new MoreIconEngine);
    return QProxyStyle::standardIcon(icon, option, widget);
}

void SvcStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget) ||
        qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractSpinBox *>(widget) ||
        qobject_cast<QAbstractScrollArea *>(widget) || qobject_cast<QTabBar *>(widget)) {
        widget->setAttribute(Qt::WA_Hover);
    }
    if (auto *tabs = qobject_cast<QTabBar *>(widget)) {
        tabs->setExpanding(false);
        tabs->setDrawBase(false);
    }
}

void SvcStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const Colors &colors = of(option->palette);
    const stylepaint::Look look = stylepaint::lookOf(*option);
    switch (element) {
    case PE_PanelButtonCommand:
        stylepaint::drawButton(*painter, option->rect, colors, buttonKind(widget), look);
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        stylepaint::drawGrip(*painter, option->rect, colors);
        return;
    case PE_PanelButtonTool:
        stylepaint::drawToolButton(*painter, option->rect, colors, look);
        return;
    case PE_FrameDefaultButton:
        return;
    case PE_FrameFocusRect: {
        const bool isSelected = option->state.testFlag(State_Item) && option->state.testFlag(State_Selected);
        if (isSelected && showsFocus(widget))
            return;
        // A tree tells by the background alone that the row is selected.
        const auto *focus = qstyleoption_cast<const QStyleOptionFocusRect *>(option);
        const bool onSelection =
            isSelected || (focus && focus->backgroundColor == option->palette.color(QPalette::Highlight));
        if (!qobject_cast<const QAbstractButton *>(widget) || look.focus)
            stylepaint::drawFocusRing(*painter, option->rect, colors, onSelection);
        return;
    }
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        const bool isReadOnly = option->state.testFlag(State_ReadOnly);
        if (!frame || frame->lineWidth > 0)
            stylepaint::drawField(*painter, option->rect, colors, look,
                                  isReadOnly ? stylepaint::Frame::ReadOnly : stylepaint::Frame::Typed,
                                  isInvalid(widget));
        return;
    }
    case PE_Frame:
        stylepaint::drawField(*painter, option->rect, colors, look, frameOf(widget), isInvalid(widget));
        return;
    case PE_IndicatorCheckBox:
        stylepaint::drawCheckBox(*painter, option->rect, colors, look, option->state.testFlag(State_On),
                                 hasReadOnlyLook(widget));
        return;
    case PE_IndicatorRadioButton: {
        stylepaint::Look shown = look;
        shown.down = look.enabled && option->state.testFlag(State_Sunken);
        stylepaint::drawRadioButton(*painter, option->rect, colors, shown, option->state.testFlag(State_On));
        return;
    }
    case PE_IndicatorHeaderArrow:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QRect place = option->rect; // Fusion places it above the middle
            if (widget)
                place.moveCenter({place.center().x(), widget->rect().center().y()});
            stylepaint::drawSortArrow(*painter, place, colors.accent, // Qt's SortDown means ascending
                                      header->sortIndicator == QStyleOptionHeader::SortDown);
        }
        return;
    case PE_IndicatorArrowDown: {
        QRect place = option->rect;
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (button && widget && hasOnlyArrow(*button)) // Fusion places it at the edge
            place.moveCenter(widget->rect().center());
        const QColor ink = look.enabled ? colors.dim : colors.off;
        stylepaint::drawChevron(
            *painter, place,
            button && colors.isHigh ? stylepaint::buttonInk(colors, buttonKind(widget), look) : ink);
        return;
    }
    case PE_PanelTipLabel:
    case PE_PanelMenu:
        stylepaint::drawCard(*painter, option->rect, colors);
        return;
    case PE_FrameMenu:
    case PE_PanelScrollAreaCorner:
        return;
    case PE_PanelItemViewItem:
        if (qobject_cast<const QListView *>(widget) && option->state.testFlag(State_Selected))
            stylepaint::drawListSelection(*painter, option->rect, option->palette.color(QPalette::Highlight));
        else
            QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void SvcStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    const Colors &colors = of(option->palette);
    const stylepaint::Look look = stylepaint::lookOf(*option);
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            QStyleOptionButton label = *button;
            const QColor ink = stylepaint::buttonInk(colors, buttonKind(widget), look);
            label.palette.setColor(QPalette::ButtonText, ink);
            label.state.setFlag(State_Sunken, false); // the label of a pressed button does not move
            QProxyStyle::drawControl(element, &label, painter, widget);
        }
        return;
    case CE_ComboBoxLabel:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            const QRect rect = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            stylepaint::drawComboLabel(*painter, rect, *combo);
        }
        return;
    case CE_TabBarTabShape:
        stylepaint::drawTab(*painter, option->rect, colors, look, option->state.testFlag(State_Selected));
        return;
    case CE_HeaderSection:
        painter->fillRect(option->rect, colors.base);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), kHair),
                          colors.line);
        if (widget && widget->underMouse()) // where the sections can be resized
            stylepaint::drawSectionEdge(*painter, option->rect, colors, option->direction);
        return;
    case CE_HeaderLabel:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QStyleOptionHeader label = *header;
            const int margin = pixelMetric(PM_HeaderMargin, option, widget);
            label.rect.adjust(0, -margin, 0, margin); // Qt keeps it free above and below the title, too
            const QString title =
                label.fontMetrics.elidedText(label.text, Qt::ElideRight, label.rect.width());
            if (title.left(1) == label.text.left(1))
                label.text = title;
            else
                label.text.clear(); // not the ellipsis alone, which a joiner precedes in Arabic
            QProxyStyle::drawControl(element, &label, painter, widget);
        }
        return;
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item && item->menuItemType == QStyleOptionMenuItem::Separator && item->text.isEmpty())
            stylepaint::drawMenuSeparator(*painter, item->rect, colors);
        else
            QProxyStyle::drawControl(element, option, painter, widget);
        return;
    case CE_Splitter:
        stylepaint::drawGrip(*painter, option->rect, colors);
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, colors.base);
        return;
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            const bool isSelected = item->state.testFlag(State_Selected);
            painter->fillRect(item->rect, isSelected ? colors.selection : colors.base);
            const bool isUnderlined = styleHint(SH_UnderlineShortcut, option, widget, nullptr) != 0;
            const int flags = Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine |
                              (isUnderlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
            drawItemText(painter, item->rect, flags, item->palette, look.enabled, item->text,
                         isSelected ? QPalette::HighlightedText : QPalette::ButtonText);
        }
        return;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void SvcStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                  QPainter *painter, const QWidget *widget) const
{
    const Colors &colors = of(option->palette);
    const stylepaint::Look look = stylepaint::lookOf(*option);
    switch (control) {
    case CC_ScrollBar:
        stylepaint::drawScrollHandle(*painter, subControlRect(control, option, SC_ScrollBarSlider, widget),
                                     colors, look);
        return;
    case CC_ComboBox:
        stylepaint::drawField(*painter, option->rect, colors, look, frameOf(widget), isInvalid(widget));
        if (!hasReadOnlyLook(widget)) {
            const QRect arrow = subControlRect(control, option, SC_ComboBoxArrow, widget);
            stylepaint::drawChevron(*painter, arrow, look.enabled ? colors.dim : colors.off);
        }
        return;
    case CC_SpinBox:
        stylepaint::drawField(*painter, option->rect, colors, look, frameOf(widget), isInvalid(widget));
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
            stylepaint::drawSteps(*painter, *spin, colors);
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QRect SvcStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_LineEditContents) {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0) // QLineEdit adds two more pixels of its own
            return option->rect.adjusted(kSpace12 - 2, kRing, -(kSpace12 - 2), -kRing);
        return option->rect;
    }
    if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        header && (element == SE_HeaderLabel || element == SE_HeaderArrow))
        return stylerect::header(*header, element);
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_CheckBoxFocusRect || element == SE_RadioButtonFocusRect)
        return rect.adjusted(-kSpace4 - kRing, -kSpace4, kSpace4 + kRing, kSpace4).intersected(option->rect);
    if (element == SE_ItemViewItemFocusRect)
        return option->rect;
    return rect;
}

QRect SvcStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                               SubControl subControl, const QWidget *widget) const
{
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar && control == CC_ScrollBar)
        return stylerect::scrollBar(*bar, subControl);
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option))
        return stylerect::combo(*combo, subControl);
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
        return stylerect::spin(*spin, subControl);
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

int SvcStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    if (metric == PM_LayoutHorizontalSpacing && qobject_cast<const QDialogButtonBox *>(widget))
        return kSpace12;
    if (const std::optional<int> ours = stylemetrics::pixels(metric))
        return *ours;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QSize SvcStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                 const QWidget *widget) const
{
    const int height = std::max(kControlHeight, size.height() + 2 * kSpace8);
    switch (type) {
    case CT_PushButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (button && hasOnlyArrow(*button))
            return {height, height};
        const int padding = buttonKind(widget) == ButtonKind::Quiet ? kSpace8 : kControlPadding;
        if (button && button->text.isEmpty()) // as high as the buttons with a text beside it
            return {size.width() + 2 * padding, std::max(height, button->fontMetrics.height() + 2 * kSpace8)};
        return {size.width() + 2 * padding, height};
    }
    case CT_LineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth == 0)
            return size;
        return {size.width() + 2 * kSpace12, height};
    }
    case CT_CheckBox: {
        const QSize natural = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {natural.width() + kSpace4 + kRing, std::max(natural.height(), size.height() + kSpace8)};
    }
    case CT_ComboBox:
    case CT_SpinBox:
        return {size.width() + kSpace12 + kSpace4 + kArrowWidth, height};
    case CT_ItemViewItem: {
        const QSize natural = QProxyStyle::sizeFromContents(type, option, size, widget);
        return natural + QSize(0, kSpace8);
    }
    case CT_MenuItem: {
        const QSize natural = QProxyStyle::sizeFromContents(type, option, size, widget);
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (item && item->menuItemType == QStyleOptionMenuItem::Separator)
            return natural;
        return natural + QSize(kSpace16, kSpace8);
    }
    case CT_MenuBarItem:
        return QProxyStyle::sizeFromContents(type, option, size, widget) + QSize(kSpace4, kSpace8);
    default:
        return QProxyStyle::sizeFromContents(type, option, size, widget);
    }
}

int SvcStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                        QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ComboBox_Popup:
    case SH_LineEdit_PasswordMaskDelay:
        return 0;
    // Underlining a letter makes Qt split the word there, which breaks scripts with joined letters.
    case SH_UnderlineShortcut:
        return QLocale().script() != QLocale::ArabicScript &&
               QProxyStyle::styleHint(hint, option, widget, returnData);
    case SH_DialogButtonLayout:
        if (const auto &layout = platformConventions().buttonLayout)
            return *layout;
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

#include "moc_svcstyle.cpp"
