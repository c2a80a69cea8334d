// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/card/resultdetail.h"
#include "ui/widgets/views/card.h"

class KnownSecrets;

/// The card below the results: one row of them, or that it is being looked up. Hidden where there is neither.
class ResultCard final : public Card
{
    Q_OBJECT
public:
    ResultCard(const KnownSecrets &secrets, const Clock &clock, QWidget *parent = nullptr);

    void showRow(const ResultRow &row, ResultDetail::Why why);
    /// As high as it was, so that what is below does not jump.
    void showRunning(const QString &text);
    void showNothing();

    [[nodiscard]] const std::optional<ResultRow> &row() const { return m_detail->row(); }

Q_SIGNALS:
    void copyWanted();
    /// The exchange in which the row failed.
    void activityWanted(qint64 exchange);

private:
    QWidget *m_running;
    TextLabel *m_runningText;
    ResultDetail *m_detail;
};
