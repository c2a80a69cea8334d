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

/// Shows a row of the results: its notification, the JSON that was received, and what has changed since the
/// previous fetch. For a row without a notification it shows why there is none, above the notification of the
/// previous fetch if there is one. The values are shown as received. Known secrets are removed when something
/// is copied.
class ResultDetail final : public QWidget
{
    Q_OBJECT
public:
    /// `secrets` and `clock` must outlive the widget.
    ResultDetail(const KnownSecrets &secrets, const Clock &clock, QWidget *parent = nullptr);

    /// Whether this widget says why there is no notification, or something else does.
    enum class Reason { Shown, Omitted };
    void setRow(const ResultRow &row, Reason reason = Reason::Shown);
    void clear();
    /// Returns the row that is shown, `nullopt` after clear().
    [[nodiscard]] const std::optional<ResultRow> &row() const { return m_row; }

Q_SIGNALS:
    /// Emitted when the user wants to copy the row.
    void copyRequested();
    /// Emitted when the exchange in which the row failed is to be shown.
    void activityRequested(qint64 exchange);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showReason(Reason reason);
    void makeCard();
    void showTab();
    void showRaw();

    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    std::optional<ResultRow> m_row;
    QTabBar *m_tabs;
    QWidget *m_head;
    QWidget *m_details;
    TextLabel *m_reason;
    TextLabel *m_reasonText;
    QPushButton *m_showExchange;
    NotificationCard *m_card = nullptr;
    ChangesNote *m_changes = nullptr;
    QPlainTextEdit *m_raw = nullptr;
    QByteArray m_rawShown;
};
