// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/style/icon.h"
#include "ui/style/tokens.h"

#include <QWidget>

/// A state as a shape, a word and a colour. Its accessible name is what it is about (“Read state”),
/// its description the word.
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

    /// For a row of a list, which has no widgets of its own. A word that is too long for `rect` is elided.
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

/// How the environment of a connection is shown: its word, and the colour that the user gave it with a
/// shape of that colour's own.
[[nodiscard]] Badge::Face environmentFace(const Connection &connection);
[[nodiscard]] Badge::Face environmentFace(const QString &environment, EnvironmentColor color);
