// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/formgrid.h"

#include "ui/style/textscale.h"
#include "ui/widgets/controls/formfield.h"
#include "ui/widgets/views/textlabel.h"

#include <QEvent>
#include <QGridLayout>

/// The caption of a field. It is as high as a field of one line, so that both texts are on the same line.
/// Beside a higher field it is as high as that field's first line.
class FormCaption final : public QLabel
{
public:
    FormCaption(const QString &text, QWidget *buddy)
    {
        setTextFormat(Qt::PlainText);
        setText(text);
        setBuddy(buddy);
        setStacked(false);
    }

    /// Sets whether the caption is above its field.
    void setStacked(bool stacked)
    {
        m_isStacked = stacked;
        setWordWrap(stacked);
        setAlignment(stacked ? Qt::AlignLeft | Qt::AlignBottom : Qt::AlignRight | Qt::AlignVCenter);
    }
    /// Returns the width of the caption when it is beside its field.
    [[nodiscard]] int besideWidth() const { return fontMetrics().size(Qt::TextShowMnemonic, text()).width(); }
    [[nodiscard]] QSize sizeHint() const override
    {
        return m_isStacked ? QLabel::sizeHint()
                           : QLabel::sizeHint().expandedTo({besideWidth(), fieldHeight()});
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return m_isStacked ? QLabel::minimumSizeHint()
                           : QLabel::minimumSizeHint().expandedTo({besideWidth(), fieldHeight()});
    }

private:
    [[nodiscard]] int fieldHeight() const
    {
        const int line = fontMetrics().height();
        const int oneLine = std::max(tokens::kControlHeight, line + 2 * tokens::kSpace8 + 2);
        const int field = buddy() ? buddy()->sizeHint().height() : 0;
        return field <= oneLine ? field : line + 2 * tokens::kSpace12;
    }

    bool m_isStacked = false;
};

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
    appendRow(new FormCaption(field->caption(), field->field()), field);
}

void FormGrid::addRow(const QString &caption, QWidget *field)
{
    QWidget *named = field->focusProxy() ? field->focusProxy() : field;
    if (caption.isEmpty()) {
        appendRow(nullptr, field);
        return;
    }
    named->setAccessibleName(caption);
    appendRow(new FormCaption(caption, named), field);
}

void FormGrid::addHeading(const QString &text)
{
    TextLabel *heading = plainLabel(text, TextRole::Strong);
    heading->setContentsMargins(0, m_rows.isEmpty() ? 0 : tokens::kSpace8, 0, 0);
    appendRow(nullptr, heading);
}

void FormGrid::appendRow(FormCaption *caption, QWidget *field)
{
    m_rows += {caption, field};
    placeRow(static_cast<int>(m_rows.size()) - 1);
}

void FormGrid::placeRow(int row)
{
    const auto [caption, field] = m_rows.at(row);
    if (caption)
        caption->setStacked(m_isStacked);
    if (!m_isStacked) {
        if (caption)
            m_grid->addWidget(caption, row, 0, Qt::AlignTop | Qt::AlignRight);
        m_grid->addWidget(field, row, 1, Qt::AlignTop);
        return;
    }
    auto *both = new QVBoxLayout;
    both->setSpacing(tokens::kSpace4);
    if (caption)
        both->addWidget(caption);
    both->addWidget(field);
    m_grid->addLayout(both, row, 0, 1, 2, Qt::AlignTop);
}

void FormGrid::setRowVisible(QWidget *field, bool visible)
{
    field->setVisible(visible);
    for (const Row &row : std::as_const(m_rows)) {
        if (row.field == field && row.caption)
            row.caption->setVisible(visible);
    }
}

void FormGrid::alignWith(FormGrid *other)
{
    m_alignedWith = other;
    other->m_alignedWith = this;
    alignFields();
}

int FormGrid::captionWidth() const
{
    int width = 0;
    for (const Row &row : m_rows)
        width = std::max(width, row.caption ? row.caption->besideWidth() : 0);
    return width;
}

/// Returns the width that is sufficient for every field.
int FormGrid::fieldWidth() const
{
    int width = 0;
    for (const Row &row : m_rows)
        width = std::max(width, row.field->minimumSizeHint().width());
    return width;
}

void FormGrid::alignFields()
{
    const int width = m_alignedWith ? std::max(captionWidth(), m_alignedWith->captionWidth()) : 0;
    const int beside = m_isStacked ? 0 : width;
    if (m_grid->columnMinimumWidth(0) !=
        beside) // setting it invalidates the layout even if the width is the same
        m_grid->setColumnMinimumWidth(0, beside);
}

/// Moves the captions above the fields, or back beside them, depending on the width.
void FormGrid::updateStacking()
{
    const int captions = std::max(captionWidth(), m_alignedWith ? m_alignedWith->captionWidth() : 0);
    const int fields = std::max(fieldWidth(), m_alignedWith ? m_alignedWith->fieldWidth() : 0);
    const int needed =
        captions + tokens::kSpace16 + std::max(fields, textscale::scaled(tokens::kNumberWidth));
    const bool isStacked = width() < needed;
    if (isStacked == m_isStacked)
        return;
    m_isStacked = isStacked;
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item; // deletes the nested layout as well, but not the widgets
    for (int row = 0; row < m_rows.size(); ++row)
        placeRow(row);
    alignFields();
}

QSize FormGrid::minimumSizeHint() const
{
    return {fieldWidth(), QWidget::minimumSizeHint().height()};
}

void FormGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateStacking();
}

bool FormGrid::event(QEvent *event)
{
    // A layout request is the only notice of a caption's new size, for example in another font.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Polish) {
        alignFields();
        if (isVisible()) // the width is not valid before that
            updateStacking();
    }
    return QWidget::event(event);
}

#include "moc_formgrid.cpp"
