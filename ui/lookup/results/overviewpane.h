// SPDX-License-Identifier: MIT
#pragma once

#include "ui/lookup/results/overviewmodel.h"

#include <QWidget>

class QListView;
class TextLabel;

/// Shows how many results there are of each state, type, category and connection, and when they were created,
/// as bars. Pressing a bar chooses its value for the filter. Esc removes the filter.
class OverviewPane final : public QWidget
{
    Q_OBJECT
public:
    explicit OverviewPane(QWidget *parent = nullptr);

    void setOverview(const ResultOverview &overview);
    /// Moves the focus to the bars.
    void focusBars();

Q_SIGNALS:
    /// See OverviewModel.
    void valueToggled(ResultFacet facet, const QString &value, bool isChosen);
    void timeToggled(const CreatedSpan &span, bool isChosen);
    /// Emitted when the user wants all results to be shown.
    void clearRequested();
    /// Emitted when the user has pressed the button that closes the pane.
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void restoreCurrent(const QString &key, int place);

    OverviewModel m_model;
    QListView *m_list;
    TextLabel *m_count;
    QString m_key; ///< of the current row before a reset of the model
    int m_place = -1;
};
