// SPDX-License-Identifier: MIT
#include "ui/help/helpdialog.h"

#include "results/resulttext.h"
#include "text/composedtext.h"
#include "ui/style/platformconventions.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextEdit>
#include <QTextList>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Writes the page into a document.
class HelpPage final
{
public:
    explicit HelpPage(QTextDocument &document)
        : m_cursor(&document)
    {
    }

    void addHeading(const QString &title)
    {
        QTextBlockFormat block;
        block.setHeadingLevel(kHeadingLevel);
        block.setTopMargin(m_cursor.atStart() ? 0 : kSpace16);
        QTextCharFormat heading;
        heading.setFontWeight(QFont::DemiBold);
        heading.setProperty(QTextFormat::FontSizeAdjustment, 1);
        addBlock(title, block, heading);
    }

    void addParagraph(const QString &text)
    {
        QTextBlockFormat block;
        block.setTopMargin(kSpace4);
        addBlock(text, block, {});
    }

    void addList(const QStringList &items)
    {
        QTextListFormat format;
        format.setStyle(QTextListFormat::ListDisc);
        QTextList *list = nullptr;
        for (const QString &item : items) {
            addParagraph(item);
            if (list)
                list->add(m_cursor.block());
            else
                list = m_cursor.createList(format);
        }
    }

private:
    void addBlock(const QString &text, QTextBlockFormat block, const QTextCharFormat &characters)
    {
        block.setLayoutDirection(QGuiApplication::layoutDirection()); // also where it begins with a key
        if (m_cursor.atStart())
            m_cursor.setBlockFormat(block);
        else
            m_cursor.insertBlock(block, characters);
        m_cursor.insertText(text, characters);
    }

    static constexpr int kHeadingLevel = 2;
    QTextCursor m_cursor;
};

struct HelpTexts
{
    Q_DECLARE_TR_FUNCTIONS(HelpDialog)
public:
    static QString key(const QKeySequence &key, const QString &text)
    {
        return labelledText(key.toString(QKeySequence::NativeText), text);
    }
    static void addIds(HelpPage &page);
    static void addKeys(HelpPage &page);
    static void addStates(HelpPage &page);
    static void addOutcomes(HelpPage &page);
};

void HelpTexts::addIds(HelpPage &page)
{
    page.addHeading(CommonTexts::tr("Ids"));
    page.addParagraph(tr("A number that stands by itself is an id: 1042, #1042 or -7. The end of "
                         "the field says what was "
                         "understood before anything is sent."));
    page.addList({tr("A range: 1050-1060 or 1050..1060"), tr("An address with /notification/1042 in it"),
                  tr("A table: the column Id counts, or the one that you choose"),
                  tr("Other numbers in a sentence are offered, not taken"),
                  tr("Not an id: 12.5, 2026-03-14, INC-1042")});
}

void HelpTexts::addKeys(HelpPage &page)
{
    page.addHeading(tr("Keys"));
    page.addList({key(Qt::CTRL | Qt::Key_L, tr("Go to the ids")),
                  key(Qt::Key_Return, CommonTexts::tr("Look up")),
                  key(Qt::Key_Escape, tr("Stop, and keep what is there")),
                  key(Qt::CTRL | Qt::Key_F, CommonTexts::tr("Filter results")),
                  key(Qt::CTRL | Qt::SHIFT | Qt::Key_C, tr("Copy for a ticket")),
                  key(Qt::CTRL | Qt::Key_J, CommonTexts::tr("Switch connection")),
                  key(platformConventions().upgrade, CommonTexts::tr("Upgrade")),
                  key(Qt::CTRL | Qt::Key_I, tr("Activity: what was sent and received"))});
}

void HelpTexts::addStates(HelpPage &page)
{
    const auto meaning = [](LookupRow::Outcome outcome, const QString &text) {
        return labelledText(outcomeText(outcome), text);
    };
    page.addHeading(tr("What became of an id"));
    page.addList({meaning(LookupRow::Outcome::Found, tr("The service returned this notification.")),
                  meaning(LookupRow::Outcome::NotFound,
                          tr("There is none for you. It may belong to another user, partition, "
                             "data source or key, or the id may be wrong.")),
                  meaning(LookupRow::Outcome::Failed, tr("The row says why. “Retry failed” repeats it.")),
                  meaning(LookupRow::Outcome::NotLookedUp,
                          tr("The lookup ended first. “Look up the rest” goes on."))});
}

void HelpTexts::addOutcomes(HelpPage &page)
{
    page.addHeading(tr("How an upgrade ended"));
    page.addList(
        {labelledText(CommonTexts::tr("Not started"), tr("Nothing left this computer. Try again.")),
         labelledText(CommonTexts::tr("Finished"), tr("The service answered that it is done. Sign in.")),
         labelledText(CommonTexts::tr("Refused"),
                      tr("The service answered that it did not run it, and why.")),
         labelledText(CommonTexts::tr("Failed", "an upgrade"),
                      tr("The service answered that it failed. Tell whoever runs the service.")),
         labelledText(CommonTexts::tr("Unknown", "the outcome of an upgrade"),
                      tr("It may still be running. Ask whoever runs the service before you start another "
                         "one. Nothing is repeated by itself."))});
}

/// Returns the page, which can be selected and copied.
QTextEdit *makePage(const QString &title)
{
    auto *text = new QTextEdit;
    text->setObjectName(u"helpText"_s);
    text->setAccessibleName(title);
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setUndoRedoEnabled(false);
    text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text->viewport()->setAutoFillBackground(false);
    text->document()->setDocumentMargin(kSpace12);
    text->document()->setIndentWidth(kSpace24);
    HelpPage page(*text->document());
    HelpTexts::addIds(page);
    HelpTexts::addKeys(page);
    HelpTexts::addStates(page);
    HelpTexts::addOutcomes(page);
    text->moveCursor(QTextCursor::Start);
    return text;
}

} // namespace

HelpDialog::HelpDialog(QWidget *parent)
    : Dialog(parent)
{
    setObjectName(u"helpDialog"_s);
    setWindowTitle(tr("Ids, keys and outcomes"));
    setAttribute(Qt::WA_DeleteOnClose);
    QTextEdit *text = makePage(windowTitle());
    auto *shortcuts = makeButton(tr("All keyboard shortcuts"), u"allShortcuts"_s, ButtonKind::Quiet);
    auto *close = makeButton(CommonTexts::tr("Close"), u"closeHelp"_s);
    connect(shortcuts, &QPushButton::clicked, this, &HelpDialog::shortcutsRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace12);
    buttons->addWidget(shortcuts);
    buttons->addStretch(1);
    buttons->addWidget(makeDialogButtons({{close, QDialogButtonBox::RejectRole}}));
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addWidget(text, 1);
    layout->addLayout(buttons);
    resize(textscale::forDialog(*this, {kDialogWidth, kWideDialogHeight}));
    text->setFocus(Qt::OtherFocusReason);
}

#include "moc_helpdialog.cpp"
