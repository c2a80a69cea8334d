// SPDX-License-Identifier: MIT
#include "ui/preferences/restartnotice.h"

#include "program/language.h"
#include "program/preferences.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/textlabel.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

RestartNotice::RestartNotice(const PreferenceStore &store, bool isTemporary, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_text(plainLabel({}, TextRole::Caption)->wrapped())
{
    setObjectName(u"restartNotice"_s);
    m_text->setText(isTemporary ? tr("The demo then begins anew, without its results and other changes.")
                                : tr("A restart ends lookups and sessions, as quitting does."));
    auto *restart = makeButton(tr("Restart now"), u"restartNow"_s);
    restart->setAccessibleDescription(m_text->text());
    connect(restart, &QPushButton::clicked, this, &RestartNotice::restartRequested);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(tokens::kSpace12);
    layout->addWidget(m_text, 1);
    layout->addWidget(restart, 0, Qt::AlignTop);
    connect(&m_store, &PreferenceStore::changed, this, &RestartNotice::refresh);
    refresh();
}

void RestartNotice::refresh()
{
    setVisible(!language::isInUse(m_store.values().language));
}

#include "moc_restartnotice.cpp"
