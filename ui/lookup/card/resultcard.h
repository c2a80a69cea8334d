// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/card/resultdetail.h"
#include "ui/widgets/views/card.h"

class KnownSecrets;

/// The card below the results. Shows a row of the results, or that the row is being looked up. Hidden if
/// there is no row.
class ResultCard final : public Card
{
    Q_OBJECT
public:
    /// `secrets` and `clock` must outlive the card.
    ResultCard(const KnownSecrets &secrets, const Clock &clock, QWidget *parent = nullptr);

    void showRow(const ResultRow &row, ResultDetail::Reason reason);
    /// Shows `text` while the row is being looked up. Keeps the card's height, so that nothing below it
    /// moves.
    void showRunning(const QString &text);
    void showNothing();

    /// Returns the row that was shown last, `nullopt` after showNothing().
    [[nodiscard]] const std::optional<ResultRow> &row() const { return m_detail->row(); }

Q_SIGNALS:
    /// Emitted when the user wants to copy the row.
    void copyRequested();
    /// Emitted when the exchange in which the row failed is to be shown.
    void activityRequested(qint64 exchange);

private:
    QWidget *m_running;
    TextLabel *m_runningText;
    ResultDetail *m_detail;
};
