// SPDX-License-Identifier: MIT
#include "ui/lookup/results/exportdialog.h"

#include "export/xlsxexport.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

ExportDialog::ExportDialog(const Counts &counts, const Choices &choices, QWidget *parent)
    : ScrollDialog(parent)
    , m_content(new QWidget)
    , m_counts(counts)
    , m_chosen(choices.columns)
    , m_format(new ComboField)
    , m_rows(new QButtonGroup(this))
    , m_columns(new QButtonGroup(this))
    , m_answers(new CheckField(tr("Include the service's whole answer"), u"exportAnswers"_s))
    , m_cards(new CheckField(tr("Include each notification in full"), u"exportCards"_s))
    , m_separator(new ComboField)
    , m_paper(new ComboField)
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export results"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancelExport"_s);
    auto *choose = makeButton(tr("Choose file…"), u"chooseExportFile"_s, ButtonKind::Primary);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(choose, &QPushButton::clicked, this, &QDialog::accept);

    auto *layout = new QVBoxLayout(m_content);
    layout->setSpacing(kSpace8);
    addCombo(m_format, tr("Format"), u"exportFormat"_s);
    for (const ExportFormat each : {ExportFormat::Csv, ExportFormat::Xlsx, ExportFormat::Json,
                                    ExportFormat::Markdown, ExportFormat::Html, ExportFormat::Pdf}) {
        if (each != ExportFormat::Xlsx || canWriteXlsx())
            m_format->addItem(exportFormatTitle(each), static_cast<int>(each));
    }
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(choices.format))));
    layout->addSpacing(kSpace8);
    layout->addWidget(plainLabel(tr("Rows"), TextRole::Strong));
    //: Which rows are exported; %1 is how many those are.
    addRows(Rows::All, tr("All (%1)"), u"exportAll"_s, counts.all);
    //: Which rows are exported; %1 is how many those are.
    addRows(Rows::Shown, tr("Shown (%1)"), u"exportShown"_s, counts.shown);
    //: Which rows are exported; %1 is how many those are.
    addRows(Rows::Selected, tr("Selected (%1)"), u"exportSelected"_s, counts.selected);
    layout->addSpacing(kSpace8);
    layout->addWidget(plainLabel(CommonTexts::tr("Columns"), TextRole::Strong));
    //: Which columns are exported: those on screen, in their order.
    addChoice(m_columns, static_cast<int>(Columns::Shown), tr("As shown"), u"exportShownColumns"_s);
    //: Which columns are exported.
    addChoice(m_columns, static_cast<int>(Columns::All), tr("All fields"), u"exportAllColumns"_s);
    m_columnsReason = plainLabel()->dim()->wrapped();
    m_columnsReason->setObjectName(u"exportColumnsReason"_s);
    layout->addWidget(m_columnsReason);
    layout->addWidget(m_answers);
    layout->addWidget(m_cards);
    layout->addSpacing(kSpace8);
    //: What separates the cells of a CSV file.
    m_separatorLabel = addCombo(m_separator, tr("Separator"), u"exportSeparator"_s);
    m_separator->addItem(tr("Comma"), static_cast<int>(CsvSeparator::Comma));
    m_separator->addItem(tr("Semicolon"), static_cast<int>(CsvSeparator::Semicolon));
    //: The character that separates columns.
    m_separator->addItem(tr("Tab"), static_cast<int>(CsvSeparator::Tab));
    m_separator->setCurrentIndex(m_separator->findData(static_cast<int>(choices.separator)));
    //: The size of paper that a report is laid out for: A4 or Letter.
    m_paperLabel = addCombo(m_paper, tr("Paper"), u"exportPaper"_s);
    m_paper->addItem(u"A4"_s, static_cast<int>(QPageSize::A4));
    //: A size of paper that is usual in America.
    m_paper->addItem(tr("Letter"), static_cast<int>(QPageSize::Letter));
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(static_cast<int>(choices.paper))));
    layout->addStretch(1);
    setContent(m_content, makeDialogButtons({{choose, QDialogButtonBox::AcceptRole},
                                             {cancel, QDialogButtonBox::RejectRole}}));

    const bool isFiltered = counts.shown > 0 && counts.shown < counts.all;
    const Rows likely = counts.selected > 1 ? Rows::Selected : isFiltered ? Rows::Shown : Rows::All;
    m_rows->button(static_cast<int>(likely))->setChecked(true);
    m_columns->button(static_cast<int>(m_chosen))->setChecked(true);
    updateChoices();
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::updateChoices);
    connect(m_rows, &QButtonGroup::idToggled, this, &ExportDialog::updateChoices);
    connect(m_columns, &QButtonGroup::idClicked, this,
            [this](int id) { m_chosen = static_cast<Columns>(id); });
}

/// Returns the label.
TextLabel *ExportDialog::addCombo(ComboField *combo, const QString &title, const QString &objectName)
{
    combo->setObjectName(objectName);
    combo->setAccessibleName(title);
    combo->setMinimumWidth(textscale::scaled(kNumberWidth + kNumberWidth));
    TextLabel *label = plainLabel(title, TextRole::Strong);
    label->setBuddy(combo);
    m_content->layout()->addWidget(label);
    m_content->layout()->addWidget(combo);
    return label;
}

QRadioButton *ExportDialog::addChoice(QButtonGroup *group, int id, const QString &text,
                                      const QString &objectName)
{
    auto *choice = new QRadioButton(text);
    choice->setObjectName(objectName);
    choice->setAccessibleName(text);
    // Tab enters the group at the choice that is checked; arrow keys reach the others.
    choice->setFocusPolicy(Qt::ClickFocus);
    connect(choice, &QRadioButton::toggled, choice, [choice](bool isChecked) {
        choice->setFocusPolicy(isChecked ? Qt::StrongFocus : Qt::ClickFocus);
    });
    group->addButton(choice, id);
    m_content->layout()->addWidget(choice);
    return choice;
}

void ExportDialog::addRows(Rows rows, const QString &text, const QString &objectName, qsizetype count)
{
    addChoice(m_rows, static_cast<int>(rows), text.arg(QLocale().toString(count)), objectName)
        ->setVisible(count > 0);
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_format->currentData().toInt());
}

ExportDialog::Rows ExportDialog::rows() const
{
    return static_cast<Rows>(m_rows->checkedId());
}

ExportDialog::Choices ExportDialog::choices() const
{
    return {.format = format(),
            .columns = m_chosen,
            .separator = static_cast<CsvSeparator>(m_separator->currentData().toInt()),
            .paper = static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt())};
}

Answers ExportDialog::answers() const
{
    return format() == ExportFormat::Json && m_answers->isChecked() ? Answers::With : Answers::Without;
}

bool ExportDialog::hasCards() const
{
    return isReport(format()) && m_cards->isChecked();
}

/// Returns which columns are exported where there is no choice; empty where there is one.
QString ExportDialog::columnsReason() const
{
    if (format() == ExportFormat::Json)
        return tr("JSON always contains all fields.");
    if (isReport(format()))
        return m_counts.areIds ? tr("The table of a report has one row for each answer.")
                               : tr("The table of a report has the columns on screen.");
    if (format() == ExportFormat::Markdown && m_counts.areIds)
        return tr("Markdown has one column for each connection.");
    const std::array<qsizetype, 3> counts{m_counts.all, m_counts.shown, m_counts.selected};
    if (format() == ExportFormat::Markdown && counts.at(static_cast<std::size_t>(rows())) == 1)
        return tr("A single notification is a list of all fields.");
    return {};
}

void ExportDialog::updateChoices()
{
    const QString reason = columnsReason();
    for (QAbstractButton *choice : m_columns->buttons())
        choice->setVisible(reason.isEmpty());
    m_columnsReason->setText(reason);
    m_columnsReason->setVisible(!reason.isEmpty());
    describe(m_format, reason);
    m_answers->setVisible(format() == ExportFormat::Json);
    m_cards->setVisible(isReport(format()));
    m_separatorLabel->setVisible(format() == ExportFormat::Csv);
    m_separator->setVisible(format() == ExportFormat::Csv);
    const bool hasPages = format() == ExportFormat::Pdf;
    m_paperLabel->setVisible(hasPages);
    m_paper->setVisible(hasPages);
}

#include "moc_exportdialog.cpp"
