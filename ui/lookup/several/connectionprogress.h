// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultset.h"

#include <QFrame>
#include <QTimer>

#include <vector>

class Badge;
class QGridLayout;
class QPushButton;
class TextLabel;

/// Shows the progress of the lookup in each connection, if a result set has several, with buttons that stop,
/// continue and repeat only the lookup in that connection. Hidden when all of them have ended and nothing is
/// left to look up again.
class ConnectionProgress final : public QFrame
{
    Q_OBJECT
public:
    /// `set` must outlive this object.
    explicit ConnectionProgress(ResultSet &set, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the user wants to sign in to a connection whose lookup waits for that.
    void signInRequested(const QString &connectionId);
    /// Emitted when these rows of the result set, all of one connection, are to be looked up again.
    void refreshRequested(const QList<qsizetype> &rows);
    /// Emitted twice per second while the text of a connection says when its lookup continues.
    void countdownChanged();

private:
    struct Line
    {
        QString connectionId;
        Badge *badge = nullptr;
        TextLabel *name = nullptr;
        TextLabel *text = nullptr;
        QWidget *buttons = nullptr; ///< contains the next two
        QPushButton *stop = nullptr;
        QPushButton *resume = nullptr; ///< signs in, continues or retries
    };

    void updateLines();
    void addLine(const QString &connectionId);
    void removeLines();
    void updateLine(const Line &line, const QString &title);
    void resume(const QString &connectionId);

    ResultSet &m_set;
    QGridLayout *m_grid;
    std::vector<Line> m_lines; ///< in the order of ResultSet::connectionIds()
    QTimer m_countdown;        ///< runs while the service has asked to wait
};
