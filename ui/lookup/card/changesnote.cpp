// SPDX-License-Identifier: MIT
#include "ui/lookup/card/changesnote.h"

#include "base/clock.h"
#include "results/comparison.h"
#include "ui/text/timetext.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/textlabel.h"
#include "ui/widgets/views/valuetext.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

constexpr qsizetype kMaxListed = 20;

bool isOver(LookupRow::Outcome outcome)
{
    return outcome != LookupRow::Outcome::Waiting && outcome != LookupRow::Outcome::Running;
}

QString linesOf(const QList<FieldDifference> &differences)
{
    QStringList lines;
    for (qsizetype i = 0; i < std::min(differences.size(), kMaxListed); ++i)
        lines += differenceText(differences[i]);
    const qsizetype more = differences.size() - lines.size();
    if (more > 0)
        lines += ChangesNote::tr("%Ln more fields have changed.", nullptr, static_cast<int>(more));
    return lines.join(u'\n');
}

} // namespace

bool isOutdated(const ResultRow &row)
{
    const LookupRow::Outcome outcome = row.lookup.outcome;
    return row.before &&
           (outcome == LookupRow::Outcome::Failed || outcome == LookupRow::Outcome::NotLookedUp);
}

ChangesNote::ChangesNote(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel)
    , m_changes(new TextLabel({}, TextRole::Caption))
{
    setObjectName(u"changesNote"_s);
    setAccessibleName(tr("Changes"));
    m_title->setObjectName(u"changesTitle"_s);
    m_changes->setObjectName(u"changesText"_s);
    for (TextLabel *label : {m_title, m_changes}) {
        label->wrapped();
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(ValueText::textInset(), 0, 0, 0); // aligned with the card's texts
    layout->setSpacing(kSpace4);
    layout->addWidget(m_title);
    layout->addWidget(m_changes);
    layout->addStretch(1);
    hide();
}

void ChangesNote::setRow(const ResultRow &row, const Clock &clock)
{
    if ((!row.before && !row.change) || !isOver(row.lookup.outcome)) {
        clear();
        return;
    }
    if (!row.before) {
        //: %1 is a time of day, %2 is what a notification is since then: “Read”.
        showTexts(tr("Seen at %1: %2").arg(timetext::timeOrDate(row.change->at, clock), row.change->what),
                  {});
        return;
    }
    const QString since = timetext::timeOrDate(row.beforeAt, clock);
    QList<FieldDifference> changes;
    if (row.lookup.notification)
        changes = differences(*row.before, *row.lookup.notification);
    const QString title =
        isOutdated(row)
            //: %1 is a time of day.
            ? tr("This is old: it was fetched at %1 and may have changed since.").arg(since)
            : !row.lookup.notification
                  //: %1 is a time of day.
                  ? tr("This notification was found at %1, and is no longer found for you.").arg(since)
                  : changes.isEmpty()
                        //: %1 is a time of day.
                        ? tr("This notification has not changed since %1.").arg(since)
                        //: %1 is a time of day. What has changed follows.
                        : tr("Changed since %1:").arg(since);
    showTexts(title, linesOf(changes));
}

void ChangesNote::showTexts(const QString &title, const QString &text)
{
    const bool isNews = isHidden() || title != m_title->text() || text != m_changes->text();
    m_title->setText(title);
    m_changes->setText(text);
    m_changes->setVisible(!text.isEmpty());
    show();
    if (isNews)
        announce(this, text.isEmpty() ? title : title + u'\n' + text);
}

void ChangesNote::clear()
{
    hide();
    m_title->setText({});
    m_changes->setText({});
    setAccessibleDescription({});
}

#include "moc_changesnote.cpp"
