// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultrow.h"

#include <QWidget>

#include <optional>

class ChangesNote;
class KnownSecrets;
class NotificationCard;
class QPlainTextEdit;
class QPushButton;
class QTabBar;
class TextLabel;

/// One row of the results: its card, the answer as it came, and what has changed since the fetch before.
/// Of a row without a notification, why there is none, above the card of the fetch before, if any. Shown as
/// it was received; known secrets are removed from what is copied.
class ResultDetail final : public QWidget
{
    Q_OBJECT
public:
    ResultDetail(const KnownSecrets &secrets, const Clock &clock, QWidget *parent = nullptr);

    /// With Why::SaidElsewhere it does not say why there is no notification.
    enum class Why { SaidHere, SaidElsewhere };
    void setRow(const ResultRow &row, Why why = Why::SaidHere);
    void clear();
    /// The one whose card is shown.
    [[nodiscard]] const std::optional<ResultRow> &row() const { return m_row; }

Q_SIGNALS:
    void copyWanted();
    /// The exchange in which the row failed.
    void activityWanted(qint64 exchange);

protected:
    void changeEvent(QEvent *event) override;

private:
    void tellWhy(Why why);
    void makeCard();
    void showTab();
    void showRaw();

    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    std::optional<ResultRow> m_row;
    QTabBar *m_tabs;
    QWidget *m_head;
    QWidget *m_details;
    TextLabel *m_why;
    TextLabel *m_whyText;
    QPushButton *m_showExchange;
    NotificationCard *m_card = nullptr;
    ChangesNote *m_changes = nullptr;
    QPlainTextEdit *m_raw = nullptr;
    QByteArray m_rawShown;
};
