// SPDX-License-Identifier: MIT
#include "ui/style/theme.h"

#include "ui/style/svcstyle.h"
#include "ui/style/textscale.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

QPalette paletteFrom(const tokens::Colors &colors)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor &color, const QColor &disabled) {
        palette.setColor(QPalette::Active, role, color);
        palette.setColor(QPalette::Inactive, role, color);
        palette.setColor(QPalette::Disabled, role, disabled);
    };
    const QColor &faint = colors.off;
    set(QPalette::Window, colors.window, colors.window);
    set(QPalette::WindowText, colors.text, faint);
    set(QPalette::Base, colors.base, colors.window);
    set(QPalette::AlternateBase, colors.alternate, colors.window);
    set(QPalette::Text, colors.text, faint);
    set(QPalette::PlaceholderText, colors.dim, faint);
    set(QPalette::Button, colors.base, colors.window);
    set(QPalette::ButtonText, colors.text, faint);
    set(QPalette::BrightText, colors.danger.ink, faint);
    set(QPalette::Highlight, colors.selection, colors.mute.ground);
    set(QPalette::HighlightedText, colors.onSelection, faint);
    set(QPalette::Link, colors.accent, faint);
    set(QPalette::LinkVisited, colors.accent, faint);
    set(QPalette::ToolTipBase, colors.base, colors.base);
    set(QPalette::ToolTipText, colors.text, faint);
    set(QPalette::Light, colors.base, colors.base);
    set(QPalette::Midlight, colors.alternate, colors.alternate);
    set(QPalette::Mid, colors.line, colors.line);
    set(QPalette::Dark, colors.line, colors.line);
    set(QPalette::Shadow, colors.line, colors.line);
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    set(QPalette::Accent, colors.accent, faint);
#endif
    return palette;
}

Theme::Theme(QObject *parent)
    : QObject(parent)
    , m_systemFont(QApplication::font())
{
    QApplication::setStyle(new SvcStyle);
}

void Theme::setAppearance(Appearance appearance, Contrast contrast)
{
    m_appearance = appearance;
    m_contrast = contrast;
    if ((appearance == Appearance::System || contrast == Contrast::System) && !m_following) {
        m_following = true;
        auto *look = new SystemLook(this);
        connect(look, &SystemLook::changed, this, [this, look] {
            setSystemState(look->state());
            apply();
        });
        look->start();
        setSystemState(look->state());
    }
    apply();
}

void Theme::setTextSize(int percent)
{
    if (std::exchange(m_textSize, percent) == percent)
        return;
    textscale::set(percent);
    constexpr qreal kWhole = 100;
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * percent / kWhole);
    else
        font.setPixelSize(font.pixelSize() * percent / static_cast<int>(kWhole));
    QApplication::setFont(font);
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) { // Qt sends this event to windows only
        QEvent event(QEvent::ApplicationFontChange);
        QCoreApplication::sendEvent(widget, &event);
    }
}

void Theme::setSystemState(const SystemLook::State &system)
{
    m_system = system;
    if (system.colors)
        tokens::setSystem(tokens::highContrast(*system.colors));
}

const tokens::Colors &Theme::currentColors() const
{
    const bool isDark =
        m_appearance == Appearance::System ? m_system.isDark : m_appearance == Appearance::Dark;
    if (m_contrast == Contrast::System && m_system.colors)
        return tokens::system();
    const bool isHigh =
        m_contrast == Contrast::System ? m_system.isHighContrast : m_contrast == Contrast::High;
    if (isHigh)
        return isDark ? tokens::highDark() : tokens::highLight();
    return isDark ? tokens::dark() : tokens::light();
}

void Theme::apply()
{
    const QPalette palette = paletteFrom(currentColors());
    if (QApplication::palette() != palette)
        QApplication::setPalette(palette);
}

#include "moc_theme.cpp"
