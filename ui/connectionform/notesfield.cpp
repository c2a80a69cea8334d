// SPDX-License-Identifier: MIT
#include "ui/connectionform/notesfield.h"

#include "connections/connectionfields.h"
#include "connections/connectionjson.h"
#include "ui/style/textscale.h"
#include "ui/style/widgethints.h"
#include "ui/text/settinginput.h"
#include "ui/widgets/controls/fieldline.h"
#include "ui/widgets/controls/formgrid.h"
#include "ui/widgets/dialogs/filedrop.h"
#include "ui/widgets/views/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

NotesField::NotesField(FormGrid *grid)
    : ConnectionFormPart(grid)
    , m_notes(new FileSafeTextEdit)
    , m_line(new FieldLine(m_notes, u"notes"_s))
{
    m_notes->setObjectName(u"notes"_s);
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(textscale::scaled(tokens::kNotesHeight));
    m_notes->document()->setDocumentMargin(tokens::kSpace12 -
                                           tokens::kFrame); // aligned with the texts of the other fields
    m_notes->viewport()->setAutoFillBackground(false);      // the frame draws the background

    auto *row = new QWidget;
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(tokens::kSpace4);
    layout->addWidget(m_notes);
    layout->addWidget(m_line->label());
    row->setFocusProxy(m_notes);
    grid->addRow(fieldTitle(ConnectionField::Notes), row);
    connect(m_notes, &QPlainTextEdit::textChanged, m_line, &FieldLine::clear);
    connect(m_notes, &QPlainTextEdit::textChanged, this, &NotesField::changed);
}

void NotesField::setConnection(const Connection &connection)
{
    m_notes->setPlainText(connection.notes);
}

void NotesField::applyTo(Connection &connection) const
{
    connection.notes = settingLines(m_notes->toPlainText()).trimmed();
}

QWidget *NotesField::validate()
{
    const QString typed = m_notes->toPlainText();
    const QString visible = settingLines(typed);
    if (visible != typed) {
        m_notes->setPlainText(visible);
        m_line->setNotice(invisibleRemovedText());
    }
    const bool fits = visible.size() <= kMaxConnectionNotes;
    m_line->setError(fits ? QString() : tooLongText(kMaxConnectionNotes));
    return fits ? nullptr : m_notes;
}

void NotesField::setReadOnly(bool readOnly)
{
    m_notes->setReadOnly(readOnly);
    setReadOnlyLook(m_notes, readOnly);
    if (readOnly) // read-only texts could otherwise be selected with the mouse only
        m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

#include "moc_notesfield.cpp"
