// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/style/icon.h"
#include "ui/style/tokens.h"

#include <QWidget>

/// Shows a state as a shape, a word and a colour. The accessible name says which state it is (“Read state”).
/// The accessible description is the word.
class Badge final : public QWidget
{
    Q_OBJECT
public:
    struct Content
    {
        tokens::Tone tone = tokens::Tone::Mute;
        Icon icon = Icon::Question;
        QString word;

        friend bool operator==(const Content &, const Content &) = default;
    };

    explicit Badge(const QString &accessibleName, QWidget *parent = nullptr);

    /// These two functions draw a badge without a widget, in a row of a list. A word that is too long for
    /// `rect` is elided.
    [[nodiscard]] static QSize sizeOf(const Content &content);
    static void paint(QPainter &painter, const QRect &rect, const Content &content, const QPalette &palette,
                      Qt::LayoutDirection direction);

    void setContent(const Content &content);
    [[nodiscard]] const Content &content() const { return m_content; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Content m_content;
};

/// Returns the badge of a connection's environment: its name, the colour that the user chose, and the shape
/// that belongs to that colour.
[[nodiscard]] Badge::Content environmentBadge(const Connection &connection);
[[nodiscard]] Badge::Content environmentBadge(const QString &environment, EnvironmentColor color);
