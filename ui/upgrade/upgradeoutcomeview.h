// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/tokens.h"
#include "upgrade/upgraderun.h"

#include <QWidget>

class Clock;
class IconView;
class Navigator;
class Notices;
class QPushButton;
class ReadOnlyText;
class TextLabel;

/// Shows how an upgrade ended: what happened, what to do next, and the service's answer, with line breaks and
/// indentation if it is JSON. The widget can have the focus itself, so that the outcome is read out and a
/// surplus key press does not press a button.
class UpgradeOutcomeView final : public QWidget
{
    Q_OBJECT
public:
    /// All arguments but the parent must outlive the view.
    UpgradeOutcomeView(const Clock &clock, Notices &notices, Navigator &navigator, QWidget *parent = nullptr);

    void setReport(const UpgradeReport &report);
    /// Makes a screen reader say the outcome, unless it does so because the view has the focus.
    void announceIfElsewhere();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QLayout *makeAnswerHead();
    void setAnswer(const UpgradeReport &report);
    void copyAnswer();
    void showRun();

    const Clock &m_clock;
    Notices &m_notices;
    tokens::Tone m_tone = tokens::Tone::Mute;
    IconView *m_icon;
    TextLabel *m_word;
    TextLabel *m_sentence;
    TextLabel *m_nextStep;
    TextLabel *m_words;
    TextLabel *m_run;
    QString m_where;
    QString m_mode;
    QDateTime m_startedAt;
    TextLabel *m_answerCaption;
    QPushButton *m_copyAnswer;
    ReadOnlyText *m_answer;
    QString m_received; ///< the answer without secrets, as received
    QPushButton *m_detailsButton;
    ReadOnlyText *m_details;
    QPushButton *m_showExchange;
    QString m_spoken; ///< the outcome for screen readers
    qint64 m_exchange = 0;
};
