// SPDX-License-Identifier: MIT
#include "ui/preferences/privacypage.h"

#include "base/async.h"
#include "text/composedtext.h"
#include "ui/preferences/datalocationrow.h"
#include "ui/preferences/forgetdialog.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/flowlayout.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

PrivacyPage::PrivacyPage(DataDeletion &dataDeletion, bool isKeyringPersistent,
                         const QList<DataLocation> &locations, const FolderOpener &openFolder)
    : m_locations(locations)
    , m_dataDeletion(dataDeletion)
    , m_message(new MessageBar)
    , m_forget(makeButton(tr("Forget all…"), u"forgetAll"_s))
{
    setObjectName(u"privacyPage"_s);
    setAccessibleName(tr("Privacy"));
    auto *copyAll = makeButton(tr("Copy this list"), u"copyStored"_s);
    auto *buttons = new FlowLayout(kSpace12, kSpace8);
    buttons->addWidget(m_forget);
    buttons->addWidget(copyAll);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace12);
    layout->addWidget(m_message);
    TextLabel *heading = plainLabel(tr("What this program stores and where"), TextRole::Strong);
    TextLabel *summary = plainLabel(
        isKeyringPersistent
            ? tr("API keys and passwords are stored in the system's keyring if you ask for it, and never in "
                 "a file. The activity is kept in memory only. Data is sent only to the services of your "
                 "connections.")
            : tr("API keys and passwords are kept until you quit if you ask for it, and never in a file. The "
                 "activity is kept in memory only. Data is sent only to the services of your connections."));
    for (TextLabel *label : {heading, summary}) {
        label->wrapped()->setIndent(kSpace8); // aligned with the rows below
        layout->addWidget(label);
    }
    auto *buttonRow = new QHBoxLayout;
    buttonRow->setSpacing(0);
    buttonRow->addSpacing(kSpace8);
    buttonRow->addLayout(buttons, 1);
    layout->addLayout(buttonRow);
    for (const DataLocation &location : m_locations) {
        if (location.path.isEmpty())
            continue;
        auto *row = new DataLocationRow(location);
        connect(row, &DataLocationRow::copyRequested, this, [row](const QString &path) {
            QApplication::clipboard()->setText(path);
            announce(row, CommonTexts::tr("Copied."));
        });
        connect(row, &DataLocationRow::openRequested, this, openFolder);
        layout->addWidget(row);
        m_rows += row;
    }
    layout->addStretch(1);
    m_locations.removeIf([](const DataLocation &location) { return location.path.isEmpty(); });
    connect(m_forget, &QPushButton::clicked, this, &PrivacyPage::ask);
    connect(copyAll, &QPushButton::clicked, this, &PrivacyPage::copyList);
    connect(&m_dataDeletion, &DataDeletion::finished, this, &PrivacyPage::showResult);
    if (m_dataDeletion.isRunning())
        showRunning();
}

void PrivacyPage::measure()
{
    inBackground(
        this, [locations = m_locations] { return measuredLocations(locations); },
        [this](const QList<DataLocation> &locations) {
            m_locations = locations;
            for (qsizetype i = 0; i < m_rows.size(); ++i)
                m_rows.at(i)->setLocation(m_locations.at(i));
            Q_EMIT measured();
        });
}

void PrivacyPage::ask()
{
    if (m_dialog || m_dataDeletion.isRunning())
        return;
    m_dialog = new ForgetDialog(window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ForgetDialog::confirmed, this, [this](const DataDeletion::Also &also) {
        showRunning();
        m_dataDeletion.start(also);
    });
    m_dialog->open();
}

void PrivacyPage::showRunning()
{
    m_forget->setEnabled(false);
    m_shownMessage.show(m_message->messages(), {.tone = Tone::Info,
                                                .title = tr("Deleting…"),
                                                .text = tr("This goes on when you close the preferences.")});
}

void PrivacyPage::showResult(const DataDeletion::Report &report)
{
    m_forget->setEnabled(true);
    measure();
    m_shownMessage.show(m_message->messages(), resultMessage(report));
}

Message PrivacyPage::resultMessage(const DataDeletion::Report &report)
{
    QStringList lines;
    if (!report.secretsLeft.isEmpty())
        //: %1 names connections.
        lines += tr("An API key or a password may still be stored for: %1.")
                     .arg(commaSeparated(report.secretsLeft));
    QStringList details;
    for (const Error &error : report.errors) {
        const Message message = messageFor(error);
        details += QStringList{message.title, message.text, message.details}.join(u'\n').trimmed();
    }
    if (report.runsLeft > 0)
        lines += tr("%Ln upgrades stay in the list of previous runs: they may still be active.", nullptr,
                    static_cast<int>(report.runsLeft));
    if (report.errors.isEmpty()) {
        lines.prepend(tr("What you chose has been deleted, and the program has made sure of it."));
        return {.tone = Tone::Good, .title = CommonTexts::tr("Forgotten"), .text = lines.join(u'\n')};
    }
    return {.tone = Tone::Danger,
            .title = tr("Some of it could not be deleted"),
            .text = (details + lines).join(u'\n')};
}

void PrivacyPage::copyList()
{
    QStringList texts;
    for (const DataLocationRow *row : m_rows)
        texts += row->text();
    QApplication::clipboard()->setText(texts.join(u"\n\n"_s));
    announce(this, CommonTexts::tr("Copied."));
}

#include "moc_privacypage.cpp"
