// SPDX-License-Identifier: MIT
#pragma once

#include "results/filtercompletion.h"

#include <QLineEdit>
#include <QStringList>

class QCompleter;
class QStandardItemModel;
class QTreeView;

/// The field for the filter of the results. It offers the fields and states that begin with the typed word,
/// each with its meaning. Alt+Down offers all, and Up brings back
/// filters that were used before. Nothing is inserted that the user has not chosen.
class FilterEdit final : public QLineEdit
{
    Q_OBJECT
public:
    explicit FilterEdit(QWidget *parent = nullptr);

    /// Returns whether fields or states are shown to choose from.
    [[nodiscard]] bool isOffering() const;
    /// Keeps a text that was used as a filter. Up brings the last few back into the empty field.
    void addUsed(const QString &text);

Q_SIGNALS:
    /// Emitted when the user has pressed Enter or Down.
    void submitted();
    /// Emitted when the user has pressed Escape.
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class Offer { Completions, Everything };

    void offer(Offer what);
    void recall();
    void showOffers();
    void insert(const QModelIndex &chosen);

    QStandardItemModel *m_items;
    QTreeView *m_list;
    QCompleter *m_completer;
    FilterCompletion m_completion;
    QStringList m_used; ///< the latest first
};
