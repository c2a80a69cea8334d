// SPDX-License-Identifier: MIT
#pragma once

#include "lookup/resultrow.h"

#include <QWidget>

class TextLabel;

/// Says in words what has changed since a notification was fetched before. Hidden for one that was
/// fetched once.
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
