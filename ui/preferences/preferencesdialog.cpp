// SPDX-License-Identifier: MIT
#include "ui/preferences/preferencesdialog.h"

#include "credentials/credentialmanager.h"
#include "program/navigator.h"
#include "program/services.h"
#include "ui/preferences/restartnotice.h"
#include "ui/preferences/settingspage.h"
#include "ui/preferences/settingspages.h"
#include "ui/style/textscale.h"
#include "ui/style/tokens.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/accessiblerole.h"
#include "ui/widgets/views/fittingscrollarea.h"
#include "ui/widgets/views/viewsetup.h"

#include <QEvent>
#include <QListWidget>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using namespace tokens;

PreferencesDialog::PreferencesDialog(const Services &services, const FolderOpener &openFolder,
                                     QWidget *parent)
    : Dialog(parent)
    , m_list(new QListWidget)
    , m_stack(new QStackedWidget)
    , m_reset(makeButton(tr("Reset this page"), u"resetPage"_s, ButtonKind::Quiet))
    , m_privacy(new PrivacyPage(services.dataDeletion, services.secrets.isPersistent(),
                                services.dataLocations, openFolder))
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    const GeneralPage general = makeGeneralPage(services.preferences, services.isTemporary);
    m_settings = {general.page, makeLookupPage(services.preferences, services.resultCache),
                  makeConnectionsPage(services.preferences)};
    for (SettingsPage *page : std::as_const(m_settings))
        addPage(page);
    addPage(m_privacy);

    QVBoxLayout *layout = makeColumn(kSpace16);
    layout->addWidget(makeMiddle(), 1);
    layout->addWidget(makeButtons());
    resize(textscale::forDialog(*this, {kWideDialogWidth, kWideDialogHeight}));

    connect(general.restart, &RestartNotice::restartRequested, this, [this, &services] {
        close(); // it would cover a question about the end
        Q_EMIT services.navigator.restart();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &PreferencesDialog::showPage);
    followSelection(m_list);
    m_list->setCurrentRow(0);
    m_list->setFocus(Qt::OtherFocusReason);
    m_privacy->measure();
}

void PreferencesDialog::addPage(QWidget *page)
{
    m_list->addItem(page->accessibleName());
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
    setAccessibleRole(m_stack, QAccessible::Client); // otherwise Orca says "layered pane" before a field
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
    auto *close = makeButton(CommonTexts::tr("Close"), u"closePreferences"_s);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_settings.at(m_list->currentRow())->reset(); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto *buttons = new QWidget;
    auto *layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_reset); // its text stands below those of the list
    layout->addStretch(1);
    layout->addWidget(makeDialogButtons({{close, QDialogButtonBox::RejectRole}}));
    return buttons;
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    Dialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_list->doItemsLayout(); // Qt does not do this itself
}

void PreferencesDialog::showPage(int row)
{
    m_stack->setCurrentIndex(row);
    m_reset->setVisible(row < m_settings.size());
}

#include "moc_preferencesdialog.cpp"
