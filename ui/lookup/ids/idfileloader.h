// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "ids/idfile.h"

#include <QObject>

/// Reads a file of ids on another thread.
class IdFileLoader final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// In place of the file that is being read, if any: of that one nothing more is heard.
    void load(const QString &path);

Q_SIGNALS:
    /// `fileName` is safe to look at.
    void loaded(const IdFile &file, const QString &fileName);
    /// LocalStorage with FileNotRead; Input with IdFileNotText or IdTextTooLong.
    void failed(const Error &error);

private:
    quint64 m_latest = 0;
};
