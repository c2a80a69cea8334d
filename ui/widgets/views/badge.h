// SPDX-License-Identifier: MIT
#pragma once

#include "connections/connection.h"
#include "ui/style/icon.h"
#include "ui/style/tokens.h"

#include <QWidget>

/// Shows a state as a shape, a word and a colour. The accessible name says of what it is the state, for
/// example “Environment”. The accessible description is the word.
class Badge final : public QWidget
{
    Q_OBJECT
public:
    struct Content
    {
        tokens::Tone tone = tokens::Tone::Mute;
        Icon icon = Icon::Question; ///< the shape
        QString word;               ///< safe to display, on one line
        QList<Icon> more = {};      ///< shapes of further states, behind the word

        friend bool operator==(const Content &, const Content &) = default;
    };

    explicit Badge(const QString &accessibleName, QWidget *parent = nullptr);

    /// Returns the size of a badge in device-independent pixels, in the font of all badges and the current
    /// text size.
    [[nodiscard]] static QSize sizeOf(const Content &content);
    /// Draws a badge that fills `rect`, for example in a row of a list. A word that is too long for `rect` is
    /// elided. The colours are those of the tokens that belong to `palette`. Restores the painter's state.
    static void paint(QPainter &painter, const QRect &rect, const Content &content, const QPalette &palette,
                      Qt::LayoutDirection direction);

    /// Draws a badge like paint(), but without a background and in the colour of captions, for usual states.
    /// `isSelected` says whether it is on a selected row.
    static void paintQuiet(QPainter &painter, const QRect &rect, const Content &content,
                           const QPalette &palette, Qt::LayoutDirection direction, bool isSelected);

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

/// Returns the badge of the connection's environment.
[[nodiscard]] Badge::Content environmentBadge(const Connection &connection);
/// Returns a badge with at most 24 characters of the environment's name, the colour, and the shape that
/// belongs to that colour.
[[nodiscard]] Badge::Content environmentBadge(const QString &environment, EnvironmentColor color);
