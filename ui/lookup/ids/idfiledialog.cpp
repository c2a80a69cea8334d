// SPDX-License-Identifier: MIT
#include "ui/lookup/ids/idfiledialog.h"

#include "base/async.h"
#include "ids/idparser.h"
#include "ui/lookup/ids/idfiletext.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"
#include "ui/widgets/views/viewsetup.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// The number of characters, multiplied by the number of columns, that is read at once without a visible
/// delay.
constexpr qsizetype kReadAtOnce = 64 * 1024;

constexpr int kNameWidth = 180;

enum Section { NameSection, CountSection, SamplesSection };
constexpr int kColumnRole = Qt::UserRole; ///< column of the table, or IdTable::kWholeText

void setCount(QTreeWidgetItem &item, const QString &count)
{
    item.setText(CountSection, count);
    item.setData(NameSection, Qt::AccessibleTextRole,
                 idfiletext::spoken(item.text(NameSection), count, item.text(SamplesSection)));
}

} // namespace

bool needsChoice(const IdFile &file)
{
    return file.table && file.table->columns.size() > 1;
}

IdFileDialog::IdFileDialog(const IdFile &file, const QString &fileName, QWidget *parent)
    : IdFileDialog(
          file.text, file.table.value_or(IdTable()),
          {tr("Ids from a file"), fileName, idfiletext::form(file.table.value_or(IdTable()), file.encoding)},
          parent)
{
}

IdFileDialog::IdFileDialog(const QString &text, const IdTable &table, QWidget *parent)
    : IdFileDialog(text, table, {tr("Ids from a table"), {}, idfiletext::form(table, std::nullopt)}, parent)
{
}

IdFileDialog::IdFileDialog(const QString &text, const IdTable &table, const Words &words, QWidget *parent)
    : Dialog(parent)
    , m_text(text)
    , m_table(table)
    , m_columns(new QTreeWidget)
    , m_summary(new ValueText(tr("What was understood"), TextRole::Body))
    , m_use(makeButton(idfiletext::use(0), u"useIds"_s, ButtonKind::Primary))
{
    setObjectName(u"idFileDialog"_s);
    setWindowTitle(words.title);
    setWindowModality(Qt::WindowModal);
    setUpColumns();
    auto *head = new QVBoxLayout;
    head->setSpacing(0);
    if (!words.fileName.isEmpty()) {
        auto *name = new ValueText(tr("File"), TextRole::Strong);
        name->setObjectName(u"idFileName"_s);
        name->setSentence(words.fileName); // safe to display
        head->addWidget(name);
    }
    auto *form = plainLabel(words.form, TextRole::Caption)->dim()->wrapped();
    form->setObjectName(u"idFileForm"_s);
    form->setIndent(ValueText::textInset());
    head->addWidget(form);
    auto *caption = plainLabel(tr("Column with the ids"))->wrapped();
    caption->setBuddy(m_columns);
    caption->setIndent(ValueText::textInset());
    m_summary->setObjectName(u"idFileSummary"_s);
    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancel"_s);

    auto *choice = new QVBoxLayout;
    choice->setSpacing(kSpace8);
    choice->addWidget(caption);
    choice->addWidget(m_columns, 1);
    choice->addWidget(m_summary);
    QVBoxLayout *layout = makeColumn(kSpace16);
    layout->addLayout(head);
    layout->addLayout(choice, 1);
    layout->addWidget(
        makeDialogButtons({{m_use, QDialogButtonBox::AcceptRole}, {cancel, QDialogButtonBox::RejectRole}}));

    connect(m_use, &QPushButton::clicked, this, &IdFileDialog::useColumn);
    connect(cancel, &QPushButton::clicked, this, &IdFileDialog::reject);
    connect(m_columns, &QTreeWidget::itemDoubleClicked, this, &IdFileDialog::useColumn);
    connect(m_columns, &QTreeWidget::currentItemChanged, this, &IdFileDialog::updateChoice);
    m_columns->setFocus(Qt::OtherFocusReason);
    const int rows = m_columns->topLevelItemCount();
    const bool isWhole = m_table.bestColumn == IdTable::kWholeText;
    m_columns->setCurrentItem(m_columns->topLevelItem(isWhole ? rows - 1 : m_table.bestColumn));
    if (m_text.size() * rows <= kReadAtOnce) {
        for (int row = 0; row < rows; ++row)
            columnRead(row, contentOf(m_text, m_table, columnAt(row)));
    } else {
        readNextColumn();
    }
    const QSize maximum = textscale::forDialog(*this, {kDialogWidth, kWideDialogHeight});
    resize(maximum.width(), std::min(maximum.height(), layout->totalHeightForWidth(maximum.width())));
}

void IdFileDialog::setUpColumns()
{
    m_columns->setObjectName(u"idColumns"_s);
    m_columns->setAccessibleName(tr("Column with the ids"));
    m_columns->setHeaderLabels({tr("Column"), CommonTexts::tr("Ids"), tr("For example")});
    m_columns->setRootIsDecorated(false);
    m_columns->setUniformRowHeights(true);
    m_columns->setAllColumnsShowFocus(true);
    m_columns->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    const auto add = [this](int column) {
        auto *item = new QTreeWidgetItem(
            m_columns, {idfiletext::name(m_table, column), QString(), idfiletext::samples(m_table, column)});
        item->setData(NameSection, kColumnRole, column);
        setCount(*item, {});
    };
    for (int column = 0; column < m_table.columns.size(); ++column)
        add(column);
    if (m_table.areAllIds || m_table.bestColumn == IdTable::kWholeText)
        add(IdTable::kWholeText);
    m_columns->header()->resizeSection(NameSection, textscale::scaled(kNameWidth));
    m_columns->header()->setSectionResizeMode(CountSection, QHeaderView::ResizeToContents);
    followSelection(m_columns);
}

int IdFileDialog::columnAt(int row) const
{
    return m_columns->topLevelItem(row)->data(NameSection, kColumnRole).toInt();
}

int IdFileDialog::currentRow() const
{
    return m_columns->indexOfTopLevelItem(m_columns->currentItem());
}

IdFileDialog::Content IdFileDialog::contentOf(const QString &text, const IdTable &table, int column)
{
    Content content{columnText(text, table, column), {}};
    content.parsed = parseIds(content.text);
    return content;
}

/// Reads the chosen column first, then the others, one at a time while the dialog exists.
void IdFileDialog::readNextColumn()
{
    int row = currentRow();
    for (int i = 0; i < m_columns->topLevelItemCount() && m_columnSummaries.contains(row); ++i)
        row = i;
    if (m_columnSummaries.contains(row))
        return;
    inBackground(
        this,
        [text = m_text, table = m_table, column = columnAt(row)] { return contentOf(text, table, column); },
        [this, row](const Content &content) {
            columnRead(row, content);
            readNextColumn();
        });
}

void IdFileDialog::columnRead(int row, const Content &content)
{
    m_columnSummaries.insert(row,
                             {content.text, idfiletext::summary(content.parsed), content.parsed.ids.size()});
    setCount(*m_columns->topLevelItem(row), idfiletext::count(content.parsed));
    if (row == currentRow())
        updateChoice();
}

void IdFileDialog::updateChoice()
{
    const int row = currentRow();
    const ColumnSummary column =
        m_columnSummaries.value(row, {.text = {}, .summary = idfiletext::reading(), .ids = 0});
    m_summary->setSentence(column.summary);
    m_use->setText(idfiletext::use(column.ids));
    m_use->setAccessibleName(m_use->text());
    m_use->setEnabled(column.ids > 0);
    announce(m_columns, column.summary);
}

void IdFileDialog::useColumn()
{
    const ColumnSummary column = m_columnSummaries.value(currentRow());
    if (column.ids == 0)
        return;
    accept();
    Q_EMIT chosen(column.text);
}

#include "moc_idfiledialog.cpp"
