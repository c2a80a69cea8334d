// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ids/idfile.h"

#include <QObject>

/// Reads files with ids in another thread, and emits one signal for each, unless another file is loaded
/// meanwhile.
class IdFileLoader final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Reads the file. If another file is being read, nothing is emitted for that one.
    void load(const QString &path);

Q_SIGNALS:
    /// Emitted when the file was read. `fileName` is the result of shownName().
    void loaded(const IdFile &file, const QString &fileName);
    /// Emitted when the file could not be used. The error has the kind LocalStorage and the cause
    /// FileNotRead, or the kind Input and the cause IdFileNotText or IdTextTooLong.
    void failed(const Error &error);

private:
    quint64 m_latest = 0;
};
