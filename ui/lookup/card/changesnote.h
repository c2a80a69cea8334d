// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QWidget>

class TextLabel;

/// Whether all there is of it is what was fetched before: it could not be fetched again.
[[nodiscard]] bool showsOld(const ResultRow &row);

/// Says in words what has changed since a notification was fetched before, or that what is shown is of
/// then. Hidden for one that was fetched once.
class ChangesNote final : public QWidget
{
    Q_OBJECT
public:
    explicit ChangesNote(QWidget *parent = nullptr);

    /// `now` is for telling a time of today from another.
    void setRow(const ResultRow &row, const QDateTime &now);
    void clear();

private:
    TextLabel *m_title;
    TextLabel *m_changes;
};
