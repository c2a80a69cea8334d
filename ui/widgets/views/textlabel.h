// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/fonts.h"
#include "ui/style/tokens.h"

#include <QLabel>

#include <optional>

/// A label that never interprets its text as markup. Its text is at the side where the layout starts, in
/// whatever direction it is written. It updates its font when the application's font changes, and its colour
/// when the palette changes.
class TextLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit TextLabel(const QString &text = {}, TextRole role = TextRole::Body, QWidget *parent = nullptr);

    /// A screen reader is given the text without marks of its direction, unless the label has another name.
    void setText(const QString &text);
    /// Uses the colour of captions and hints.
    TextLabel *dim();
    TextLabel *wrapped();
    /// Lets the label be narrower than its text, which is then cut. Pointing at it shows all of the text.
    TextLabel *elided();
    [[nodiscard]] bool isElided() const { return m_elided; }
    /// Sets the tone of the text's colour. `nullopt` restores the palette's text colour.
    void setTone(std::optional<tokens::Tone> tone);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void alignAtStart();
    void applyTone();
    [[nodiscard]] bool isCut() const;

    TextRole m_role;
    QString m_spoken; ///< the accessible name if it was made from the text
    bool m_dim = false;
    bool m_elided = false;
    std::optional<tokens::Tone> m_tone;
    QColor m_ink; ///< the colour of the tone in the current palette

    // Layouts ask for the height at the same few widths again and again, and the text is laid out each time.
    mutable QList<std::pair<int, int>> m_heights; ///< by width, of m_measuredText; the latest is the last
    mutable QString m_measuredText;
};

/// Returns a label whose text does not wrap. Every label of the interface is made here or is a TextLabel.
[[nodiscard]] TextLabel *plainLabel(const QString &text = {}, TextRole role = TextRole::Body);
