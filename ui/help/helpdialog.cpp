// SPDX-License-Identifier: MIT
#include "ui/help/helpdialog.h"

#include "results/resulttext.h"
#include "text/composedtext.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/readonlytext.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

struct HelpTexts
{
    Q_DECLARE_TR_FUNCTIONS(HelpDialog)
public:
    static QString section(const QString &title, const QStringList &lines)
    {
        return title + u"\n\n"_s + lines.join(u'\n') + u'\n';
    }
    static QString meaning(const QString &word, const QString &text)
    {
        return u"• "_s + labelledText(word, text);
    }
    static QString key(const QKeySequence &key, const QString &text)
    {
        return meaning(key.toString(QKeySequence::NativeText), text);
    }
    static QString ids();
    static QString keys();
    static QString states();
    static QString outcomes();
};

QString HelpTexts::ids()
{
    return section(CommonTexts::tr("Ids"),
                   {tr("A number that stands by itself is an id: 1042, #1042 or -7. The end of "
                       "the field says what was "
                       "understood before anything is sent."),
                    u"• "_s + tr("A range: 1050-1060 or 1050..1060"),
                    u"• "_s + tr("An address with /notification/1042 in it"),
                    u"• "_s + tr("A table: the column Id counts, or the one that you choose"),
                    u"• "_s + tr("Other numbers in a sentence are offered, not taken"),
                    u"• "_s + tr("Not an id: 12.5, 2026-03-14, INC-1042")});
}

QString HelpTexts::keys()
{
    return section(tr("Keys"), {key(Qt::CTRL | Qt::Key_L, tr("Go to the ids")),
                                key(Qt::Key_Return, CommonTexts::tr("Look up")),
                                key(Qt::Key_Escape, tr("Stop, and keep what is there")),
                                key(Qt::CTRL | Qt::Key_F, CommonTexts::tr("Filter results")),
                                key(Qt::CTRL | Qt::SHIFT | Qt::Key_C, tr("Copy for a ticket")),
                                key(Qt::CTRL | Qt::Key_J, CommonTexts::tr("Switch connection")),
                                key(Qt::Key_F8, CommonTexts::tr("Upgrade")),
                                key(Qt::CTRL | Qt::Key_I, tr("Activity: what was sent and received"))});
}

QString HelpTexts::states()
{
    return section(
        tr("What became of an id"),
        {meaning(outcomeText(LookupRow::Outcome::Found), tr("The service returned this notification.")),
         meaning(outcomeText(LookupRow::Outcome::NotFound),
                 tr("There is none for you. It may belong to another user, partition, "
                    "data source or key, or the id may be wrong.")),
         meaning(outcomeText(LookupRow::Outcome::Failed), tr("The row says why. “Retry failed” repeats it.")),
         meaning(outcomeText(LookupRow::Outcome::NotLookedUp), tr("The lookup ended first."))});
}

QString HelpTexts::outcomes()
{
    return section(
        tr("How an upgrade ended"),
        {meaning(CommonTexts::tr("Not started"), tr("Nothing left this computer. Try again.")),
         meaning(CommonTexts::tr("Finished"), tr("The service answered that it is done. Sign in.")),
         meaning(CommonTexts::tr("Refused"), tr("The service answered that it did not run it, and why.")),
         meaning(CommonTexts::tr("Failed", "an upgrade"),
                 tr("The service answered that it failed. Tell whoever runs the service.")),
         meaning(CommonTexts::tr("Unknown", "the outcome of an upgrade"),
                 tr("It may still be running. Ask whoever runs the service before you start another "
                    "one. Nothing is repeated by itself."))});
}

} // namespace

HelpDialog::HelpDialog(QWidget *parent)
    : Dialog(parent)
{
    setObjectName(u"helpDialog"_s);
    setWindowTitle(tr("Ids, keys and outcomes"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *text = makeReadOnlyText(windowTitle(), u"helpText"_s, kDiagnosticsHeight);
    text->setMaximumHeight(QWIDGETSIZE_MAX);
    text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text->setPlainText(
        QStringList{HelpTexts::ids(), HelpTexts::keys(), HelpTexts::states(), HelpTexts::outcomes()}
            .join(u'\n')
            .trimmed());
    auto *shortcuts = makeButton(tr("All keyboard shortcuts"), u"allShortcuts"_s, ButtonKind::Quiet);
    auto *close = makeButton(CommonTexts::tr("Close"), u"closeHelp"_s);
    connect(shortcuts, &QPushButton::clicked, this, &HelpDialog::shortcutsRequested);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace12);
    buttons->addWidget(shortcuts);
    buttons->addStretch(1);
    buttons->addWidget(makeDialogButtons({{close, QDialogButtonBox::RejectRole}}));
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addWidget(text, 1);
    layout->addLayout(buttons);
    resize(textscale::forDialog(*this, {kDialogWidth, kWideDialogHeight}));
    text->setFocus(Qt::OtherFocusReason);
}

#include "moc_helpdialog.cpp"
