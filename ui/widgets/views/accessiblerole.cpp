// SPDX-License-Identifier: MIT
#include "ui/widgets/views/accessiblerole.h"

#include <QAccessibleWidget>
#include <QLabel>

#include <utility>

namespace {

constexpr char kRoleProperty[] = "svcAccessibleRole";
constexpr char kFieldProperty[] = "svcAccessibleField";

/// A label that belongs to a field.
class FieldLabelInterface final : public QAccessibleWidget
{
public:
    explicit FieldLabelInterface(QLabel *label)
        : QAccessibleWidget(label, QAccessible::StaticText)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString text = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && text.isEmpty() ? qobject_cast<QLabel *>(object())->text() : text;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        return state;
    }
    /// Qt 6.4 has no relation for descriptions.
    [[nodiscard]] QList<std::pair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto found = QAccessibleWidget::relations(match);
        auto *field = object()->property(kFieldProperty).value<QWidget *>();
        if (field && match.testFlag(QAccessible::Controlled))
            found.append({QAccessible::queryAccessibleInterface(field), QAccessible::Controlled});
        return found;
    }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget ? widget->property(kRoleProperty) : QVariant();
    if (!role.isValid()) {
        auto *label = qobject_cast<QLabel *>(object);
        return label && label->property(kFieldProperty).isValid() ? new FieldLabelInterface(label) : nullptr;
    }
    return new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()));
}

void setProperty(QWidget *widget, const char *name, const QVariant &value)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
    widget->setProperty(name, value);
    // If something about the widget was set before, such as its name, it has an interface of another kind
    // already.
    if (QAccessibleInterface *made = QAccessible::queryAccessibleInterface(widget))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(made));
}

} // namespace

void setAccessibleRole(QWidget *widget, QAccessible::Role role)
{
    setProperty(widget, kRoleProperty, static_cast<int>(role));
}

void setAccessibleField(QLabel *label, QWidget *field)
{
    setProperty(label, kFieldProperty, QVariant::fromValue(field));
}
