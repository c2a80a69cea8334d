// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <optional>

/// Writes the whole file or leaves the old one as it was; only its owner may read it (0600). Makes
/// the folder. Never writes through a symbolic link.
/// Errors: LocalStorage with the reason in `detail`.
[[nodiscard]] std::optional<Error> writeAtomically(const QString &path, const QByteArray &content);

/// At most `maxSize` bytes. Errors: LocalStorage where the file can't be read or is larger; a file
/// that is not there is empty.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString &path, qint64 maxSize);

/// Moves a file that makes no sense out of the way, as `<name>.bad`.
void setAside(const QString &path);

/// A file that is written on another thread, so that a slow disk or network folder never holds up a
/// window. Contents are written in order. Its end waits for what is still to be written.
class BackgroundFile final : public QObject
{
    Q_OBJECT
public:
    explicit BackgroundFile(QString path, QObject *parent = nullptr);
    ~BackgroundFile() override;

    void write(const QByteArray &content);
    [[nodiscard]] const QString &path() const { return m_path; }

Q_SIGNALS:
    void failed(const Error &error);

private:
    const QString m_path;
    QThreadPool m_writer; ///< of one thread
};
