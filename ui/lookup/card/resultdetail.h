// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultrow.h"

#include <QWidget>

#include <optional>

class CardCommands;
class ChangesNote;
class FailureView;
class KnownSecrets;
class Navigator;
class NotificationCard;

/// Shows a row of the results: its notification, and what has changed since the previous fetch. For a row
/// without a notification it shows why there is none, above the notification of the previous fetch if there
/// is one.
class ResultDetail final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the widget.
    ResultDetail(const KnownSecrets &secrets, const Clock &clock, CardCommands &commands,
                 Navigator &navigator, QWidget *parent = nullptr);

    void setRow(const ResultRow &row);
    void clear();
    /// Returns the row that is shown, `nullopt` after clear().
    [[nodiscard]] const std::optional<ResultRow> &row() const { return m_row; }
    /// Returns whether the JSON of a notification is shown, which can use any height.
    [[nodiscard]] bool isRawShown() const;
    /// Returns whether there is a notification whose JSON can be shown.
    [[nodiscard]] bool hasRaw() const;
    /// Shows the JSON, or the values again.
    void toggleRaw();

Q_SIGNALS:
    /// Emitted when isRawShown() may have changed.
    void rawShownChanged();

private:
    void makeCard();

    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    CardCommands &m_commands;
    std::optional<ResultRow> m_row;
    FailureView *m_failure;
    NotificationCard *m_card = nullptr;
    ChangesNote *m_changes = nullptr;
};
