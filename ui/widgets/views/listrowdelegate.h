// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/fonts.h"
#include "ui/style/icon.h"
#include "ui/widgets/views/badge.h"

#include <QList>
#include <QString>
#include <QStyledItemDelegate>

#include <optional>

/// What is seen of a row of a list. All texts are safe to display.
struct ListRow
{
    enum class Kind {
        Item,
        Heading, ///< of the rows below it; has only a title
        Action,  ///< such as “Manage connections…”; has only a title
    };
    enum class Box {
        None,
        Room, ///< the row can't be checked, but is among rows that can
        Unchecked,
        Checked,
    };
    enum class Ink { Normal, Dim, Warning, Accent };

    /// What is at the end of a line.
    struct End
    {
        std::optional<Badge::Content> badge{}; ///< if it has no word, there is only room for it
        std::optional<Icon> icon{};            ///< before the text
        QString text{};
        QString shortText{}; ///< in place of a text that would take more than half of a full line
        Ink ink = Ink::Dim;

        friend bool operator==(const End &, const End &) = default;
    };

    struct Line
    {
        QString text{};
        TextRole role = TextRole::Body;
        Ink ink = Ink::Normal;
        bool wraps = false; ///< otherwise a text that is too long is elided
        QList<End> ends{};  ///< the first is the outermost; below the text if it wraps and both don't fit

        friend bool operator==(const Line &, const Line &) = default;
    };

    Kind kind = Kind::Item;
    Box box = Box::None;
    QString title{};
    QList<End> ends{}; ///< of the title's line
    QList<Line> lines{};
    bool isDense = false;          ///< whether there are no gaps between the lines
    std::optional<double> share{}; ///< length of the bar below the lines, from 0 to 1

    friend bool operator==(const ListRow &, const ListRow &) = default;
};

/// Draws the rows of a list from the ListRow that the model returns. A click anywhere on a row with a check
/// box, or the space bar, checks or unchecks it. On an action they do the same as checking it.
///
/// What a screen reader says of Qt::CheckStateRole depends on its version and on Qt's: Orca 43 does not say
/// that a row is not checked, and none says that it has changed. So the check box is part of the ListRow, the
/// model's Qt::AccessibleTextRole is spokenChecked(), and the delegate makes a screen reader say the change.
class ListRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Role {
        RowRole = Qt::UserRole + 200, ///< ListRow
        CheckedRole,                  ///< bool; only set, when the user checks or unchecks a row
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Returns what a screen reader says of a row with a check box: its text, and whether it is checked.
    [[nodiscard]] static QString spokenChecked(const QString &text, bool isChecked);
    /// Returns the height of a row of this width.
    [[nodiscard]] static int heightOf(const ListRow &row, int width);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Returns the size of the row at the width of the view.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};
