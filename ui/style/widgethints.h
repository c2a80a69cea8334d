// SPDX-License-Identifier: MIT
#pragma once

class QAbstractButton;
class QWidget;

// What a widget says of itself that SvcStyle draws, beyond what Qt's own states have.

/// How much a button asks for attention. One primary button a surface.
enum class ButtonKind { Normal, Primary, Quiet };

void setButtonKind(QAbstractButton *button, ButtonKind kind);
/// Normal for what is no button, and for null.
[[nodiscard]] ButtonKind buttonKind(const QWidget *widget);

/// Marks a field whose content can't be used; its border says so.
void setInvalid(QWidget *field, bool invalid);
[[nodiscard]] bool isInvalid(const QWidget *widget);

/// Draws a field that knows no read-only state of its own as one that is.
void setReadOnlyLook(QWidget *field, bool readOnly);
[[nodiscard]] bool looksReadOnly(const QWidget *widget);
