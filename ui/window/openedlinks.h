// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// Links that the desktop hands to the running program: macOS does so instead of naming them on a command
/// line. Watches the application it is made with.
class OpenedLinks final : public QObject
{
    Q_OBJECT
public:
    explicit OpenedLinks(QObject *application);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// As it came: it may be refused.
    void opened(const QString &link);
};
