// SPDX-License-Identifier: MIT
#pragma once

#include <QSplitter>

class Settings;

/// Places the list of lookups beside the results. The user changes the width of the list with the handle,
/// and gives it the usual one again with a double click there. The width is remembered.
class ListSplitter final : public QSplitter
{
    Q_OBJECT
public:
    /// Takes ownership of the widgets. `settings` must outlive the splitter.
    ListSplitter(QWidget *list, QWidget *results, Settings &settings, QWidget *parent = nullptr);

    /// Shows the widgets that are not hidden, the list in its width. Call this after one of them was shown or
    /// hidden.
    void arrange();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_list;
    QWidget *m_results;
    Settings &m_settings;
};
