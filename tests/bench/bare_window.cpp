// SPDX-License-Identifier: MIT
// The smallest Qt program with a window, the baseline of bench_startup.
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QWidget window;
    window.setWindowTitle(QStringLiteral("Bare window"));
    auto *layout = new QVBoxLayout(&window);
    layout->addWidget(new QLabel(QStringLiteral("A label")));
    layout->addWidget(new QPushButton(QStringLiteral("A button")));
    window.show();
    return QApplication::exec();
}
