// SPDX-License-Identifier: MIT
#pragma once

#include "storage/settings.h"
#include "ui/widgets/views/badge.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <limits>
#include <optional>

class QAbstractItemView;
class QHeaderView;
class QTableView;
class QTreeView;

/// The columns of a table or a tree: their order, their widths, which are hidden, and by which the rows are
/// sorted. What the user arranges is saved in the settings under the names of the columns. The other widths
/// follow from the width of the view and from the texts of the first rows, again and again: owners call
/// nothing when the view is resized or its font changes, or when rows come.
///
/// The cells are those of a CellDelegate.
class ColumnKeeper final : public QObject
{
    Q_OBJECT
public:
    /// Describes a column. Lengths are those of tokens.h, for a text size of 100 %.
    struct Column
    {
        QString name; ///< under which it is saved: for example `subject` or `connection:ID`. Has no blanks

        // The usual width is the greatest of these and of the title. Nothing else makes a column wider than
        // that unless the stretched column has its usual width.
        int usual = 0;                     ///< a length
        int characters = 0;                ///< a width in average characters
        QStringList texts = {};            ///< cells with the widest texts that are usual
        QList<Badge::Content> badges = {}; ///< cells with the widest badges that are usual
        /// The usual width is what the texts of the first rows need, but not more than the above, if it says
        /// anything.
        bool isMeasured = false;

        /// The least width, a length. That of the title if it is 0.
        int least = 0;
        /// The order in which columns give way if there is too little room: first those with 1. Columns with
        /// the same rank give way together, the widest first, and those with 0 do not. If that is not enough,
        /// the view scrolls. What room is left goes to columns whose texts are cut, in the opposite order.
        int rank = 0;
        /// Hides the column instead, to leave the stretched column its usual width. Not if the user has shown
        /// it, or has set its width.
        bool isOptional = false;
        /// The column takes what the others leave, but at least its least width. Of several such columns only
        /// one may be shown.
        bool isStretched = false;

        bool canBeHidden = true;        ///< by the user
        bool isHiddenByDefault = false; ///< until the user has shown or hidden it
        std::optional<Qt::SortOrder> sortedByDefault = {};

        friend bool operator==(const Column &, const Column &) = default;
    };

    struct Fitted;

    /// The view becomes the parent. It must have its model. Nothing is saved without `settings`, which must
    /// outlive this object. `key` is the setting of the table.
    explicit ColumnKeeper(QTableView *table, Settings *settings = nullptr,
                          const SettingKey<QStringList> &key = {});
    explicit ColumnKeeper(QTreeView *tree, Settings *settings = nullptr,
                          const SettingKey<QStringList> &key = {});

    /// Sets the columns, one for each of the model's, in the order of the model. Arranges them as they were
    /// saved, or as they are by default. Call this again when the model has got other columns, or when one is
    /// now to be hidden by default. Columns that are not there now keep what was saved.
    void setColumns(const QList<Column> &columns);
    [[nodiscard]] const QList<Column> &columns() const { return m_columns; }

    /// Returns the names of the columns that are not hidden, in the order shown.
    [[nodiscard]] QStringList shownColumns() const;
    /// Returns the same with the columns that are hidden only because there is too little room.
    [[nodiscard]] QStringList wantedColumns() const;
    /// Shows or hides a column, as its user wants it. The last visible column cannot be hidden.
    void setShown(const QString &name, bool isShown);
    /// Returns the name of the column by which the rows are sorted; empty if they are in the model's order.
    [[nodiscard]] QString sortedColumn() const;
    /// Sorts by the column; in the model's order if the name is empty.
    void sortBy(const QString &name, Qt::SortOrder order = Qt::AscendingOrder);
    /// Forgets what the user has arranged of these columns.
    void reset();

Q_SIGNALS:
    /// Emitted when the widths of texts were measured, and the columns have their new widths.
    void measured();
    /// Emitted when the menu of the columns is to be shown at that position.
    void menuRequested(const QPoint &globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What the user has arranged of a column.
    struct Arranged
    {
        QString name;
        qreal characters = 0; ///< the width, in average characters to follow the text size; 0 if not set
        std::optional<bool> isShown;
        std::optional<Qt::SortOrder> sorted;
    };

    ColumnKeeper(QAbstractItemView *view, QHeaderView *header, Settings *settings,
                 const SettingKey<QStringList> &key);

    void load();
    void save();
    void applyArrangement();
    [[nodiscard]] QList<Arranged>::iterator arrangedOf(const QString &name);
    [[nodiscard]] int sectionOf(const QString &name) const;
    [[nodiscard]] bool isToBeShown(int section) const;
    [[nodiscard]] bool isOptional(int section) const;
    [[nodiscard]] Arranged arrangedAs(const QString &name) const;

    void sectionResized(int section, int before, int width);
    void sectionMoved();
    void sectionSorted(int section, Qt::SortOrder order);

    void measureLater(int first, int last);
    void measureAnew();
    void measure();
    [[nodiscard]] qreal characterWidth() const;
    [[nodiscard]] int titleWidth(int section) const;
    [[nodiscard]] int usualWidth(const Column &column, int section) const;
    [[nodiscard]] Fitted fitted(int section);
    void fit();

    QAbstractItemView *m_view;
    QHeaderView *m_header;
    Settings *m_settings;
    const SettingKey<QStringList> m_key;
    QList<Column> m_columns;
    QList<Arranged> m_arranged; ///< in the order shown, also of columns that are not there now
    QList<int> m_needed;        ///< by section, the width of the widest measured cell; 0 if there is none
    int m_firstChanged = std::numeric_limits<int>::max(); ///< of the rows to be measured
    int m_lastChanged = -1;
    QTimer m_measureTimer;
    QElapsedTimer m_sinceMeasured;
    bool m_isArranging = false; ///< by the program
};
