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
    struct Face
    {
        tokens::Tone tone = tokens::Tone::Mute;
        Icon icon = Icon::Question;
        QString word;

        friend bool operator==(const Face &, const Face &) = default;
    };

    explicit Badge(const QString &accessibleName, QWidget *parent = nullptr);

    /// These two functions draw a badge without a widget, in a row of a list. A word that is too long for
    /// `rect` is elided.
    [[nodiscard]] static QSize sizeOf(const Face &face);
    static void paint(QPainter &painter, const QRect &rect, const Face &face, const QPalette &palette,
                      Qt::LayoutDirection direction);

    void setFace(const Face &face);
    [[nodiscard]] const Face &face() const { return m_face; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Face m_face;
};

/// Returns the badge of a connection's environment: its name, the colour that the user chose, and the shape
/// that belongs to that colour.
[[nodiscard]] Badge::Face environmentFace(const Connection &connection);
[[nodiscard]] Badge::Face environmentFace(const QString &environment, EnvironmentColor color);
