// SPDX-License-Identifier: MIT
#pragma once

#include "results/resultsets.h"

#include <QTabBar>

/// Shows a tab for each result set. Choosing a tab makes its set the current one. Hidden while there is only
/// one set.
class ResultsTabBar final : public QTabBar
{
    Q_OBJECT
public:
    /// `results` must outlive the bar.
    explicit ResultsTabBar(ResultSets &results, QWidget *parent = nullptr);

    /// Shows the tab after the current one, or the first one after the last.
    void showNext();
    void showPrevious();

Q_SIGNALS:
    /// Emitted when the user wants to close the set.
    void closeRequested(ResultSet *set);

protected:
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    void insert(qsizetype index);
    void showCurrent();
    void updateTexts();

    ResultSets &m_results;
};
