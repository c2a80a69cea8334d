// SPDX-License-Identifier: MIT
#pragma once

#include "program/diagnostics.h"
#include "ui/widgets/dialogs/dialog.h"

class QPlainTextEdit;
class QPushButton;
class TextLabel;

/// What would be copied for support, to be read before it is. Not modal; deletes itself when closed.
class DiagnosticsDialog final : public Dialog
{
    Q_OBJECT
public:
    explicit DiagnosticsDialog(const DiagnosticFacts &facts, QWidget *parent = nullptr);

private:
    void showText(const QString &text);
    void copy();

    QPlainTextEdit *m_text;
    QPushButton *m_copy;
    TextLabel *m_state;
};
