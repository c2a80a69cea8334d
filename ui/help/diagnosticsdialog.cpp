// SPDX-License-Identifier: MIT
#include "ui/help/diagnosticsdialog.h"

#include "base/async.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

DiagnosticsDialog::DiagnosticsDialog(const DiagnosticFacts &facts, QWidget *parent)
    : Dialog(parent)
    , m_text(makeReadOnlyText(tr("Diagnostic information"), u"diagnosticText"_s, kDiagnosticsHeight))
    , m_copy(makeButton(tr("Copy diagnostic information"), u"copyDiagnostics"_s, ButtonKind::Primary))
    , m_state(plainLabel({}, TextRole::Caption)->dim())
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
    layout->addWidget(
        plainLabel(
            tr("For support. It contains no secrets, addresses or names, and nothing that the service sent."))
            ->wrapped());
    layout->addWidget(m_text, 1);
    layout->addLayout(buttons);
    const int width = textscale::forDialog(*this, {kWideDialogWidth, 0}).width();
    resize(width, layout->totalHeightForWidth(width));
    m_text->setPlainText(tr("Collecting…"));
    inBackground(
        this, [facts] { return diagnosticText(facts); }, [this](const QString &text) { showText(text); });
}

void DiagnosticsDialog::showText(const QString &text)
{
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
