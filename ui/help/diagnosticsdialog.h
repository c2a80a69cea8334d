// SPDX-License-Identifier: MIT
#pragma once

#include "program/diagnostics.h"
#include "ui/widgets/dialogs/dialog.h"

class QPlainTextEdit;
class QPushButton;
class TextLabel;

/// Shows information about the program and the system for support, so that the user can read it before
/// copying it. Not modal. Deletes itself when closed.
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
