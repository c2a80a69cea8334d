// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

/// Receives links that the desktop opens with the running program, as macOS does instead of passing them on
/// the command line. Installs an event filter on the application.
class OpenedLinks final : public QObject
{
    Q_OBJECT
public:
    /// `application` becomes the parent.
    explicit OpenedLinks(QObject *application);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Emitted when the desktop opens a link. `link` is as received and may be invalid.
    void opened(const QString &link);
};
