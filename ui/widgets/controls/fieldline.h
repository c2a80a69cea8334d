// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QWidget;
class TextLabel;

/// The line under a field. It shows the error, else the notice, else the hint. Its text is also the field's
/// accessible description.
class FieldLine final : public QObject
{
    Q_OBJECT
public:
    /// The field becomes the parent. Place label() below the field, in a layout that takes ownership of it.
    /// The label's object name is `<objectName>Under`.
    FieldLine(QWidget *field, const QString &objectName);

    [[nodiscard]] TextLabel *label() const { return m_label; }

    void setHint(const QString &hint);
    /// Shows something worth knowing about the content, which is nevertheless valid.
    void setNotice(const QString &notice);
    void setError(const QString &error);
    [[nodiscard]] bool hasError() const { return !m_error.isEmpty(); }
    /// Clears the error and the notice. Call this when the content has changed.
    void clear();

private:
    void update();

    QWidget *m_field;
    TextLabel *m_label;
    QString m_hint;
    QString m_notice;
    QString m_error;
};
