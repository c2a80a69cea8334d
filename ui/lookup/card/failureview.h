// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QWidget>

class Clock;
class FactField;
class IconView;
class KnownSecrets;
class Navigator;
class QPushButton;
class ReadOnlyText;
class TextLabel;
struct Message;

/// Says why a row has no notification: the reason, the id and where it was looked up, the technical facts
/// under Details, and what can be done about it.
class FailureView final : public QWidget
{
    Q_OBJECT
public:
    /// `secrets` and `navigator` must outlive the view.
    FailureView(const KnownSecrets &secrets, Navigator &navigator, QWidget *parent = nullptr);

    /// The row must not have a notification. `now` is the current time.
    void setRow(const ResultRow &row, const Clock &clock);

Q_SIGNALS:
    /// Emitted when the user wants to look the row up again.
    void tryAgainRequested();
    /// Emitted when the user wants to copy the row.
    void copyRequested();

private:
    [[nodiscard]] QWidget *makeButtons();
    void setDetails(const QString &details);

    IconView *m_icon;
    TextLabel *m_title;
    TextLabel *m_text;
    FactField *m_id;
    FactField *m_lookedUp;
    QPushButton *m_tryAgain;
    QPushButton *m_detailsButton;
    QPushButton *m_showExchange;
    ReadOnlyText *m_details;
    qint64 m_exchange = 0;
};
