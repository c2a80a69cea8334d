// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QWidget>

class Clock;
class TextLabel;

/// Returns whether the row only has the notification of an earlier fetch, because it could not be fetched
/// again.
[[nodiscard]] bool isOutdated(const ResultRow &row);

/// Describes what has changed in a notification since it was fetched before, or says that an earlier state is
/// shown. Otherwise, says what a watch has seen. Hidden if there is nothing of that.
class ChangesNote final : public QWidget
{
    Q_OBJECT
public:
    explicit ChangesNote(QWidget *parent = nullptr);

    /// `now` decides whether a time is shown without its date.
    void setRow(const ResultRow &row, const Clock &clock);
    void clear();

private:
    void showTexts(const QString &title, const QString &text);

    TextLabel *m_title;
    TextLabel *m_changes;
};
