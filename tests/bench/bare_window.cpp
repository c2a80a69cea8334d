// SPDX-License-Identifier: MIT
// The smallest Qt program with a window, the baseline of bench_startup. With the argument “large”, the window
// has the size of the program's window.
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
    if (application.arguments().contains(QStringLiteral("large")))
        window.resize(1180, 760);
    window.show();
    return QApplication::exec();
}
