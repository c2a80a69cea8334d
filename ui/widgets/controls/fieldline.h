// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QWidget;
class TextLabel;

/// The line under a field: what is wrong with it, or what was noticed, or its hint. What it says is
/// also the field's accessible description.
class FieldLine final : public QObject
{
    Q_OBJECT
public:
    /// Belongs to the field. Its label is to be put below it, and is named `<objectName>Under`.
    FieldLine(QWidget *field, const QString &objectName);

    [[nodiscard]] TextLabel *label() const { return m_label; }

    void setHint(const QString &hint);
    /// Something worth knowing that forbids nothing.
    void setNotice(const QString &notice);
    void setError(const QString &error);
    [[nodiscard]] bool hasError() const { return !m_error.isEmpty(); }
    /// The content has changed: neither an error nor a notice is about it any more.
    void forget();

private:
    void update();

    QWidget *m_field;
    TextLabel *m_label;
    QString m_hint;
    QString m_notice;
    QString m_error;
};
