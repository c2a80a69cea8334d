// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultrow.h"

#include <QWidget>

#include <memory>

class JsonHighlighter;
class KnownSecrets;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class TextLabel;

/// Shows the JSON of a notification as it was received, with line breaks, colours, a field to find something
/// in it, and a button that copies it.
class JsonView final : public QWidget
{
    Q_OBJECT
public:
    /// `secrets` must outlive the view.
    explicit JsonView(const KnownSecrets &secrets, QWidget *parent = nullptr);

    /// Shows the JSON from which the notification was read. Keeps the selection and the scroll position if
    /// the JSON is the same as before.
    void setNotification(const std::shared_ptr<const Notification> &notification);
    void focusFind();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Step { Stay, Forward, Backward };

    [[nodiscard]] QWidget *makeBar();
    void copyAll();
    void find(Step step);

    const KnownSecrets &m_secrets;
    std::shared_ptr<const Notification> m_notification;
    QByteArray m_shown;
    QLineEdit *m_find;
    TextLabel *m_count;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPlainTextEdit *m_text;
    JsonHighlighter *m_highlighter;
};
