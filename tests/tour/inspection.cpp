// SPDX-License-Identifier: MIT
#include "tour/inspection.h"

#include "ui/style/widgethints.h"
#include "ui/widgets/views/textlabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTabBar>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

using Visit = std::function<void(QAccessibleInterface &)>;

/// Visits everything on screen through the accessibility tree. Of long tables only the first rows.
void walk(QAccessibleInterface *object, const Visit &visit)
{
    if (!object || !object->isValid() || object->state().invisible)
        return;
    visit(*object);
    constexpr int kMostChildren = 120;
    for (int child = 0; child < std::min(object->childCount(), kMostChildren); ++child)
        walk(object->child(child), visit);
}

QString described(QAccessibleInterface &object)
{
    const QObject *behind = object.object();
    return u"%1 %2 (role %3) “%4”"_s.arg(behind ? QLatin1StringView(behind->metaObject()->className())
                                                : QLatin1StringView("-"),
                                         behind ? behind->objectName() : QString(),
                                         QString::number(object.role(), 16), object.text(QAccessible::Name));
}

bool isWorkedWith(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::List:
    case QAccessible::PageTab:
    case QAccessible::PageTabList:
    case QAccessible::MenuItem:
    case QAccessible::Link:
    case QAccessible::ProgressBar:
    case QAccessible::ColumnHeader:
        return true;
    default:
        return false;
    }
}

bool hasName(QAccessibleInterface &object)
{
    if (!object.text(QAccessible::Name).isEmpty())
        return true;
    const auto labels = object.relations(QAccessible::Label);
    return std::any_of(labels.begin(), labels.end(), [](const auto &label) {
        return label.first && !label.first->text(QAccessible::Name).isEmpty();
    });
}

/// Returns true for a part of a named widget, such as the line edit of a spin box.
bool isPartOfNamed(QAccessibleInterface &object)
{
    QAccessibleInterface *parent = object.parent();
    return parent && (parent->role() == QAccessible::SpinBox || parent->role() == QAccessible::ComboBox) &&
           hasName(*parent);
}

/// Returns why the widget has too little room; empty if it has enough.
QString roomProblem(const QWidget &widget)
{
    if (const auto *area = qobject_cast<const QScrollArea *>(&widget);
        area && area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
        area->widget()->width() > area->viewport()->width())
        return u"content %1 of %2"_s.arg(area->viewport()->width()).arg(area->widget()->width());
    const auto *label = qobject_cast<const QLabel *>(&widget);
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (label && (label->text().isEmpty() || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored))
        return {};
    if (!label && !button)
        return {};
    const auto *cut = qobject_cast<const TextLabel *>(&widget);
    const bool canBeNarrower =
        label ? label->wordWrap() || (cut && cut->isElided()) : widget.hasHeightForWidth();
    const int width = (canBeNarrower ? widget.minimumSizeHint() : widget.sizeHint()).width();
    if (widget.width() < width)
        return u"width %1 of %2"_s.arg(widget.width()).arg(width);
    const int height =
        widget.hasHeightForWidth() ? widget.heightForWidth(widget.width()) : widget.sizeHint().height();
    if (widget.height() < height)
        return u"height %1 of %2"_s.arg(widget.height()).arg(height);
    const QWidget *parent = widget.parentWidget();
    if (parent && !parent->rect().contains(widget.geometry()))
        return u"sticks out"_s;
    return {};
}

bool hasText(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return (label && !label->text().isEmpty()) || (button && !button->text().isEmpty());
}

/// Returns the text of a sibling that overlaps the widget's text; empty if there is none.
QString overlaps(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    if (!hasText(widget) || !parent)
        return {};
    const auto others = parent->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (const QWidget *other : others) {
        if (other != &widget && other->isVisibleTo(parent) && hasText(*other) &&
            other->geometry().intersects(widget.geometry()))
            return u"overlaps "_s + other->objectName();
    }
    return {};
}

QString faultOf(const QWidget &widget, const QString &problem)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return u"%1 %2: %3 “%4”"_s.arg(QLatin1StringView(widget.metaObject()->className()), widget.objectName(),
                                   problem,
                                   label    ? label->text()
                                   : button ? button->text()
                                            : QString());
}

QString nameOf(const QWidget &widget)
{
    return u"%1 %2"_s.arg(QLatin1StringView(widget.metaObject()->className()), widget.objectName());
}

/// Returns the widgets in the order in which Tab visits them, beginning with the one that has the focus.
QList<QWidget *> tabStops(const QWidget &window)
{
    constexpr int kMostStops = 300;
    QList<QWidget *> stops;
    QWidget *stop = window.focusWidget();
    while (stop && !stops.contains(stop) && stops.size() < kMostStops) {
        stops += stop;
        QTest::keyClick(stop, Qt::Key_Tab);
        stop = window.focusWidget();
    }
    return stops.mid(std::max<qsizetype>(0, stops.indexOf(stop))); // without those that lead into the ring
}

/// Returns the parent or, of the field for ids, the line at the top over which it is laid.
const QWidget *readingParent(const QWidget &widget)
{
    return widget.objectName() == "idEntry"_L1 ? widget.window()->findChild<QWidget *>(u"topLine"_s)
                                               : widget.parentWidget();
}

bool isIn(const QWidget &block, const QWidget &widget)
{
    const QWidget *parent = readingParent(widget);
    while (parent && parent != &block && !parent->isWindow())
        parent = readingParent(*parent);
    return parent == &block;
}

/// Returns the part of `around` that contains `widget`, in the coordinates of `around`, as if text were read
/// from left to right.
QRect placeIn(const QWidget &around, const QWidget *widget)
{
    while (readingParent(*widget) != &around)
        widget = readingParent(*widget);
    const QRect place = widget->geometry();
    return QApplication::isRightToLeft()
               ? QRect(around.width() - place.right() - 1, place.top(), place.width(), place.height())
               : place;
}

/// Returns true if the reader comes to `second` before `first`. Both columns of two that are beside each
/// other are read from top to bottom.
bool isReadBefore(const QWidget &second, const QWidget &first)
{
    if (isIn(first, second) || isIn(second, first))
        return false;
    if (second.objectName() == "closeMessage"_L1 && isIn(*second.parentWidget(), first))
        return false; // is in the corner of its message, for when the rest has been read
    const QWidget *around = readingParent(first);
    while (!isIn(*around, second))
        around = readingParent(*around);
    const QRect from = placeIn(*around, &first);
    const QRect to = placeIn(*around, &second);
    const int overlap = std::min(from.bottom(), to.bottom()) - std::max(from.top(), to.top());
    if (2 * overlap > std::min(from.height(), to.height()))
        return to.center().x() < from.center().x();
    return to.center().y() < from.center().y() && to.left() < from.right();
}

/// Returns how often Tab enters `group` on its way round.
qsizetype entriesInto(const QWidget &group, const QList<QWidget *> &ring)
{
    qsizetype entries = 0;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QWidget *before = ring.at((i + ring.size() - 1) % ring.size());
        entries += isIn(group, *ring.at(i)) && !isIn(group, *before) && &group != before ? 1 : 0;
    }
    return entries;
}

/// Returns true for what a person fills in or reads, other than a button. Enter breaks a line in a text of
/// several.
bool isField(const QWidget &widget)
{
    const auto *text = qobject_cast<const QPlainTextEdit *>(&widget);
    return qobject_cast<const QAbstractItemView *>(&widget) || qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) || qobject_cast<const QCheckBox *>(&widget) ||
           qobject_cast<const QRadioButton *>(&widget) || qobject_cast<const QLineEdit *>(&widget) ||
           (text && text->isReadOnly());
}

/// Returns the visible button that Enter is to press; null if there is none.
QPushButton *enterButton(const QWidget &dialog)
{
    QPushButton *closing = nullptr;
    for (const QDialogButtonBox *box : dialog.findChildren<QDialogButtonBox *>()) {
        for (QAbstractButton *button : box->buttons()) {
            if (!button->isVisible())
                continue;
            if (buttonKind(button) == ButtonKind::Primary)
                return qobject_cast<QPushButton *>(button);
            if (box->buttonRole(button) == QDialogButtonBox::RejectRole)
                closing = qobject_cast<QPushButton *>(button);
        }
    }
    return closing;
}

} // namespace

QStringList inspection::tabOrder(QWidget &window)
{
    if (!qobject_cast<QDialog *>(&window) && !qobject_cast<QMainWindow *>(&window))
        return {}; // a popup
    window.activateWindow();
    const QList<QWidget *> ring = tabStops(window);
    QStringList faults;
    QList<const QWidget *> groups;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QWidget *stop = ring.at(i);
        const QWidget *next = ring.at((i + 1) % ring.size());
        if (isReadBefore(*next, *stop))
            faults += u"Tab goes back from %1 to %2"_s.arg(nameOf(*stop), nameOf(*next));
        for (const QWidget *group = readingParent(*stop); group && group != &window;
             group = readingParent(*group)) {
            if (!groups.contains(group))
                groups += group;
        }
    }
    if (faults.size() <= 1) // from the last one to the first one
        faults.clear();
    for (const QWidget *group : groups) {
        if (entriesInto(*group, ring) > 1)
            faults += u"Tab leaves and enters again "_s + nameOf(*group);
    }
    return faults;
}

QStringList inspection::enterKey(QWidget &window)
{
    if (!qobject_cast<QDialog *>(&window))
        return {};
    window.activateWindow();
    QStringList pressed;
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        QObject::disconnect(button, &QAbstractButton::clicked, nullptr, nullptr);
        QObject::connect(button, &QAbstractButton::clicked, &window,
                         [button, &pressed] { pressed += nameOf(*button); });
    }
    const QPushButton *expected = enterButton(window);
    const QStringList due =
        expected && expected->isEnabled() ? QStringList{nameOf(*expected)} : QStringList();
    QStringList faults;
    for (QWidget *field : window.findChildren<QWidget *>()) {
        if (!field->isVisible() || !field->isEnabled() || !(field->focusPolicy() & Qt::TabFocus) ||
            !isField(*field))
            continue;
        field->setFocus(Qt::TabFocusReason);
        pressed.clear();
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        if (pressed != due)
            faults += u"Enter in %1 presses “%2”, not “%3”"_s.arg(nameOf(*field), pressed.join(u", "_s),
                                                                  due.join(QString()));
    }
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>())
        QObject::disconnect(button, &QAbstractButton::clicked, nullptr, nullptr);
    return faults;
}

QStringList inspection::mnemonics(QWidget &window)
{
    QStringList texts;
    for (const QAction *action : window.findChildren<QAction *>())
        texts += action->text();
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>())
        texts += button->text();
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (label->buddy())
            texts += label->text();
    }
    texts.removeIf([](const QString &text) { return !QString(text).remove(u"&&"_s).contains(u'&'); });
    return texts;
}

QStringList inspection::directionMarks(QWidget &window)
{
    QStringList faults;
    walk(QAccessible::queryAccessibleInterface(&window), [&faults](QAccessibleInterface &object) {
        static const QRegularExpression mark(
            u"[\\x{061C}\\x{200E}\\x{200F}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}]"_s);
        const auto *widget = qobject_cast<const QWidget *>(object.object());
        const bool isToolTip = (widget && widget->toolTip() == object.text(QAccessible::Description)) ||
                               object.role() == QAccessible::PageTab ||
                               object.role() == QAccessible::PageTabList; // Qt's own description
        for (const auto text : {QAccessible::Name, QAccessible::Description}) {
            if (object.text(text).contains(mark) && !(isToolTip && text == QAccessible::Description))
                faults += u"%1: %2"_s.arg(described(object), object.text(text));
        }
    });
    return faults;
}

QStringList inspection::nameless(QWidget &window)
{
    QStringList faults;
    walk(QAccessible::queryAccessibleInterface(&window), [&faults](QAccessibleInterface &object) {
        const bool isReached = object.state().focusable && object.role() != QAccessible::Cell &&
                               object.role() != QAccessible::ListItem &&
                               object.role() != QAccessible::TreeItem;
        if ((isWorkedWith(object.role()) || isReached) && !hasName(object) && !isPartOfNamed(object))
            faults += described(object);
    });
    return faults;
}

QStringList inspection::untranslated(QWidget &window, const QStringList &terms)
{
    QStringList faults;
    QList<QRegularExpression> known;
    for (const QString &term : terms)
        known += QRegularExpression(term);
    static const QStringList verbatim{u"rawJson"_s, u"exchangeText"_s, u"diagnosticText"_s};
    walk(QAccessible::queryAccessibleInterface(&window), [&](QAccessibleInterface &object) {
        if (object.object() && verbatim.contains(object.object()->objectName()))
            return;
        QStringList texts{object.text(QAccessible::Name), object.text(QAccessible::Description),
                          object.text(QAccessible::Value)};
        if (const auto *widget = qobject_cast<QWidget *>(object.object()))
            texts += widget->toolTip();
        if (const auto *edit = qobject_cast<QLineEdit *>(object.object()))
            texts += edit->placeholderText();
        for (QString text : texts) {
            for (const QRegularExpression &term : known)
                text.remove(term);
            static const QRegularExpression latin(u"[A-Za-z]{2,}"_s);
            if (const auto match = latin.match(text); match.hasMatch())
                faults += u"“%1” in %2: %3"_s.arg(match.captured(), described(object), text);
        }
    });
    return faults;
}

QStringList inspection::replaced(QWidget &window)
{
    QStringList faults;
    walk(QAccessible::queryAccessibleInterface(&window), [&faults](QAccessibleInterface &object) {
        for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) {
            if (object.text(text).contains(QChar(QChar::ReplacementCharacter)))
                faults += u"%1: %2"_s.arg(described(object), object.text(text));
        }
    });
    return faults;
}

QStringList inspection::cutOff(QWidget &window)
{
    QStringList faults;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window) || qobject_cast<QLineEdit *>(widget->parentWidget()))
            continue; // the contents of fields are laid out by Qt
        const QString less = roomProblem(*widget);
        if (const QString problem = less.isEmpty() ? overlaps(*widget) : less; !problem.isEmpty())
            faults += faultOf(*widget, problem);
    }
    return faults;
}

QStringList inspection::outside(QWidget &window)
{
    QStringList faults;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isControl =
            qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLabel *>(widget) ||
            qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget);
        if (!isControl || !widget->isVisibleTo(&window) || widget->window() != &window)
            continue;
        for (const QWidget *around = widget->parentWidget(); around; around = around->parentWidget()) {
            const auto *area = qobject_cast<const QAbstractScrollArea *>(around->parentWidget());
            if (qobject_cast<const QTabBar *>(around) || qobject_cast<const QMenuBar *>(around) ||
                (area && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff &&
                 area->horizontalScrollBar()->maximum() > 0))
                break; // can be scrolled
            const QRect place(widget->mapTo(around, QPoint()), widget->size());
            if (place.left() < 0 || place.right() >= around->width()) {
                faults += faultOf(*widget, u"is from %1 to %2 of %3 pixels in %4,"_s.arg(place.left())
                                               .arg(place.right())
                                               .arg(around->width())
                                               .arg(QLatin1StringView(around->metaObject()->className())));
                break;
            }
        }
    }
    return faults;
}
