// SPDX-License-Identifier: MIT
#include "ui/preferences/forgetdialog.h"

#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/views/textlabel.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

ForgetDialog::ForgetDialog(QWidget *parent)
    : ScrollDialog(parent)
    , m_connections(
          new CheckField(tr("Saved connections, with their API keys and passwords"), u"forgetConnections"_s))
    , m_secrets(new CheckField(tr("Stored API keys and passwords"), u"forgetSecrets"_s))
{
    setObjectName(u"forgetDialog"_s);
    setWindowTitle(tr("Forget all"));
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setSpacing(kSpace12);
    layout->addWidget(plainLabel(tr("Forget all that was looked up and done?"), TextRole::Title)->wrapped());
    layout->addWidget(
        plainLabel(
            tr("The results on screen and those that were kept, the history of lookups, the ids that were "
               "typed, the previous runs of upgrades and the activity are deleted. This can't be undone."))
            ->wrapped());
    layout->addWidget(plainLabel(tr("Also delete:"), TextRole::Strong));
    layout->addWidget(m_secrets);
    layout->addWidget(m_connections);

    auto *cancel = makeButton(CommonTexts::tr("Cancel"), u"cancelForget"_s);
    auto *forget = makeButton(tr("Forget all"),
                              u"forgetAllNow"_s); // not primary: Enter pressed by mistake deletes nothing
    setContent(content, makeDialogButtons({{forget, QDialogButtonBox::AcceptRole},
                                           {cancel, QDialogButtonBox::RejectRole}}));
    cancel->setFocus(Qt::OtherFocusReason);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(forget, &QPushButton::clicked, this, [this] {
        const DataDeletion::Also also{m_connections->isChecked(), m_secrets->isChecked()};
        accept();
        Q_EMIT confirmed(also);
    });
    connect(m_connections, &QCheckBox::toggled, this, &ForgetDialog::updateSecretsField);
}

/// Without its connection, a stored secret could not be found any more.
void ForgetDialog::updateSecretsField()
{
    if (m_connections->isChecked())
        m_secrets->setChecked(true);
    m_secrets->setReadOnly(m_connections->isChecked());
}

#include "moc_forgetdialog.cpp"
