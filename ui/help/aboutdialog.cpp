// SPDX-License-Identifier: MIT
#include "ui/help/aboutdialog.h"

#include "ui/style/icon.h"
#include "ui/style/textscale.h"
#include "ui/text/commontext.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/views/announcer.h"
#include "ui/widgets/views/readonlytext.h"
#include "ui/widgets/views/textlabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace tokens;

namespace {

/// Returns the program, its version, its licence and those of the libraries in it.
QString aboutText()
{
    const QStringList lines{
        CommonTexts::tr("Reads notifications of the service and runs its upgrade."), QString(),
        AboutDialog::tr("Version %1, with Qt %2")
            .arg(QStringLiteral(SVC_VERSION), QLatin1StringView(qVersion())),
        AboutDialog::tr("Free software under the MIT licence."), QString(), AboutDialog::tr("Libraries:"),
        // Names of libraries and licences are the same in every language.
        u"Qt – GNU LGPL 3 – https://www.qt.io"_s,
        u"tl::expected – CC0 1.0 – https://github.com/TartanLlama/expected"_s,
        u"QtKeychain – BSD 3-Clause – https://github.com/frankosterfeld/qtkeychain"_s,
        u"libxlsxwriter – BSD 2-Clause – https://github.com/jmcnamara/libxlsxwriter"_s};
    return lines.join(u'\n');
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent)
    : Dialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Svc Desktop"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto *text = makeReadOnlyText(windowTitle(), u"aboutText"_s, kDiagnosticsHeight);
    text->setPlainText(aboutText());
    text->fit(kDiagnosticsHeight);
    auto *state = plainLabel({}, TextRole::Caption)->dim();
    state->setObjectName(u"aboutState"_s);
    auto *copy = makeButton(CommonTexts::tr("Copy"), u"copyAbout"_s);
    connect(copy, &QPushButton::clicked, this, [text, state] {
        QGuiApplication::clipboard()->setText(text->toPlainText());
        state->setText(CommonTexts::tr("Copied."));
        announce(state, state->text());
    });
    auto *close = makeButton(CommonTexts::tr("Close"), u"closeAbout"_s);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace12);
    auto *icon = new QLabel;
    icon->setTextFormat(Qt::PlainText);
    icon->setPixmap(programIcon().pixmap(QSize(kIconLarge, kIconLarge), devicePixelRatioF()));
    head->addWidget(icon);
    head->addWidget(plainLabel(CommonTexts::tr("Svc Desktop"), TextRole::Title), 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace12);
    buttons->addWidget(state, 1);
    buttons->addWidget(
        makeDialogButtons({{copy, QDialogButtonBox::ActionRole}, {close, QDialogButtonBox::RejectRole}}));
    QVBoxLayout *layout = makeColumn(kSpace12);
    layout->addLayout(head);
    layout->addWidget(text, 1);
    layout->addWidget(plainLabel(tr("The German, Japanese and Arabic texts await review by native speakers."),
                                 TextRole::Caption)
                          ->dim()
                          ->wrapped());
    layout->addLayout(buttons);
    const int width = textscale::forDialog(*this, {kDialogWidth, 0}).width();
    resize(width, layout->totalHeightForWidth(width));
    close->setFocus(Qt::OtherFocusReason);
}

#include "moc_aboutdialog.cpp"
