// SPDX-License-Identifier: MIT
#include "ui/lookup/results/exportdialog.h"

#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/controls/combofield.h"
#include "ui/widgets/views/textlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

ExportDialog::ExportDialog(const Counts &counts, ExportFormat format, QWidget *parent)
    : Dialog(parent)
    , m_format(new ComboField)
    , m_answers(new CheckField(tr("Include the service's whole answer"), u"exportAnswers"_s))
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export results"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);

    m_format->setObjectName(u"exportFormat"_s);
    m_format->setAccessibleName(tr("Format"));
    auto *label = plainLabel(tr("Format"), TextRole::Strong);
    label->setBuddy(m_format);
    for (const ExportFormat each :
         {ExportFormat::Csv, ExportFormat::Json, ExportFormat::Ndjson, ExportFormat::Markdown})
        m_format->addItem(exportFormatName(each), static_cast<int>(each));
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(format))));
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::updateAnswers);

    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancelExport"_s);
    auto *choose = makeButton(tr("Choose file…"), u"chooseExportFile"_s, ButtonKind::Primary);
    choose->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(choose, &QPushButton::clicked, this, &QDialog::accept);

    QVBoxLayout *layout = makeColumn(kSpace8);
    layout->setSizeConstraint(QLayout::SetFixedSize);
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
    layout->addWidget(m_answers);
    layout->addSpacing(kSpace16);
    layout->addWidget(
        makeDialogButtons({{choose, QDialogButtonBox::AcceptRole}, {cancel, QDialogButtonBox::RejectRole}}));

    const bool isFiltered = counts.shown > 0 && counts.shown < counts.all;
    const Rows likely = counts.selected > 1 ? Rows::Selected : isFiltered ? Rows::Shown : Rows::All;
    m_rows.at(static_cast<std::size_t>(likely))->setChecked(true);
    m_format->setMinimumWidth(textscale::scaled(kNumberWidth + kNumberWidth));
    updateAnswers();
}

void ExportDialog::addRows(Rows rows, const QString &text, const QString &objectName, qsizetype count)
{
    auto *choice = new QRadioButton(text.arg(QLocale().toString(count)));
    choice->setObjectName(objectName);
    choice->setAccessibleName(choice->text());
    choice->setEnabled(count > 0);
    m_rows.at(static_cast<std::size_t>(rows)) = choice;
    layout()->addWidget(choice);
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_format->currentData().toInt());
}

ExportDialog::Rows ExportDialog::rows() const
{
    for (const Rows rows : {Rows::Shown, Rows::Selected}) {
        if (m_rows.at(static_cast<std::size_t>(rows))->isChecked())
            return rows;
    }
    return Rows::All;
}

ExportOptions ExportDialog::options() const
{
    ExportOptions options;
    if (m_answers->isEnabled() && m_answers->isChecked())
        options.answers = Answers::With;
    return options;
}

void ExportDialog::updateAnswers()
{
    m_answers->setEnabled(format() == ExportFormat::Json || format() == ExportFormat::Ndjson);
}

#include "moc_exportdialog.cpp"
