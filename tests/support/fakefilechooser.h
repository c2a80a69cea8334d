// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/filechooser.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <utility>

/// A file chooser without a dialog: the test chooses.
class FakeFileChooser final : public FileChooser
{
public:
    void open(QWidget *parent, const QString &title, const QString &, Chosen chosen) override
    {
        remember(parent, title, std::move(chosen));
    }
    void save(QWidget *parent, const QString &title, const QString &, const QString &, Chosen chosen) override
    {
        remember(parent, title, std::move(chosen));
    }

    void showInFolder(QObject *, const QString &path, Failed failed) override
    {
        m_shown += path;
        if (!m_canShow)
            failed();
    }

    /// Returns the paths that were shown in their folders.
    [[nodiscard]] const QStringList &shown() const { return m_shown; }
    void setCanShow(bool canShow) { m_canShow = canShow; }
    /// Returns the titles of the requests since the last choose().
    [[nodiscard]] const QStringList &requests() const { return m_asked; }
    void choose(const QString &path)
    {
        m_asked.clear();
        if (m_parent && m_chosen)
            std::exchange(m_chosen, {})(path);
    }

private:
    void remember(QWidget *parent, const QString &title, Chosen chosen)
    {
        m_asked += title;
        m_parent = parent;
        m_chosen = std::move(chosen);
    }

    QStringList m_asked;
    QStringList m_shown;
    bool m_canShow = true;
    QPointer<QWidget> m_parent;
    Chosen m_chosen;
};
