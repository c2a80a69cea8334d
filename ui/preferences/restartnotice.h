// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class PreferenceStore;
class TextLabel;

/// A button that restarts the program for another language, and what a restart ends. Visible while the chosen
/// language is not the one in use.
class RestartNotice final : public QWidget
{
    Q_OBJECT
public:
    /// `store` must outlive the notice. `isTemporary`: a restart keeps nothing but the language.
    RestartNotice(const PreferenceStore &store, bool isTemporary, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the program is to start again.
    void restartRequested();

private:
    void refresh();

    const PreferenceStore &m_store;
    TextLabel *m_text;
};
