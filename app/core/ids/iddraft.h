// SPDX-License-Identifier: MIT
#pragma once

#include "storage/atomicfile.h"

#include <QObject>
#include <QTimer>

/// What stands in the field for ids, kept in a file of the user's alone, so that a crash does not lose
/// it. Written in the background, a moment after the last change.
class IdDraft final : public QObject
{
    Q_OBJECT
public:
    explicit IdDraft(const QString &file, QObject *parent = nullptr);
    ~IdDraft() override;

    /// Empty where there is none, or none that can be read: it is no loss that anyone could mend.
    [[nodiscard]] QString load();
    /// A text of more than a million characters is not kept.
    void keep(const QString &text);
    /// Deletes the file and looks whether it is gone.
    void forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done);

private:
    void write();

    BackgroundFile m_file;
    QTimer m_later;
    QString m_text;
};
