// SPDX-License-Identifier: MIT
#include "ui/preferences/preferencesdialog.h"

#include "credentials/secretkeeper.h"
#include "program/services.h"
#include "ui/preferences/settingspage.h"
#include "ui/preferences/settingspages.h"
#include "ui/style/textsize.h"
#include "ui/style/tokens.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/listfilter.h"
#include "ui/widgets/views/emptystate.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/viewsetup.h"

#include <QEvent>
#include <QListWidget>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

PreferencesDialog::PreferencesDialog(const Services &services, FolderOpener openFolder, QWidget *parent)
    : Dialog(parent)
    , m_list(new QListWidget)
    , m_search(new ListFilter(m_list))
    , m_stack(new QStackedWidget)
    , m_none(new EmptyState)
    , m_reset(makeButton(tr("Reset this page"), u"resetPage"_s, ButtonKind::Quiet))
    , m_privacy(new PrivacyPage(services.forgetting, services.secrets.isPersistent(), services.storedPlaces,
                                std::move(openFolder)))
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_search->setObjectName(u"searchPreferences"_s);
    m_search->setAccessibleName(tr("Search preferences"));
    m_search->setPlaceholderText(tr("Search preferences"));
    addClearButton(*m_search);
    m_none->setObjectName(u"noPreferences"_s);
    m_none->setContent(Icon::Search, tr("No setting answers to that."));

    for (SettingsPage *page : makeSettingsPages(services.preferences, services.archive))
        addPage(page);
    addPage(m_privacy);
    m_stack->addWidget(m_none);

    QVBoxLayout *layout = makeColumn(kSpace16);
    layout->addWidget(m_search);
    layout->addWidget(makeMiddle(), 1);
    layout->addWidget(makeButtons());
    resize(textsize::forDialog(*this, {kWideDialogWidth, kWideDialogHeight}));

    connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::search);
    connect(m_list, &QListWidget::currentRowChanged, this, &PreferencesDialog::showPage);
    followSelection(m_list);
    m_list->setCurrentRow(0);
    m_list->setFocus(Qt::OtherFocusReason);
    m_privacy->measure();
}

void PreferencesDialog::goTo(const QString &setting)
{
    for (int row = 0; row < m_pages.size(); ++row) {
        if (auto *field = m_pages.at(row)->findChild<QWidget *>(setting)) {
            m_list->setCurrentRow(row);
            field->setFocus(Qt::OtherFocusReason);
        }
    }
}

void PreferencesDialog::addPage(PreferencesPage *page)
{
    m_pages += page;
    m_list->addItem(page->title());
    m_stack->addWidget(new FittingScrollArea(page));
}

QWidget *PreferencesDialog::makeMiddle()
{
    m_list->setObjectName(u"preferencesPages"_s);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    auto *middle = new QWidget;
    auto *layout = new QHBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace24);
    layout->addWidget(m_list);
    layout->addWidget(m_stack, 1);
    return middle;
}

QWidget *PreferencesDialog::makeButtons()
{
    auto *close = makeButton(tr("Close"), u"closePreferences"_s);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (PreferencesPage *page = currentPage())
            page->reset();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return makeDialogButtons({{m_reset, QDialogButtonBox::ResetRole}, {close, QDialogButtonBox::RejectRole}});
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_list->doItemsLayout(); // which Qt does not think of
}

void PreferencesDialog::search(const QString &text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < m_pages.size(); ++row) {
        const bool isFound = m_pages.at(row)->filter(words);
        m_list->item(row)->setHidden(!isFound);
        if (isFound && first < 0)
            first = row;
    }
    const int current = m_list->currentRow();
    if (current < 0 || m_list->item(current)->isHidden())
        m_list->setCurrentRow(first);
}

void PreferencesDialog::showPage(int row)
{
    m_stack->setCurrentIndex(row < 0 ? m_stack->indexOf(m_none) : row);
    m_reset->setVisible(row >= 0 && m_pages.at(row)->canReset());
}

PreferencesPage *PreferencesDialog::currentPage() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : m_pages.at(row);
}

#include "moc_preferencesdialog.cpp"
