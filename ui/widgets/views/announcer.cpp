// SPDX-License-Identifier: MIT
#include "ui/widgets/views/announcer.h"

#include "text/displaytext.h"
#include "ui/widgets/views/accessiblerole.h"

#include <QAccessible>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// With a result a card or a table appears. Orca drops notifications from between more than 50 events.
constexpr auto kAnnouncementPause = 300ms;

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

    /// Says the text after a pause, together with all others of that time. A screen reader that asks for one
    /// after another would find the last one each time.
    /// What is no longer shown then, such as that something is busy, is left out.
    void say(const QWidget &source, const QString &text)
    {
        if (m_pending.empty())
            QTimer::singleShot(kAnnouncementPause, this, &Announcement::sayAll);
        std::erase_if(m_pending, [&text](const Pending &each) { return each.text == text; });
        m_pending.push_back({&source, source.isVisible(), text});
    }

private:
    struct Pending
    {
        QPointer<const QWidget> source;
        bool wasVisible = false;
        QString text;
    };

    void sayAll()
    {
        QStringList texts;
        for (const Pending &each : std::exchange(m_pending, {})) {
            if (!each.wasVisible || (each.source && each.source->isVisible()))
                texts += each.text;
        }
        if (texts.isEmpty())
            return;
        hide();
        setAccessibleName(texts.join(u'\n'));
        show();
    }

    explicit Announcement(QWidget *window)
        : QWidget(window)
    {
        setObjectName(u"announcement"_s);
        setAccessibleRole(this, QAccessible::Notification);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        resize(0, 0);
    }

    std::vector<Pending> m_pending;
};

/// Returns the main window. Orca 43 says the whole dialog before a notification in it.
QWidget *mainWindow(const QWidget &widget)
{
    QWidget *window = widget.window();
    while (window->parentWidget())
        window = window->parentWidget()->window();
    return window;
}

} // namespace

void announce(QWidget *source, const QString &text)
{
    describe(source, text);
    announceChange(*source, text);
}

void announceChange(const QWidget &source, const QString &text)
{
    const QString spoken = withoutDirectionMarks(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) && (defined(Q_OS_WIN) || defined(Q_OS_MACOS))
    QAccessibleAnnouncementEvent event(source.window(), spoken);
    QAccessible::updateAccessibility(&event);
#else
    Announcement::of(mainWindow(source))->say(source, spoken);
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
