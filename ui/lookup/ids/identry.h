// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idparser.h"
#include "ui/style/widgethints.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class BusyBar;
class Card;
class IdField;
class QAction;
class QMenu;
class QPushButton;
class QStackedLayout;
class TextLabel;
struct LookupProgress;

/// The field for ids, with the buttons that look them up. It stands in one line of the window, and is laid
/// over what is below it: while it has the focus, it grows with a text of several lines, and a drop-down
/// below the field says what was not understood, asks and offers. If the text is very long, a summary is
/// shown in its place, since a text widget is slow with it.
class IdEntry final : public QWidget
{
    Q_OBJECT
public:
    explicit IdEntry(QWidget *parent = nullptr);
    ~IdEntry() override;

    /// Returns the height of its line, in device-independent pixels.
    [[nodiscard]] int lineHeight() const;
    /// Returns the width of the buttons beside the field.
    [[nodiscard]] int buttonsWidth() const;
    /// Places it over its parent: its line at `line`, and what it needs besides below that.
    void placeAt(const QRect &line);
    /// Replaces the text and selects it, so that typing replaces it in turn.
    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Returns the ids that were recognized; empty if the user has to answer a question first.
    [[nodiscard]] const QList<qint32> &ids() const { return m_parsed.ids; }
    void focus();
    /// Fills in ids that were looked up before, because of recallRequested().
    void recall(const QString &ids);
    /// Selects the text and emits submitted() if the ids are valid. Otherwise shows the problem and moves the
    /// focus to it. If the text is a table, asks first for the column that contains the ids.
    void submit();
    /// Selects the text and returns the ids if they are valid. Otherwise shows the problem like submit(), and
    /// returns `nullopt`.
    [[nodiscard]] std::optional<QList<qint32>> validIds();
    /// Sets the look of the button that looks the ids up, which is the primary one of the window by default.
    void setLookUpKind(ButtonKind kind);
    /// Says on the button where the ids go, such as “PRODUCTION”. Empty if that is obvious.
    void setDestination(const QString &destination);
    /// Asks the user a question about the ids below the field. submit() emits submitted() again while it is
    /// shown, since Enter agrees to it.
    void ask(const QString &question, const QString &agree);
    /// Removes the question.
    void endQuestion();
    [[nodiscard]] bool isAsking() const;
    /// Adds an action to the menu beside the button that looks the ids up.
    void addLookUpAction(QAction *action);
    /// Shows how far the lookup is while one is running, with a button to stop it in place of the one that
    /// starts it.
    void setProgress(const LookupProgress &progress, bool isRunning);

Q_SIGNALS:
    /// Emitted when ids are to be looked up. There is at least one.
    void submitted(const QList<qint32> &ids);
    void textChanged();
    /// Emitted when the user has clicked the button to stop.
    void stopRequested();
    /// Emitted when the user has agreed to the question of ask() with its button.
    void agreed();
    /// Emitted when the user has declined it.
    void declined();
    /// Emitted when isAsking() has changed.
    void askingChanged();
    /// Emitted when the user wants to see ids that were looked up before: `step` is 1 for older ones, -1 for
    /// newer ones.
    void recallRequested(int step);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeSummary();
    [[nodiscard]] Card *makeDropDown();
    [[nodiscard]] QWidget *makeButtons();
    [[nodiscard]] QMenu *makeOfferedMenu();
    [[nodiscard]] ParsedIds parsed(const QString &text);
    void arrange();
    void focusMoved();
    void selectFilledIn();
    void fold();
    void updateDropDown();
    [[nodiscard]] bool hasFocusInside() const;
    void replaceText(const QString &text);
    void fieldChanged();
    void edit();
    void addOffered(const QList<IdRange> &ranges);
    void leaveOutOfRange();
    void readGroups(DigitGroups groups);
    void reparse();
    void chooseColumn();
    void updateDetails();
    void showParsed(bool isSubmitted);
    void showUnder(const QString &text, bool isWrong);
    [[nodiscard]] QString spokenUnder() const;
    void announceUnder();

    IdField *m_field;
    QStackedLayout *m_stack;
    QWidget *m_line; ///< with the field and the buttons
    QWidget *m_lookUpButtons;
    Card *m_dropDown;    ///< below the field
    QWidget *m_question; ///< of ask()
    TextLabel *m_questionText;
    QPushButton *m_agree;
    BusyBar *m_progress; ///< at the lower edge of the field
    QRect m_place;       ///< of placeAt()
    TextLabel *m_summary = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_lookUp = nullptr;
    QPushButton *m_stop = nullptr;
    QStackedLayout *m_buttons = nullptr; ///< to look up, and to stop
    QPushButton *m_lookUpMenu = nullptr; ///< hidden while there is no other way to look up
    TextLabel *m_under = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_leaveOut = nullptr;
    QPushButton *m_oneNumber = nullptr;   ///< the answer to a question about `1,234`
    QPushButton *m_separateIds = nullptr; ///< the other answer
    QPushButton *m_showDetails = nullptr;
    TextLabel *m_details = nullptr;
    TextLabel *m_offered = nullptr;
    QPushButton *m_add = nullptr;    ///< adds all other numbers
    QPushButton *m_addOne = nullptr; ///< opens a menu of them
    QString m_text;                  ///< the text behind the summary; the field has its own
    ParsedIds m_parsed;
    bool m_isEditing = false;                ///< the user edits the long text in the field
    DigitGroups m_groups = DigitGroups::Ask; ///< the user's answer for this text
    bool m_leavesOut = false;                ///< the user has chosen to leave out what is out of range
    bool m_hasDetails = false;               ///< the user has opened the list of recognized ids
    bool m_selectsAll = false;               ///< the text was set and is to be selected with the focus
    bool m_isSubmitted = false;              ///< the text was looked up and is still selected as a whole
    QTimer m_pause;                          ///< in typing, after which announceUnder() is called
    QString m_announced;
};
