// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <optional>

class DesktopNotifier;
class ResultSet;
class ResultSets;

/// Tells a user who works in another program about lookups that take more than ten seconds: their progress in
/// the title of the window, and their end on the desktop.
class LookupNotifier final : public QObject
{
    Q_OBJECT
public:
    /// `window` becomes the parent, and is marked in the task bar when a lookup ends. `results` and
    /// `notifier` must outlive this object.
    LookupNotifier(const ResultSets &results, DesktopNotifier &notifier, QWidget *window);

    /// Returns the progress of those lookups in steps of 10 %; `nullopt` if there are none, and while a
    /// window of the program is active.
    [[nodiscard]] std::optional<int> percent() const { return m_percent; }

Q_SIGNALS:
    void percentChanged();

private:
    void update();
    void lookupEnded(const ResultSet &set, const QString &connectionId);

    const ResultSets &m_results;
    DesktopNotifier &m_notifier;
    QWidget *m_window;
    std::optional<int> m_percent;
};
