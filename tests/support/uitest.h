// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "support/scriptedpeer.h"
#include "support/temporarycontext.h"
#include "text/displaytext.h"
#include "ui/style/theme.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QSet>
#include <QTest>
#include <QTimeZone>
#include <QToolButton>
#include <QWidget>

#include <type_traits>

/// Helpers for tests of windows. Widgets are found by their object names.
namespace uitest {

using namespace Qt::StringLiterals;

/// A clock that the test advances.
class StillClock final : public Clock
{
public:
    [[nodiscard]] QDateTime utcNow() const override { return m_now; }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override { return m_steady; }
    void advance(std::chrono::milliseconds by)
    {
        m_now = m_now.addMSecs(by.count());
        m_steady += by;
    }

private:
    QDateTime m_now{QDate(2026, 3, 14), QTime(11, 12), QTimeZone::utc()};
    std::chrono::milliseconds m_steady{1000};
};

/// Returns the widget with that object name. If there is none, the test fails and a detached widget is
/// returned, so that the remaining tests still run.
template <typename T>
[[nodiscard]] T *find(QWidget &root, const char *objectName, const char *file = __builtin_FILE(),
                      int line = __builtin_LINE())
{
    const QList<T *> all = root.findChildren<T *>(QString::fromLatin1(objectName));
    if constexpr (std::is_base_of_v<QWidget, T>) { // prefers the visible one of several
        for (T *each : all) {
            if (each->isVisible())
                return each;
        }
    }
    if (!all.isEmpty())
        return all.first();
    const QByteArray what = "There is no "_ba + objectName + " in " + root.objectName().toUtf8();
    QTest::qFail(what.constData(), file, line);
    if constexpr (std::is_default_constructible_v<T>)
        return new T;
    qFatal("%s, and nothing to go on with", what.constData());
}

[[nodiscard]] inline QString labelText(QWidget &root, const char *objectName)
{
    return find<QLabel>(root, objectName)->text();
}

[[nodiscard]] inline bool isShown(QWidget &root, const char *objectName)
{
    const QWidgetList all = root.findChildren<QWidget *>(QString::fromLatin1(objectName));
    return std::any_of(all.begin(), all.end(), [](const QWidget *widget) { return widget->isVisible(); });
}

/// Clicks the middle of the widget, once a layout has given it a place.
inline void click(QWidget *widget)
{
    QTRY_VERIFY(!widget->visibleRegion().isEmpty());
    QTest::mouseClick(widget, Qt::LeftButton);
}

/// Shows and activates the window, as far as the offscreen platform supports that.
inline void show(QWidget &window)
{
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

[[nodiscard]] inline QString spokenName(const QWidget *widget)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
    if (!qobject_cast<const QComboBox *>(widget))
        return spoken->text(QAccessible::Name);
    // On Linux a combo box is identified by its label: its name is its current text there.
    const auto labels = spoken->relations(QAccessible::Label);
    return labels.isEmpty() ? QString() : labels.first().first->text(QAccessible::Name);
}

/// Returns the accessible description, or what Qt takes in its place, such as the tool tip.
[[nodiscard]] inline QString spokenDescription(const QWidget *widget)
{
    return QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget))
        ->text(QAccessible::Description);
}

/// Returns whether the accessible name of a button begins with what is seen on it, so that who speaks to the
/// computer can press it. What follows, such as a number, does not matter. The button of the user shows who
/// it is, as a combo box shows its value.
[[nodiscard]] inline bool isNamedAsSeen(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    if ((tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly) || button.objectName() == "user"_L1)
        return true;
    QString seen = button.text().remove(u'&');
    if (seen.endsWith(u'…'))
        seen.chop(1);
    return spokenName(&button).startsWith(seen.trimmed(), Qt::CaseInsensitive);
}

/// Returns visible widgets without an accessible name that can have the focus or be pressed, buttons that are
/// named otherwise than they look, texts for screen readers with direction marks, and labels that interpret
/// markup. Empty if there are none.
[[nodiscard]] inline QString accessFaults(const QWidget &root)
{
    QStringList faults;
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        const QString what =
            QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName();
        if (const auto *label = qobject_cast<const QLabel *>(widget);
            label && label->textFormat() != Qt::PlainText)
            faults += u"rich text: "_s + what;
        const bool reachable =
            widget->isVisibleTo(&root) && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy();
        const bool pressable = widget->isVisibleTo(&root) && qobject_cast<const QAbstractButton *>(widget);
        if ((reachable || pressable) && spokenName(widget).isEmpty())
            faults += u"no name: "_s + what;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if (button && pressable && !isNamedAsSeen(*button))
            faults += u"%1 is named “%2”: "_s.arg(button->text(), spokenName(button)) + what;
        for (const QString &spoken : {spokenName(widget), spokenDescription(widget)}) {
            if (widget->isVisibleTo(&root) && spoken != withoutDirectionMarks(spoken))
                faults += u"direction marks: "_s + what;
        }
    }
    return faults.join(u", "_s);
}

/// Returns what was announced last in the main window of the widget. It is said after a pause.
[[nodiscard]] inline QString announced(const QWidget &widget)
{
    const QWidget *window = widget.window();
    while (window->parentWidget())
        window = window->parentWidget()->window();
    const auto *announcement = window->findChild<QWidget *>(u"announcement"_s, Qt::FindDirectChildrenOnly);
    return announcement ? announcement->accessibleName() : QString();
}

/// Returns the colours that the widget is painted with.
[[nodiscard]] inline QSet<QRgb> colorsOf(QWidget &widget)
{
    QSet<QRgb> colors;
    const QImage image = widget.grab().toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colors += image.pixel(x, y);
    }
    return colors;
}

inline void useOurStyle()
{
    static Theme theme;
    theme.setAppearance(Theme::Appearance::Light);
}

} // namespace uitest
