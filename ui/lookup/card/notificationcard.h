// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "results/resultrow.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class Badge;
class CardCommands;
class FactField;
class FlowLayout;
class FocusGroup;
class JsonView;
class KnownSecrets;
class QHBoxLayout;
class QPushButton;
class QVBoxLayout;
class ValueText;

/// Shows a notification: its subject, its states, its preview and its facts, or the JSON that was received.
/// Every value can be selected and is available to screen readers; together they are one stop of the tab key,
/// and so are the buttons. The values are shown as received. Known secrets are removed when something is
/// copied.
class NotificationCard final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the card.
    NotificationCard(const KnownSecrets &secrets, const Clock &clock, CardCommands &commands,
                     QWidget *parent = nullptr);

    /// The row must have a notification.
    void setContent(const ResultRow &row);
    /// Sets whether the button for copying the row is shown.
    void setCopyOffered(bool isOffered);
    /// Returns whether the JSON is shown in place of the values.
    [[nodiscard]] bool isRawShown() const;
    /// Shows the JSON, or the values again.
    void toggleRaw();
    /// Returns for example “from acme @ api.example.com – PRODUCTION”.
    [[nodiscard]] static QString origin(const ResultRow &row);
    /// Updates the times that are relative to now. The card does that itself while it is visible.
    void refreshTimes();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeButtons();
    void placeButtons();
    void alignHead();
    [[nodiscard]] QWidget *makeFacts();
    [[nodiscard]] QWidget *makePreview();
    void setTexts(const Notification &notification);
    void showRaw();

    const KnownSecrets &m_secrets;
    const Clock &m_clock;
    CardCommands &m_commands;
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
    QPushButton *m_copy = nullptr;
    QPushButton *m_rawButton = nullptr;
    QWidget *m_buttons = nullptr;
    QWidget *m_badges = nullptr;
    QHBoxLayout *m_line = nullptr; ///< of the subject and the buttons beside it
    FlowLayout *m_flow = nullptr;  ///< of the subject and what stands below it
    QVBoxLayout *m_head = nullptr;
    bool m_isNarrow = false;
    QWidget *m_values; ///< below the subject and the badges
    JsonView *m_raw = nullptr;
};
