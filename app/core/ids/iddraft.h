// SPDX-License-Identifier: MIT
#pragma once

#include "storage/backgroundfile.h"

#include <QObject>
#include <QTimer>

/// Stores the text of the field for ids in a file that only the user can read, so that a crash does not lose
/// it. Writes in the background, half a second after a change.
class IdDraft final : public QObject
{
    Q_OBJECT
public:
    explicit IdDraft(const QString &file, QObject *parent = nullptr);
    ~IdDraft() override;

    /// Returns the stored text. Empty if there is none, or if it cannot be read: the user could not do
    /// anything about that.
    [[nodiscard]] QString load();
    /// Stores a text of at most a million characters without secrets, or an empty text if it is longer or
    /// hasSecretHeader().
    void save(const QString &text);
    /// Deletes the file and reports whether it is gone.
    void forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done);

private:
    void write();

    BackgroundFile m_file;
    QTimer m_writeTimer;
    QString m_text;
};
