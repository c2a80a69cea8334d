// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class ConnectionList;

/// Narrows a list of connections down. The keys that move in a list do so from here; what they move to
/// is said.
class ConnectionFilter final : public QLineEdit
{
    Q_OBJECT
public:
    explicit ConnectionFilter(ConnectionList *list, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void say();

    ConnectionList *m_list;
};
