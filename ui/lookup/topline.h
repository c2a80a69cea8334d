// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>

class IdEntry;
class QGridLayout;

/// The line at the top of the window: the field for ids between two widgets of the window. Where there is not
/// enough room, the field has a line of its own below them.
class TopLine final : public QWidget
{
    Q_OBJECT
public:
    /// The line only places `ids`, which is a sibling of it and must outlive it.
    explicit TopLine(IdEntry &ids, QWidget *parent = nullptr);

    /// Places `start` before the field and `ends` after it, and takes ownership of them.
    void setEnds(QWidget *start, const QWidgetList &ends);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void placeIds();

    IdEntry &m_ids;
    QWidget *m_place; ///< of the field
    QWidget *m_start = nullptr;
    QWidget *m_end; ///< with the widgets after the field
    QGridLayout *m_layout;
    std::optional<bool> m_isNarrow;
};
