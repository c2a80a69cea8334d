// SPDX-License-Identifier: MIT
// The least a Qt program with a window can be: what bench_startup compares with.
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
