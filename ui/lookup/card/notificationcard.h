// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultrow.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class Badge;
class FactField;
class KnownSecrets;
class QPushButton;
class ValueText;

/// Shows a notification. Every value can be selected and is available to screen readers.
class NotificationCard final : public QWidget
{
    Q_OBJECT
public:
    /// `secrets` and `clock` must outlive the card.
    NotificationCard(const KnownSecrets &secrets, const Clock &clock, QWidget *parent = nullptr);

    /// The row must have a notification.
    void setContent(const ResultRow &row);
    /// Updates the times that are relative to now. The card does that itself while it is visible.
    void refreshTimes();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeFacts();
    [[nodiscard]] QWidget *makePreview();
    void setTexts(const Notification &notification);

    const Clock &m_clock;
    ResultRow m_row;
    QTimer m_minute; ///< updates the times
    ValueText *m_subject = nullptr;
    Badge *m_read = nullptr;
    Badge *m_archived = nullptr;
    FactField *m_type = nullptr;
    FactField *m_category = nullptr;
    FactField *m_created = nullptr;
    FactField *m_id = nullptr;
    FactField *m_fetched = nullptr;
    ValueText *m_preview = nullptr;
    QPushButton *m_showMore = nullptr;
};
