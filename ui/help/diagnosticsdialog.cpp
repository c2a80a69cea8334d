// SPDX-License-Identifier: MIT
#include "ui/help/diagnosticsdialog.h"

#include "base/async.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkfield.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QTextCursor>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

DiagnosticsDialog::DiagnosticsDialog(const DiagnosticFacts &facts, StartCheck startCheck, QWidget *parent)
    : Dialog(parent)
    , m_text(makeReadOnlyText(tr("Diagnostic information"), u"diagnosticText"_s, kDiagnosticsHeight))
    , m_copy(makeButton(tr("Copy diagnostic information"), u"copyDiagnostics"_s, ButtonKind::Primary))
    , m_state(plainLabel({}, TextRole::Caption)->dim())
    , m_check(makeButton(tr("Check the connection"), u"checkConnection"_s))
    , m_ask(new CheckField(tr("Ask the address"), u"askAddress"_s))
    , m_startCheck(std::move(startCheck))
{
    setObjectName(u"diagnosticsDialog"_s);
    setWindowTitle(tr("Diagnostic information"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_state->setObjectName(u"diagnosticsState"_s);
    m_copy->setEnabled(false);
    auto *close = makeButton(CommonTexts::tr("Close"), u"closeDiagnostics"_s);
    connect(m_copy, &QPushButton::clicked, this, &DiagnosticsDialog::copy);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace12);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(
        makeDialogButtons({{m_copy, QDialogButtonBox::ActionRole}, {close, QDialogButtonBox::RejectRole}}));
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addWidget(plainLabel(tr("For support. It contains no secrets and no names. The result of a check "
                                    "has the server's address, and may quote "
                                    "what it answers."))
                          ->wrapped());
    layout->addWidget(m_text, 1);
    layout->addLayout(makeCheck());
    layout->addLayout(buttons);
    const int width = textscale::forDialog(*this, {kWideDialogWidth, 0}).width();
    resize(width, layout->totalHeightForWidth(width));
    m_text->setPlainText(tr("Collecting…"));
    inBackground(
        this, [facts] { return diagnosticText(facts); }, [this](const QString &text) { showText(text); });
}

DiagnosticsDialog::~DiagnosticsDialog() = default;

QLayout *DiagnosticsDialog::makeCheck()
{
    const bool canCheck = m_startCheck != nullptr;
    m_check->setEnabled(canCheck);
    m_ask->setEnabled(canCheck);
    connect(m_check, &QPushButton::clicked, this, &DiagnosticsDialog::check);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace12);
    row->addWidget(m_check, 0, Qt::AlignTop);
    row->addWidget(
        withHint(m_ask, tr("Sends one request for notification 0, without key, token and cookie. The result "
                           "names the server.")),
        1);
    return row;
}

void DiagnosticsDialog::check()
{
    m_check->setEnabled(false);
    m_state->setText(tr("Checking…"));
    announce(m_state, m_state->text());
    m_job = m_startCheck(m_ask->isChecked() ? DoctorAsks::Yes : DoctorAsks::No);
    m_job->onDone(this, [this](const Result<DoctorReport> &report) {
        m_text->setPlainText(m_facts + u'\n' + reportText(*report));
        m_text->moveCursor(QTextCursor::End);
        m_check->setEnabled(true);
        m_state->setText(report->firstWrong() ? tr("Something is wrong.") : tr("Nothing is wrong."));
        announce(m_state, m_state->text());
        m_job.reset();
    });
}

void DiagnosticsDialog::showText(const QString &text)
{
    m_facts = text;
    m_text->setPlainText(text);
    m_copy->setEnabled(true);
    m_copy->setFocus(Qt::OtherFocusReason);
}

void DiagnosticsDialog::copy()
{
    QApplication::clipboard()->setText(m_text->toPlainText());
    m_state->setText(CommonTexts::tr("Copied."));
    announce(m_state, m_state->text());
}

#include "moc_diagnosticsdialog.cpp"
