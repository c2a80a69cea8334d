// SPDX-License-Identifier: MIT
#include "ui/widgets/views/announcer.h"

#include "text/composedtext.h"
#include "ui/widgets/views/accessiblerole.h"

#include <QAccessible>
#include <QDeadlineTimer>
#include <QLibraryInfo>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QVersionNumber>
#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// With a result a card or a table appears. Orca drops notifications from between more than 50 events.
constexpr std::chrono::milliseconds kAnnouncementPause = 300ms;
/// After a dialog was closed there are more events, and the window and the focus are said first.
constexpr std::chrono::milliseconds kPauseAfterDialog = 2s;

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

    /// Says the text when nothing else was announced for a while, together with those of other sources. A
    /// screen reader that asks for one after another would find the last one each time. A newer text of the
    /// same source takes its place.
    void say(const QWidget &source, const QString &text)
    {
        const auto isOlder = [&](const Part &part) { return part.source == &source || part.text == text; };
        m_parts.erase(std::remove_if(m_parts.begin(), m_parts.end(), isOlder), m_parts.end());
        m_parts.push_back({&source, source.isVisible(), text});
        m_pause.start(std::max(kAnnouncementPause, std::chrono::ceil<std::chrono::milliseconds>(
                                                       m_activated.remainingTimeAsDuration())));
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::WindowActivate) {
            m_activated.setRemainingTime(kPauseAfterDialog);
            if (m_pause.isActive())
                m_pause.start(kPauseAfterDialog);
        }
        return QWidget::eventFilter(watched, event);
    }

private:
    struct Part
    {
        QPointer<const QWidget> source;
        bool wasVisible = false;
        QString text;

        /// Returns whether the source has gone, such as a dialog that said “Signing in…”.
        [[nodiscard]] bool isOver() const { return wasVisible && (!source || !source->isVisible()); }
    };

    void sayAll()
    {
        QStringList texts;
        for (const Part &part : std::exchange(m_parts, {})) {
            if (!part.isOver())
                texts += part.text;
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
        m_pause.setSingleShot(true);
        window->installEventFilter(this);
        connect(&m_pause, &QTimer::timeout, this, &Announcement::sayAll);
    }

    std::vector<Part> m_parts;
    QTimer m_pause;
    QDeadlineTimer m_activated; ///< the end of the pause after the window was activated
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
    const QString spoken = spokenText(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) && (defined(Q_OS_WIN) || defined(Q_OS_MACOS))
    QAccessibleAnnouncementEvent event(source.window(), spoken);
    QAccessible::updateAccessibility(&event);
#else
    Announcement::of(mainWindow(source))->say(source, spoken);
#endif
}

void announceOwnChange(const QWidget &source, const QString &text)
{
    if (source.hasFocus() && QLibraryInfo::version() < QVersionNumber(6, 8)) // of the Qt that is there
        announceChange(source, text);
}

void describe(QWidget *source, const QString &text)
{
    const QString spoken = spokenText(text);
    if (source->accessibleDescription() != spoken)
        source->setAccessibleDescription(spoken);
}

void describeNotice(QWidget *notice, const QString &text)
{
#ifdef Q_OS_LINUX
    Q_UNUSED(notice)
    Q_UNUSED(text)
#else
    describe(notice, text);
#endif
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
