// SPDX-License-Identifier: MIT
#include "ui/lookup/results/exportdialog.h"

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

ExportDialog::ExportDialog(const Counts &counts, ExportFormat format, Columns columns,
                           QPageSize::PageSizeId paper, QWidget *parent)
    : ScrollDialog(parent)
    , m_content(new QWidget)
    , m_counts(counts)
    , m_chosen(columns)
    , m_format(new ComboField)
    , m_rows(new QButtonGroup(this))
    , m_columns(new QButtonGroup(this))
    , m_answers(new CheckField(tr("Include the service's whole answer"), u"exportAnswers"_s))
    , m_cards(new CheckField(tr("Include each notification in full"), u"exportCards"_s))
    , m_paper(new ComboField)
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export results"));
    setAttribute(Qt::WA_DeleteOnClose);

    m_format->setObjectName(u"exportFormat"_s);
    m_format->setAccessibleName(tr("Format"));
    auto *label = plainLabel(tr("Format"), TextRole::Strong);
    label->setBuddy(m_format);
    for (const ExportFormat each : {ExportFormat::Csv, ExportFormat::Json, ExportFormat::Markdown,
                                    ExportFormat::Html, ExportFormat::Pdf})
        m_format->addItem(exportFormatTitle(each), static_cast<int>(each));
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(format))));
    m_format->setMinimumWidth(textscale::scaled(kNumberWidth + kNumberWidth));

    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancelExport"_s);
    auto *choose = makeButton(tr("Choose file…"), u"chooseExportFile"_s, ButtonKind::Primary);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(choose, &QPushButton::clicked, this, &QDialog::accept);

    auto *layout = new QVBoxLayout(m_content);
    layout->setSpacing(kSpace8);
    layout->addWidget(label);
    layout->addWidget(m_format);
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
    //: The size of paper that a report is laid out for: A4 or Letter.
    const QString paperTitle = tr("Paper");
    m_paper->setObjectName(u"exportPaper"_s);
    m_paper->setAccessibleName(paperTitle);
    m_paper->addItem(u"A4"_s, static_cast<int>(QPageSize::A4));
    //: A size of paper that is usual in America.
    m_paper->addItem(tr("Letter"), static_cast<int>(QPageSize::Letter));
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(static_cast<int>(paper))));
    m_paper->setMinimumWidth(m_format->minimumWidth());
    m_paperLabel = plainLabel(paperTitle, TextRole::Strong);
    m_paperLabel->setBuddy(m_paper);
    layout->addWidget(m_paperLabel);
    layout->addWidget(m_paper);
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

ExportDialog::Columns ExportDialog::columns() const
{
    return m_chosen;
}

Answers ExportDialog::answers() const
{
    return format() == ExportFormat::Json && m_answers->isChecked() ? Answers::With : Answers::Without;
}

bool ExportDialog::hasCards() const
{
    return isReport(format()) && m_cards->isChecked();
}

QPageSize::PageSizeId ExportDialog::paper() const
{
    return static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt());
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
    const bool hasPages = format() == ExportFormat::Pdf;
    m_paperLabel->setVisible(hasPages);
    m_paper->setVisible(hasPages);
}

#include "moc_exportdialog.cpp"
