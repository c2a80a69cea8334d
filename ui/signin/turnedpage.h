// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class FittingScrollArea;

/// What is shown in place of a dialog's form, with a button that leads back to it.
class TurnedPage final : public QWidget
{
    Q_OBJECT
public:
    explicit TurnedPage(QWidget *parent = nullptr);

    /// Takes it, and deletes the one before.
    void setContent(QWidget *content);
    /// What all of it asks for at this width; 0 where the content doesn't scroll.
    [[nodiscard]] int wantedHeight(int width) const;

Q_SIGNALS:
    void backWanted();
    /// wantedHeight() may be another now.
    void contentChanged();

private:
    QWidget *m_content = nullptr;
    FittingScrollArea *m_scroll = nullptr;
    QWidget *m_buttons;
};
