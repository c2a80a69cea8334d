// SPDX-License-Identifier: MIT
#include "ui/preferences/datalocationrow.h"

#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

struct DataLocationText
{
    QString objectName;
    QString title;
    QString content;
};

struct DataLocationTexts
{
    Q_DECLARE_TR_FUNCTIONS(DataLocationRow)
public:
    static DataLocationText of(DataKind what);
};

DataLocationText DataLocationTexts::of(DataKind what)
{
    switch (what) {
    case DataKind::Settings:
        return {
            u"storedSettings"_s, tr("Settings"),
            tr("These preferences, the window's place and columns, and which connections and folders were "
               "used last.")};
    case DataKind::Connections:
        return {u"storedConnections"_s, CommonTexts::tr("Connections"),
                tr("Addresses, user names and options of saved connections. No API key and no password.")};
    case DataKind::MachineConnections:
        return {u"storedMachineConnections"_s, tr("Connections of this computer"),
                tr("Written by administrators. The program only reads them.")};
    case DataKind::History:
        return {u"storedHistory"_s, tr("History of lookups"),
                tr("Which ids were looked up when and where, and how many were found. No text of a "
                   "notification.")};
    case DataKind::Draft:
        return {u"storedDraft"_s, tr("Typed ids"), tr("The text in the field for ids.")};
    case DataKind::Results:
        return {u"storedResults"_s, tr("Kept results"),
                tr("Notifications that were looked up, if results are kept between sessions.")};
    case DataKind::Watches:
        return {u"storedWatches"_s, tr("Watched notifications"),
                tr("Which ids are watched where, and until when. No text of a notification.")};
    case DataKind::Upgrades:
        return {u"storedUpgrades"_s, CommonTexts::tr("Previous runs"),
                tr("When and where upgrades were run, and their outcomes.")};
    }
    Q_UNREACHABLE();
}

} // namespace

DataLocationRow::DataLocationRow(const DataLocation &location)
    : m_size(plainLabel({}, TextRole::Caption)->dim())
    , m_open(makeButton(DataLocationTexts::tr("Open folder"), u"openFolder"_s, ButtonKind::Quiet))
{
    const DataLocationText words = DataLocationTexts::of(location.what);
    setObjectName(words.objectName);
    setAccessibleName(words.title);
    m_path = new ValueText(
        //: %1 is something that is stored: “History of lookups”.
        DataLocationTexts::tr("Path of %1").arg(words.title), TextRole::Caption);
    m_path->setObjectName(u"storedPath"_s);
    m_size->setObjectName(u"storedSize"_s);
    auto *copy = makeButton(DataLocationTexts::tr("Copy path"), u"copyPath"_s, ButtonKind::Quiet);
    copy->setAccessibleDescription(words.title);
    m_open->setAccessibleDescription(words.title);
    connect(copy, &QPushButton::clicked, this,
            [this] { Q_EMIT copyRequested(QDir::toNativeSeparators(m_location.path)); });
    connect(m_open, &QPushButton::clicked, this, [this] {
        Q_EMIT openRequested(m_location.what == DataKind::Upgrades
                                 ? m_location.path
                                 : QFileInfo(m_location.path).absolutePath());
    });

    auto *head = new FlowLayout(kSpace8, 0);
    auto *title = plainLabel(words.title, TextRole::Strong);
    title->setObjectName(u"storedTitle"_s);
    title->setIndent(kSpace8);
    head->addWidget(title);
    head->addWidget(m_size);
    head->setAlignment(m_size, Qt::AlignVCenter);
    auto *content = plainLabel(words.content, TextRole::Caption)->wrapped();
    content->setIndent(kSpace8);
    auto *path = new QHBoxLayout; // aligned with the texts of the quiet buttons
    path->setSpacing(0);
    path->addSpacing(kSpace8 - ValueText::textInset());
    path->addWidget(m_path);
    auto *buttons = new FlowLayout(0, 0);
    buttons->addWidget(copy);
    buttons->addWidget(m_open);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(content);
    layout->addLayout(path);
    layout->addLayout(buttons);
    setLocation(location);
}

void DataLocationRow::setLocation(const DataLocation &location)
{
    m_location = location;
    m_path->setValue(QDir::toNativeSeparators(location.path));
    const bool isThere = location.size >= 0;
    m_size->setText(isThere ? QLocale().formattedDataSize(location.size)
                            : DataLocationTexts::tr("Nothing is stored."));
    m_open->setEnabled(isThere);
}

QString DataLocationRow::text() const
{
    const DataLocationText words = DataLocationTexts::of(m_location.what);
    return QStringList{words.title, m_path->toPlainText(), m_size->text(), words.content}.join(u'\n');
}

#include "moc_datalocationrow.cpp"
