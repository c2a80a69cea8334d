// SPDX-License-Identifier: MIT
#pragma once

#include "ui/style/fonts.h"
#include "ui/style/tokens.h"

#include <QLabel>

#include <optional>

/// A label that never takes its text for markup. Keeps to its role when the system's font changes and
/// to its colour when the palette does.
class TextLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit TextLabel(const QString &text = {}, TextRole role = TextRole::Body, QWidget *parent = nullptr);

    /// The colour of captions and hints.
    TextLabel *dim();
    TextLabel *wrapped();
    /// None: the palette's own text colour.
    void setTone(std::optional<tokens::Tone> tone);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyTone();

    TextRole m_role;
    bool m_dim = false;
    std::optional<tokens::Tone> m_tone;
    QColor m_ink; ///< of the tone, in the palette of now
};

/// Every label of the interface is made here or is a TextLabel.
[[nodiscard]] TextLabel *plainLabel(const QString &text = {}, TextRole role = TextRole::Body);
