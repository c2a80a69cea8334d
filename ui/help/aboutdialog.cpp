// SPDX-License-Identifier: MIT
#include "ui/help/aboutdialog.h"

#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/iconview.h"
#include "ui/widgets/views/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

AboutDialog::AboutDialog(QWidget *parent)
    : Dialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Svc Desktop"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto *versions = plainLabel(
        tr("Version %1, with Qt %2").arg(QStringLiteral(SVC_VERSION), QLatin1StringView(qVersion())));
    versions->setObjectName(u"aboutVersion"_s);
    versions->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    versions->setAccessibleName(versions->text());
    auto *close = makeButton(CommonTexts::tr("Close"), u"closeAbout"_s);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace12);
    head->addWidget(new IconView(Icon::Bell, Tone::Info, kIconLarge));
    head->addWidget(plainLabel(CommonTexts::tr("Svc Desktop"), TextRole::Title), 1);
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addLayout(head);
    layout->addWidget(
        plainLabel(CommonTexts::tr("Reads notifications of the service and runs its upgrade.")));
    layout->addWidget(versions);
    layout->addWidget(plainLabel(tr("Free software under the MIT licence. Qt is used under the LGPL.")));
    layout->addWidget(plainLabel(tr("The German, Japanese and Arabic texts await review by native speakers."),
                                 TextRole::Caption)
                          ->dim());
    layout->addSpacing(kSpace8);
    layout->addWidget(makeDialogButtons({{close, QDialogButtonBox::RejectRole}}));
    setFixedSize(sizeHint());
}

#include "moc_aboutdialog.cpp"
