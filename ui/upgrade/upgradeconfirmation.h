// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "contract/upgrade.h"

#include <QWidget>

#include <optional>

class QLineEdit;
class QPushButton;
class TextLabel;

/// Asks for confirmation before an upgrade, inside the upgrade panel. For a production connection the user
/// has to type the host's name.
class UpgradeConfirmation final : public QWidget
{
    Q_OBJECT
public:
    explicit UpgradeConfirmation(QWidget *parent = nullptr);

    /// Shows the question and moves the focus to it. `production` is the result of productionAt().
    void ask(const Connection &connection, UpgradeMode mode, const std::optional<Connection> &production);

Q_SIGNALS:
    /// Emitted when the user has confirmed the upgrade.
    void confirmed();
    /// Emitted when the user has cancelled the upgrade.
    void declined();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void confirm();
    void updateConfirm();

    QString m_host;
    bool m_typed = false;
    TextLabel *m_title;
    TextLabel *m_text;
    TextLabel *m_prompt;
    QLineEdit *m_name;
    QPushButton *m_confirm;
    QPushButton *m_cancel;
};
