// SPDX-License-Identifier: MIT
#pragma once

#include "program/context.h"

#include <QLockFile>
#include <QTemporaryDir>

#include <memory>

/// What a Context uses in place of the user's files and keyring while it works on the demo service: a
/// temporary folder, which is deleted with this object, and a store of secrets in memory. The settings are a
/// copy of the user's, so that the program looks as usual. Nothing is written to the user's own files. The
/// folder of a program that was killed is deleted by the next object of this class.
class DemoProfile final
{
public:
    /// Copies the settings of the user.
    DemoProfile();
    /// Copies that file of settings, if it exists and can be read.
    explicit DemoProfile(const QString &settingsFile);

    /// Returns a new context, which this object must outlive.
    [[nodiscard]] Context makeContext(std::unique_ptr<DesktopNotifier> notifier = {}) const;

    [[nodiscard]] QString folder() const;

private:
    [[nodiscard]] QString settingsFile() const;

    QTemporaryDir m_folder;
    std::unique_ptr<QLockFile> m_inUse; ///< in the folder; unlocked before it is deleted
};
