// SPDX-License-Identifier: MIT
#include "ui/widgets/views/announcer.h"

#include "text/displaytext.h"
#include "ui/widgets/views/accessiblerole.h"

#include <QAccessible>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace {

/// The notification in which a window says what is announced. It has no size, so that nobody sees it.
class Announcement final : public QWidget
{
public:
    /// Returns the notification of the window, which owns it.
    static Announcement *of(QWidget *window)
    {
        for (QObject *child : window->children()) {
            if (auto *announcement = dynamic_cast<Announcement *>(child))
                return announcement;
        }
        return new Announcement(window);
    }

    void say(const QString &text)
    {
        hide();
        setAccessibleName(text);
        show();
    }

private:
    explicit Announcement(QWidget *window)
        : QWidget(window)
    {
        setObjectName(u"announcement"_s);
        setAccessibleRole(this, QAccessible::Notification);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        resize(0, 0);
    }
};

/// Returns the main window. Orca 43 says the whole dialog before a notification in it.
QWidget *mainWindow(QWidget *widget)
{
    QWidget *window = widget->window();
    while (window->parentWidget())
        window = window->parentWidget()->window();
    return window;
}

} // namespace

void announce(QWidget *source, const QString &text)
{
    describe(source, text);
    const QString spoken = withoutDirectionMarks(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) && (defined(Q_OS_WIN) || defined(Q_OS_MACOS))
    QAccessibleAnnouncementEvent event(source, spoken);
    QAccessible::updateAccessibility(&event);
#else
    Announcement::of(mainWindow(source))->say(spoken);
#endif
}

void describe(QWidget *source, const QString &text)
{
    const QString spoken = withoutDirectionMarks(text);
    if (source->accessibleDescription() != spoken)
        source->setAccessibleDescription(spoken);
}

std::chrono::milliseconds AnnouncementPace::announcedDuration(std::chrono::milliseconds length)
{
    constexpr std::chrono::milliseconds kStep = kPause;
    return length / kStep * kStep;
}

AnnouncementPace::AnnouncementPace(const Clock &clock)
    : m_clock(clock)
{
}

void AnnouncementPace::begin()
{
    m_since = m_clock.steadyNow();
}

bool AnnouncementPace::isDue()
{
    const bool isFirst = !m_since;
    if (!isFirst && m_clock.steadyNow() - *m_since < kPause)
        return false;
    begin();
    return !isFirst;
}

void AnnouncementPace::end()
{
    m_since.reset();
}
