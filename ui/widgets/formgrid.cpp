// SPDX-License-Identifier: MIT
#include "ui/widgets/formgrid.h"

#include "ui/widgets/formfield.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QGridLayout>

namespace {

/// As high as the field it belongs to, so that both texts stand on one line; beside a higher one, as
/// high as its first line.
class Caption final : public QLabel
{
public:
    Caption(const QString &text, QWidget *buddy)
    {
        setTextFormat(Qt::PlainText);
        setText(text);
        setBuddy(buddy);
        setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return QLabel::sizeHint().expandedTo({0, fieldHeight()});
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return QLabel::minimumSizeHint().expandedTo({0, fieldHeight()});
    }

private:
    [[nodiscard]] int fieldHeight() const
    {
        const int line = fontMetrics().height();
        const int oneLine = std::max(tokens::kControlHeight, line + 2 * tokens::kSpace8 + 2);
        const int field = buddy() ? buddy()->sizeHint().height() : 0;
        return field <= oneLine ? field : line + 2 * tokens::kSpace12;
    }
};

} // namespace

FormGrid::FormGrid(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(tokens::kSpace16);
    m_grid->setVerticalSpacing(tokens::kSpace12);
    m_grid->setColumnStretch(1, 1);
}

void FormGrid::add(FormField *field)
{
    put(new Caption(field->caption(), field->field()), field);
}

void FormGrid::addRow(const QString &caption, QWidget *field)
{
    QWidget *named = field->focusProxy() ? field->focusProxy() : field;
    if (caption.isEmpty()) {
        put(nullptr, field);
        return;
    }
    named->setAccessibleName(caption);
    put(new Caption(caption, named), field);
}

void FormGrid::addHeading(const QString &text)
{
    TextLabel *heading = plainLabel(text, TextRole::Strong);
    heading->setContentsMargins(0, m_captions.isEmpty() ? 0 : tokens::kSpace8, 0, 0);
    m_grid->addWidget(heading, m_grid->rowCount(), 1);
}

void FormGrid::put(QWidget *caption, QWidget *field)
{
    const int row = m_grid->rowCount();
    m_captions.insert(field, caption);
    if (caption)
        m_grid->addWidget(caption, row, 0, Qt::AlignTop | Qt::AlignRight);
    m_grid->addWidget(field, row, 1, Qt::AlignTop);
}

void FormGrid::setRowVisible(QWidget *field, bool visible)
{
    field->setVisible(visible);
    if (QWidget *caption = m_captions.value(field))
        caption->setVisible(visible);
}

void FormGrid::alignWith(FormGrid *other)
{
    m_other = other;
    align();
}

int FormGrid::captionWidth() const
{
    int width = 0;
    for (const QWidget *caption : m_captions)
        width = std::max(width, caption ? caption->sizeHint().width() : 0);
    return width;
}

void FormGrid::align()
{
    if (!m_other)
        return;
    const int width = std::max(captionWidth(), m_other->captionWidth());
    for (QGridLayout *grid : {m_grid, m_other->m_grid}) {
        if (grid->columnMinimumWidth(0) != width) // even the same width again asks for another round
            grid->setColumnMinimumWidth(0, width);
    }
}

bool FormGrid::event(QEvent *event)
{
    // A caption's new size, that of another font for one, is told this way.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Polish)
        align();
    return QWidget::event(event);
}
