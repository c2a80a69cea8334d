// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ids/idfile.h"

#include <QObject>

/// Reads a file with ids in another thread.
class IdFileLoader final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Reads the file. If another file is being read, nothing is emitted for that one.
    void load(const QString &path);

Q_SIGNALS:
    /// `fileName` is safe to display.
    void loaded(const IdFile &file, const QString &fileName);
    /// The kind is LocalStorage with FileNotRead, or Input with IdFileNotText or IdTextTooLong.
    void failed(const Error &error);

private:
    quint64 m_latest = 0;
};
