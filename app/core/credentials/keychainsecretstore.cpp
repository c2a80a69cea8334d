// SPDX-License-Identifier: MIT
#include "credentials/keychainsecretstore.h"

#ifdef SVC_WITH_QTKEYCHAIN

#include "credentials/keyringwords.h"
#include "credentials/secretservice.h"
#include "json/jsonreader.h"
#include "json/jsonwriter.h"
#include "text/displaytext.h"

#include <QCoreApplication>
#include <QTimer>
#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

struct KeychainSecretStoreTexts
{
    Q_DECLARE_TR_FUNCTIONS(KeychainSecretStore)
};

const QString kService = u"svc-desktop"_s;

#ifdef SVC_WITH_DBUS
constexpr bool kHasLibsecret = true;
#else
constexpr bool kHasLibsecret = false;
#endif

Error keychainError(ErrorCause cause, const QString &reason)
{
    Error error;
    error.kind = ErrorKind::Keychain;
    error.cause = cause;
    error.detail = reason;
    return error;
}

QString deniedReason()
{
    return KeychainSecretStoreTexts::tr("The keyring did not allow it. Allow it there and try again.");
}

QString noAnswerReason()
{
    return KeychainSecretStoreTexts::tr("The keyring did not answer. Unlock it and try again.");
}

QString noKeyringReason()
{
    return KeychainSecretStoreTexts::tr("This computer has no keyring.");
}

QString lockedReason()
{
    return KeychainSecretStoreTexts::tr("The keyring is locked.");
}

using ReasonHandler = std::function<void(const QString &reason)>;

/// Passes why a job failed. Null stands for a job that timed out.
void findReason(const QKeychain::Job *job, milliseconds timeout, QObject *context, const ReasonHandler &done)
{
    const QString words = job ? job->errorString() : QString();
    const KeyringFailure failure = job ? keyringFailure(words) : KeyringFailure::NoAnswer;
    if (failure == KeyringFailure::NoAnswer) {
        done(noAnswerReason());
    } else if (job->error() == QKeychain::AccessDeniedByUser || failure == KeyringFailure::Denied) {
        done(deniedReason());
    } else if (job->error() == QKeychain::AccessDenied) {
        done(kHasLibsecret ? lockedReason() : deniedReason());
    } else if (job->error() == QKeychain::NoBackendAvailable || failure == KeyringFailure::NoKeyring) {
        done(noKeyringReason());
    } else {
        findKeyring(timeout, context, [words, done](KeyringPresence presence) {
            const QString shown = boundedText(visibleLine(words), 300);
            if (presence == KeyringPresence::None)
                done(noKeyringReason());
            else if (presence == KeyringPresence::NotCreated)
                done(KeychainSecretStoreTexts::tr("No keyring has been created or opened yet."));
            else
                done(shown.isEmpty() ? KeychainSecretStoreTexts::tr("The keyring gave no reason.") : shown);
        });
    }
}

/// Starts a job of QtKeychain, which has no timeout and cannot be cancelled. Calls `ended` once: with the
/// finished job, or with null after a timeout.
template <typename JobType>
void run(JobType *job, milliseconds timeout, QObject *context,
         const std::function<void(const JobType *)> &ended)
{
    auto *deadline = new QTimer(job);
    deadline->setSingleShot(true);
    QObject::connect(deadline, &QTimer::timeout, context, [deadline, job, context, ended] {
        job->disconnect(context);
        deadline->deleteLater(); // together with `ended`: the job may never end
        ended(nullptr);
    });
    QObject::connect(job, &QKeychain::Job::finished, context, [deadline, job, ended] {
        deadline->stop();
        ended(job);
    });
    deadline->start(timeout);
    job->start();
}

/// The stored entry; `nullopt` if there is none. The error is the reason why it is not known.
using Found = tl::expected<std::optional<QString>, QString>;

/// Reads the entry through QtKeychain.
void readEntry(const QString &entry, milliseconds timeout, QObject *context,
               const std::function<void(const Found &)> &done)
{
    auto *job = new QKeychain::ReadPasswordJob(kService);
    job->setKey(entry);
    run<QKeychain::ReadPasswordJob>(
        job, timeout, context, [entry, timeout, context, done](const QKeychain::ReadPasswordJob *ended) {
            if (ended && ended->error() == QKeychain::NoError) {
                done(ended->textData());
            } else if (ended && ended->error() == QKeychain::EntryNotFound) {
                findEntryState(kService, entry, timeout, context, [done](EntryState state) {
                    if (state == EntryState::Missing)
                        done(std::nullopt);
                    else
                        done(tl::unexpected(state == EntryState::Locked ? lockedReason() : deniedReason()));
                });
            } else {
                findReason(ended, timeout, context,
                           [done](const QString &reason) { done(tl::unexpected(reason)); });
            }
        });
}

void findEntry(const QString &entry, milliseconds timeout, QObject *context,
               const std::function<void(const Found &)> &done)
{
    findEntryPresence(kService, entry, timeout, context,
                      [entry, timeout, context, done](EntryPresence presence) {
                          if (presence == EntryPresence::Missing)
                              done(std::nullopt);
                          else if (presence == EntryPresence::NoAnswer)
                              done(tl::unexpected(noAnswerReason()));
                          else
                              readEntry(entry, timeout, context, done);
                      });
}

/// Deletes the entry and reads it back.
void deleteEntry(const QString &entry, milliseconds timeout, QObject *context,
                 const SecretStore::DoneHandler &done)
{
    const auto fail = [done](const QString &reason) {
        done(keychainError(ErrorCause::NotForgotten, reason));
    };
    auto *job = new QKeychain::DeletePasswordJob(kService);
    job->setKey(entry);
    run<QKeychain::DeletePasswordJob>(
        job, timeout, context,
        [entry, timeout, context, done, fail](const QKeychain::DeletePasswordJob *ended) {
            if (!ended ||
                (ended->error() != QKeychain::NoError && ended->error() != QKeychain::EntryNotFound)) {
                findReason(ended, timeout, context, fail);
                return;
            }
            findEntry(entry, timeout, context, [done, fail](const Found &back) {
                if (!back)
                    fail(back.error());
                else if (*back)
                    fail(KeychainSecretStoreTexts::tr("The keyring still has it. If it asks you, allow it "
                                                      "for good, or delete the entry there."));
                else
                    done({});
            });
        });
}

/// Returns the stored text: the secret and its credential scope.
QString wrapped(const SecretKey &key, const Secret &secret)
{
    JsonWriter json;
    json.add("binding"_L1, key.binding);
    json.add("value"_L1, secret.reveal());
    return QString::fromUtf8(json.json());
}

std::optional<Secret> unwrapped(const SecretKey &key, const QString &text)
{
    const auto json = JsonReader::open(text.toUtf8());
    if (!json || json->string("binding"_L1) != key.binding)
        return {};
    const auto value = json->string("value"_L1);
    return value && !value->isEmpty() ? std::optional(Secret(*value)) : std::nullopt;
}

/// Returns why a secret was not read back as written; `nullopt` if it was.
std::optional<Error> readBackError(const SecretKey &key, const Secret &secret, const Found &back)
{
    if (!back)
        return keychainError(ErrorCause::None, back.error());
    if (!*back || unwrapped(key, **back) != secret)
        return keychainError(ErrorCause::None, KeychainSecretStoreTexts::tr("The keyring did not store it."));
    return {};
}

class KeychainSecretStore final : public SecretStore
{
public:
    explicit KeychainSecretStore(milliseconds timeout)
        : m_timeout(timeout)
    {
    }

    void read(const SecretKey &key, QObject *context, ReadHandler handler) override;
    void write(const SecretKey &key, const Secret &secret, QObject *context, DoneHandler handler) override;
    void forget(const SecretKey &key, QObject *context, DoneHandler handler) override;
    [[nodiscard]] bool isPersistent() const override { return true; }

private:
    milliseconds m_timeout;
};

void KeychainSecretStore::read(const SecretKey &key, QObject *context, ReadHandler handler)
{
    findEntry(entryName(key), m_timeout, context, [key, handler = std::move(handler)](const Found &found) {
        if (found)
            handler(*found ? unwrapped(key, **found) : std::nullopt);
        else
            handler(failure(keychainError(ErrorCause::NotReadable, found.error())));
    });
}

void KeychainSecretStore::write(const SecretKey &key, const Secret &secret, QObject *context,
                                DoneHandler handler)
{
    auto *job = new QKeychain::WritePasswordJob(kService);
    job->setKey(entryName(key));
    job->setTextData(wrapped(key, secret));
    run<QKeychain::WritePasswordJob>(
        job, m_timeout, context,
        [timeout = m_timeout, key, secret, context,
         handler = std::move(handler)](const QKeychain::WritePasswordJob *ended) {
            if (!ended || ended->error() != QKeychain::NoError) {
                findReason(ended, timeout, context, [handler](const QString &reason) {
                    handler(keychainError(ErrorCause::None, reason));
                });
                return;
            }
            findEntry(entryName(key), timeout, context, [key, secret, handler](const Found &back) {
                handler(readBackError(key, secret, back));
            });
        });
}

/// Reads the entry before it is deleted, because only reading unlocks it or asks the user for access: with
/// libsecret, QtKeychain says of a locked entry that it was deleted, and it is still there.
void KeychainSecretStore::forget(const SecretKey &key, QObject *context, DoneHandler handler)
{
    const QString entry = entryName(key);
    findEntry(entry, m_timeout, context,
              [timeout = m_timeout, entry, context, handler = std::move(handler)](const Found &found) {
                  if (!found)
                      handler(keychainError(ErrorCause::NotForgotten, found.error()));
                  else if (*found)
                      deleteEntry(entry, timeout, context, handler);
                  else
                      handler({});
              });
}

} // namespace

std::unique_ptr<SecretStore> makeKeychainSecretStore(milliseconds timeout)
{
    return std::make_unique<KeychainSecretStore>(timeout);
}

#else

std::unique_ptr<SecretStore> makeKeychainSecretStore(std::chrono::milliseconds)
{
    return nullptr;
}

#endif
