// SPDX-License-Identifier: MIT
#pragma once

#include "support/uitest.h"
#include "support/windowparts.h"

#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QThreadPool>

/// The data folder of the program.
class ProgramFolder final
{
public:
    [[nodiscard]] QString path(const QString &name = {}) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no place for %s", qPrintable(name));
    }
    /// Returns the file's content, or “not there” if it does not exist.
    [[nodiscard]] QByteArray content(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
    }

private:
    QTemporaryDir m_folder;
};

/// Runs the program on such a folder, composed as in main(), from its start to its end.
class WindowProgram final
{
public:
    /// `place` is a path in the folder.
    explicit WindowProgram(const ProgramFolder &folder, const QString &place = {})
        : m_context(std::make_unique<Settings>(folder.path(place + QStringLiteral("settings.ini"))),
                    ContextFiles(folder.path(place), folder.path(QStringLiteral("machine.json"))),
                    std::make_unique<MemorySecretStore>(), std::make_unique<RecordingNotifier>())
        , m_problems(read())
        , m_window(m_context.services(), m_files)
    {
        m_context.recordLookups();
        m_window.showFileErrors(m_problems);
        m_window.show();
        m_window.restorePanels();
        m_window.loadStoredData();
    }

    Context &operator*() { return m_context; }
    Context *operator->() { return &m_context; }
    [[nodiscard]] MainWindow &window() { return m_window; }
    [[nodiscard]] FakeFileChooser &files() { return m_files; }

    /// Returns the title of the message above the page; empty if there is none.
    [[nodiscard]] QString title()
    {
        return uitest::isShown(m_window, "messageBar") ? bar("messageTitle") : QString();
    }
    [[nodiscard]] QString text() { return bar("messageText"); }
    /// Returns whether there is no message but that of the run that waitForBackgroundWork() has left.
    [[nodiscard]] bool hasNoMessage()
    {
        return !uitest::isShown(m_window, "nextMessage") &&
               (title().isEmpty() || uitest::isShown(m_window, "showUpgrade"));
    }

    /// Waits until everything read in the background is shown. Leaves a run in the journal.
    void waitForBackgroundWork()
    {
        bool isRecorded = false;
        m_context.upgradeJournal().begin({}, {}, &m_window,
                                         [&isRecorded](const auto &) { isRecorded = true; });
        QTRY_VERIFY(isRecorded);
        QThreadPool::globalInstance()->waitForDone();
        QTest::qWait(0);
    }
    void signIn(const QUrl &address)
    {
        SignInInput input;
        input.connection = connectionTo(address);
        input.apiKey = Secret(QStringLiteral("canary-key"));
        input.password = Secret(QStringLiteral("canary-password"));
        m_context.signIn().start(input);
        QTRY_COMPARE(m_context.sessions().current().state(), Session::State::SignedIn);
    }
    void lookUp(const QString &ids)
    {
        uitest::find<QPlainTextEdit>(m_window, "notificationIds")->setPlainText(ids);
        uitest::find<QPushButton>(m_window, "lookUp")->click();
    }

private:
    [[nodiscard]] QList<Error> read()
    {
        m_context.settings().quarantineDamaged();
        QList<Error> problems = m_context.connections().load(ConnectionStore::LoadFor::Writing);
        if (const auto &problem = m_context.settings().problem())
            problems += *problem;
        return problems;
    }
    [[nodiscard]] QString bar(const char *label)
    {
        const auto *bar = m_window.centralWidget()->findChild<QWidget *>(QStringLiteral("messageBar"),
                                                                         Qt::FindDirectChildrenOnly);
        return bar->findChild<QLabel *>(QString::fromLatin1(label))->text();
    }

    Context m_context;
    FakeFileChooser m_files;
    QList<Error> m_problems;
    MainWindow m_window;
};
