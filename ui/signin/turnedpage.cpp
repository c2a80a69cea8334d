// SPDX-License-Identifier: MIT
#include "ui/signin/turnedpage.h"

#include "ui/style/tokens.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/fittingscrollarea.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

TurnedPage::TurnedPage(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QWidget)
{
    QPushButton *back = makeButton(tr("Back"), u"back"_s);
    connect(back, &QPushButton::clicked, this, &TurnedPage::backWanted);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(kSpace24, kSpace8, kSpace24, kSpace24);
    row->addWidget(back);
    row->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_buttons);
}

void TurnedPage::setContent(QWidget *content)
{
    delete m_content;
    m_content = content;
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, content, 1);
    m_scroll = content->findChild<FittingScrollArea *>();
    if (m_scroll)
        connect(m_scroll, &FittingScrollArea::contentChanged, this, &TurnedPage::contentChanged);
}

int TurnedPage::wantedHeight(int width) const
{
    return m_scroll ? m_scroll->contentHeight(width) + m_buttons->sizeHint().height() : 0;
}

#include "moc_turnedpage.cpp"
