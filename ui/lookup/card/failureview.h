// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QWidget>

class Clock;
class CardCommands;
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
    /// All arguments but the parent must outlive the view.
    FailureView(const KnownSecrets &secrets, CardCommands &commands, Navigator &navigator,
                QWidget *parent = nullptr);

    /// The row must not have a notification. `now` is the current time.
    void setRow(const ResultRow &row, const Clock &clock);

private:
    [[nodiscard]] QWidget *makeButtons();
    void setDetails(const QString &details);

    IconView *m_icon;
    TextLabel *m_title;
    TextLabel *m_text;
    FactField *m_id;
    FactField *m_lookedUp;
    QPushButton *m_tryAgain;
    QPushButton *m_copy;
    QPushButton *m_detailsButton;
    QPushButton *m_showExchange;
    ReadOnlyText *m_details;
    qint64 m_exchange = 0;
};
