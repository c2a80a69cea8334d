// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idfiledialog.h"

#include "base/background.h"
#include "ids/idparser.h"
#include "ui/lookup/ids/idcolumndelegate.h"
#include "ui/lookup/ids/idcolumnmodel.h"
#include "ui/lookup/ids/idfilewords.h"
#include "ui/style/textsize.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"
#include "ui/widgets/views/viewsetup.h"

#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Characters, times columns, that are read before anyone could see that they are.
constexpr qsizetype kReadAtOnce = 64 * 1024;

} // namespace

bool needsChoice(const IdFile &file)
{
    return file.table && file.table->columns.size() > 1;
}

IdFileDialog::IdFileDialog(const IdFile &file, const QString &fileName, QWidget *parent)
    : IdFileDialog(
          file.text, file.table.value_or(IdTable()),
          {tr("Ids from a file"), fileName, idfilewords::form(file.table.value_or(IdTable()), file.encoding)},
          parent)
{
}

IdFileDialog::IdFileDialog(const QString &text, const IdTable &table, QWidget *parent)
    : IdFileDialog(text, table, {tr("Ids from a table"), {}, idfilewords::form(table, std::nullopt)}, parent)
{
}

IdFileDialog::IdFileDialog(const QString &text, const IdTable &table, const Words &words, QWidget *parent)
    : Dialog(parent)
    , m_text(text)
    , m_table(table)
    , m_model(new IdColumnModel(table, this))
    , m_list(makeList())
    , m_summary(new ValueText(tr("What was understood"), TextRole::Body))
    , m_use(makeButton(idfilewords::use(0), u"useIds"_s, ButtonKind::Primary))
{
    setObjectName(u"idFileDialog"_s);
    setWindowTitle(words.title);
    setWindowModality(Qt::WindowModal);
    auto *head = new QVBoxLayout;
    head->setSpacing(0);
    if (!words.fileName.isEmpty()) {
        auto *name = new ValueText(tr("File"), TextRole::Strong);
        name->setObjectName(u"idFileName"_s);
        name->setSentence(words.fileName); // safe to look at already
        head->addWidget(name);
    }
    auto *form = plainLabel(words.form, TextRole::Caption)->dim()->wrapped();
    form->setObjectName(u"idFileForm"_s);
    form->setIndent(ValueText::textInset());
    head->addWidget(form);
    auto *caption = plainLabel(tr("Column with the ids"))->wrapped();
    caption->setBuddy(m_list);
    caption->setIndent(ValueText::textInset());
    m_summary->setObjectName(u"idFileSummary"_s);
    auto *cancel = makeButton(tr("Cancel"), u"cancel"_s);

    auto *choice = new QVBoxLayout;
    choice->setSpacing(kSpace8);
    choice->addWidget(caption);
    choice->addWidget(m_list, 1);
    choice->addWidget(m_summary);
    QVBoxLayout *layout = makeColumn(kSpace16);
    layout->addLayout(head);
    layout->addLayout(choice, 1);
    layout->addWidget(
        makeDialogButtons({{m_use, QDialogButtonBox::AcceptRole}, {cancel, QDialogButtonBox::RejectRole}}));
    m_use->setDefault(true);

    connect(m_use, &QPushButton::clicked, this, &IdFileDialog::use);
    connect(cancel, &QPushButton::clicked, this, &IdFileDialog::reject);
    connect(m_list, &QListView::doubleClicked, this, &IdFileDialog::use);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &IdFileDialog::updateChoice);
    m_list->setCurrentIndex(m_model->index(m_model->rowOf(m_table.bestColumn)));
    m_list->setFocus(Qt::OtherFocusReason);
    if (m_text.size() * m_model->rowCount() <= kReadAtOnce) {
        for (int i = 0; i < m_model->rowCount(); ++i)
            understood(i, contentOf(m_text, m_table, m_model->columnAt(i)));
    } else {
        understandNext();
    }
    const QSize most = textsize::forDialog(*this, {kDialogWidth, kWideDialogHeight});
    resize(most.width(), std::min(most.height(), layout->totalHeightForWidth(most.width())));
}

QListView *IdFileDialog::makeList()
{
    auto *list = new QListView;
    list->setObjectName(u"idColumns"_s);
    list->setAccessibleName(tr("Column with the ids"));
    list->setModel(m_model);
    list->setItemDelegate(new IdColumnDelegate(list));
    setUpList(list);
    list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    return list;
}

IdFileDialog::Content IdFileDialog::contentOf(const QString &text, const IdTable &table, int column)
{
    Content content{columnText(text, table, column), {}};
    content.parsed = parseIds(content.text);
    return content;
}

/// The chosen column first, then the others, one after the other and as long as the dialog is there.
void IdFileDialog::understandNext()
{
    int row = m_list->currentIndex().row();
    for (int i = 0; i < m_model->rowCount() && m_understood.contains(row); ++i)
        row = i;
    if (m_understood.contains(row))
        return;
    inBackground(
        this,
        [text = m_text, table = m_table, column = m_model->columnAt(row)] {
            return contentOf(text, table, column);
        },
        [this, row](const Content &content) {
            understood(row, content);
            understandNext();
        });
}

void IdFileDialog::understood(int row, const Content &content)
{
    m_understood.insert(row, {content.text, idfilewords::summary(content.parsed), content.parsed.ids.size()});
    m_model->setCount(row, idfilewords::count(content.parsed), !content.parsed.ids.isEmpty());
    if (row == m_list->currentIndex().row())
        updateChoice();
}

void IdFileDialog::updateChoice()
{
    const int row = m_list->currentIndex().row();
    const Understood understood =
        m_understood.value(row, {.text = {}, .summary = idfilewords::reading(), .ids = 0});
    m_summary->setSentence(understood.summary);
    m_use->setText(idfilewords::use(understood.ids));
    m_use->setAccessibleName(m_use->text());
    m_use->setEnabled(understood.ids > 0);
    announce(m_list, understood.summary);
}

void IdFileDialog::use()
{
    const Understood understood = m_understood.value(m_list->currentIndex().row());
    if (understood.ids == 0)
        return;
    accept();
    Q_EMIT chosen(understood.text);
}

#include "moc_idfiledialog.cpp"
