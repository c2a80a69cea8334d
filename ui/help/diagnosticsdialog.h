// SPDX-License-Identifier: MIT
#pragma once

#include "doctor/connectiondoctor.h"
#include "net/job.h"
#include "program/diagnostics.h"
#include "ui/widgets/dialogs/dialog.h"

#include <functional>
#include <memory>

class CheckField;
class QLayout;
class QPlainTextEdit;
class QPushButton;
class TextLabel;

/// Shows information about the program and the system for support, so that the user can read it before
/// copying it. Checks the current connection if the user wants that, and adds the result. Not modal. Deletes
/// itself when closed.
class DiagnosticsDialog final : public Dialog
{
    Q_OBJECT
public:
    /// Starts a check of the current connection.
    using StartCheck = std::function<std::unique_ptr<Job<DoctorReport>>(DoctorAsks)>;

    /// `startCheck` is null if there is no connection to check.
    DiagnosticsDialog(const DiagnosticFacts &facts, StartCheck startCheck, QWidget *parent = nullptr);
    ~DiagnosticsDialog() override;

private:
    [[nodiscard]] QLayout *makeCheck();
    void showText(const QString &text);
    void check();
    void copy();

    QPlainTextEdit *m_text;
    QPushButton *m_copy;
    TextLabel *m_state;
    QPushButton *m_check;
    CheckField *m_ask;
    const StartCheck m_startCheck;
    QString m_facts; ///< the text without the result of a check
    std::unique_ptr<Job<DoctorReport>> m_job;
};
