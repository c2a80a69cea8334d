// SPDX-License-Identifier: MIT
#include "ui/upgrade/answertables.h"

#include "json/jsontables.h"
#include "program/notices.h"
#include "text/composedtext.h"
#include "text/displaytext.h"
#include "ui/text/commontext.h"
#include "ui/upgrade/answertable.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/textlabel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kLongestHeading = 200;

} // namespace

AnswerTables::AnswerTables(Notices &notices, QWidget *parent)
    : QWidget(parent)
    , m_notices(notices)
{
    setObjectName(u"answerTables"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    hide();
}

void AnswerTables::setAnswer(const QString &json)
{
    while (const QLayoutItem *item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    bool hasAny = false;
    for (const JsonTable &table : jsonTables(json.toUtf8())) {
        if (table.columns.isEmpty())
            continue;
        layout()->addWidget(makeSection(table));
        hasAny = true;
    }
    setVisible(hasAny);
}

QWidget *AnswerTables::makeSection(const JsonTable &table)
{
    auto *view = new AnswerTable(table);
    const QString path = boundedText(visibleLine(table.path), kLongestHeading);
    //: %1 is where an array is in an answer: “$.actions”.
    const QString heading =
        tr("%1 · %Ln rows", nullptr, static_cast<int>(table.rows.size())).arg(isolatedText(path));
    const QString spoken = spokenText(heading);
    view->setAccessibleName(spoken);
    auto *title = plainLabel(heading, TextRole::Caption);
    title->setObjectName(u"answerTableTitle"_s);
    title->wrapped();
    title->setBuddy(view);
    auto *copy = makeButton(CommonTexts::tr("Copy"), u"copyAnswerTable"_s, ButtonKind::Quiet);
    //: %1 is the heading of a table.
    copy->setAccessibleName(tr("Copy %1").arg(spoken));
    connect(copy, &QPushButton::clicked, view, &AnswerTable::copy);
    connect(view, &AnswerTable::copied, this, [this](qsizetype rows) {
        Q_EMIT m_notices.note(tr("Copied %Ln rows as a table.", nullptr, static_cast<int>(rows)));
    });

    auto *section = new QWidget;
    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace8);
    head->addWidget(title, 1);
    head->addWidget(copy);
    auto *sectionLayout = new QVBoxLayout(section);
    sectionLayout->setContentsMargins(0, 0, 0, 0);
    sectionLayout->setSpacing(kSpace4);
    sectionLayout->addLayout(head);
    sectionLayout->addWidget(view);
    if (table.isCut) {
        auto *note = plainLabel(tr("This is a part. What came is below."), TextRole::Caption);
        note->setObjectName(u"answerTableCut"_s);
        note->dim()->wrapped();
        sectionLayout->addWidget(note);
    }
    return section;
}

#include "moc_answertables.cpp"
