// SPDX-License-Identifier: MIT
#pragma once

class QAbstractButton;
class QWidget;

// Hints that a widget gives to SvcStyle beyond Qt's own states.

/// How prominent a button is. Each window, dialog or panel has at most one primary button.
enum class ButtonKind { Normal, Primary, Quiet };

void setButtonKind(QAbstractButton *button, ButtonKind kind);
/// Returns ButtonKind::Normal if `widget` is null or not a button.
[[nodiscard]] ButtonKind buttonKind(const QWidget *widget);

/// Marks a field whose content is invalid. Its border shows that.
void setInvalid(QWidget *field, bool invalid);
[[nodiscard]] bool isInvalid(const QWidget *widget);

/// Draws a field as read-only if its class has no read-only state of its own.
void setReadOnlyLook(QWidget *field, bool readOnly);
[[nodiscard]] bool hasReadOnlyLook(const QWidget *widget);
