// SPDX-License-Identifier: MIT
#include "ui/widgets/views/readonlytext.h"

#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/widgets/views/textlabel.h"

#include <QEvent>
#include <QMimeData>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextOption>

namespace {

/// A text box whose fixed-width font follows the text size of the application.
class FixedBox final : public ReadOnlyText
{
public:
    explicit FixedBox(CopyFilter filter)
        : m_copyFilter(std::move(filter))
    {
        setFont(fixedFont());
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ApplicationFontChange)
            setFont(fixedFont());
        return ReadOnlyText::event(event);
    }
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override
    {
        if (!m_copyFilter)
            return ReadOnlyText::createMimeDataFromSelection();
        auto *mime = new QMimeData;
        mime->setText(m_copyFilter(textCursor().selection().toPlainText()));
        return mime;
    }

private:
    CopyFilter m_copyFilter;
};

ReadOnlyText *madePlain(ReadOnlyText *box, const QString &accessibleName, const QString &objectName,
                        int height)
{
    box->setObjectName(objectName);
    box->setAccessibleName(accessibleName);
    box->setReadOnly(true);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setTabChangesFocus(true);
    box->setUndoRedoEnabled(false);
    box->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    box->viewport()->setAutoFillBackground(false);
    box->document()->setDocumentMargin(tokens::kSpace8);
    box->setFixedHeight(textscale::scaled(height));
    return box;
}

} // namespace

void ReadOnlyText::fit(int maximum)
{
    m_maximum = maximum;
    qsizetype lines = 0;
    for (const QStringView line : QStringView(toPlainText()).split(u'\n'))
        lines += 1 + line.size() / tokens::kLineCharacters; // an estimate, since long lines wrap
    const qsizetype needed = lines * fontMetrics().lineSpacing() + 2 * tokens::kSpace12;
    setFixedHeight(static_cast<int>(std::min<qsizetype>(textscale::scaled(maximum), needed)));
}

void ReadOnlyText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_maximum > 0)
        fit(m_maximum);
}

ReadOnlyText *makeReadOnlyText(const QString &accessibleName, const QString &objectName, int height)
{
    ReadOnlyText *box = madePlain(new ReadOnlyText, accessibleName, objectName, height);
    // QPlainTextEdit aligns right-to-left text to the left.
    QObject::connect(box, &ReadOnlyText::textChanged, box, [box] {
        QTextOption option = box->document()->defaultTextOption();
        const bool isRightToLeft = box->toPlainText().isRightToLeft();
        option.setTextDirection(isRightToLeft ? Qt::RightToLeft : Qt::LayoutDirectionAuto);
        option.setAlignment(isRightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        box->document()->setDefaultTextOption(option);
    });
    return box;
}

ReadOnlyText *makeFixedWidthText(const QString &accessibleName, const QString &objectName, int height,
                                 CopyFilter filter)
{
    return madePlain(new FixedBox(std::move(filter)), accessibleName, objectName, height);
}

#include "moc_readonlytext.cpp"
