// SPDX-License-Identifier: MIT
#include "credentials/keychainsecretstore.h"

#ifdef SVC_WITH_QTKEYCHAIN

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

QString keychainEntryName(const SecretKey &key)
{
    return u"%1/%2"_s.arg(key.connectionId, key.kind == SecretKind::ApiKey ? u"api-key"_s : u"password"_s);
}

Error keychainError(ErrorCause cause, const QString &reason)
{
    Error error;
    error.kind = ErrorKind::Keychain;
    error.cause = cause;
    error.detail = reason;
    return error;
}

/// Returns why a job failed. Null stands for a job that timed out.
QString reasonOf(const QKeychain::Job *job)
{
    if (!job)
        return KeychainSecretStoreTexts::tr("The keyring did not answer.");
    switch (job->error()) {
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return KeychainSecretStoreTexts::tr("The keyring did not allow it.");
    case QKeychain::NoBackendAvailable:
        return KeychainSecretStoreTexts::tr("This computer has no keyring.");
    default:
        break;
    }
    const QString words = boundedText(visibleLine(job->errorString()), 300);
    return words.isEmpty() ? KeychainSecretStoreTexts::tr("The keyring gave no reason.") : words;
}

QString lockedReason()
{
    return KeychainSecretStoreTexts::tr("The keyring is locked.");
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

void findEntry(const QString &entry, milliseconds timeout, QObject *context,
               const std::function<void(const Found &)> &done)
{
    auto *job = new QKeychain::ReadPasswordJob(kService);
    job->setKey(entry);
    run<QKeychain::ReadPasswordJob>(
        job, timeout, context, [entry, timeout, context, done](const QKeychain::ReadPasswordJob *ended) {
            if (ended && ended->error() == QKeychain::NoError) {
                done(ended->textData());
            } else if (ended && ended->error() == QKeychain::EntryNotFound) {
                findLocked(kService, entry, timeout, context, [done](bool isLocked) {
                    if (isLocked)
                        done(tl::unexpected(lockedReason()));
                    else
                        done(std::nullopt);
                });
            } else {
                done(tl::unexpected(reasonOf(ended)));
            }
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
    findEntry(keychainEntryName(key), m_timeout, context,
              [key, handler = std::move(handler)](const Found &found) {
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
    job->setKey(keychainEntryName(key));
    job->setTextData(wrapped(key, secret));
    run<QKeychain::WritePasswordJob>(
        job, m_timeout, context,
        [timeout = m_timeout, key, secret, context,
         handler = std::move(handler)](const QKeychain::WritePasswordJob *ended) {
            if (!ended || ended->error() != QKeychain::NoError) {
                handler(keychainError(ErrorCause::None, reasonOf(ended)));
                return;
            }
            findEntry(keychainEntryName(key), timeout, context, [key, secret, handler](const Found &back) {
                handler(readBackError(key, secret, back));
            });
        });
}

void KeychainSecretStore::forget(const SecretKey &key, QObject *context, DoneHandler handler)
{
    auto *job = new QKeychain::DeletePasswordJob(kService);
    job->setKey(keychainEntryName(key));
    run<QKeychain::DeletePasswordJob>(
        job, m_timeout, context,
        [timeout = m_timeout, key, context,
         handler = std::move(handler)](const QKeychain::DeletePasswordJob *ended) {
            if (!ended ||
                (ended->error() != QKeychain::NoError && ended->error() != QKeychain::EntryNotFound)) {
                handler(keychainError(ErrorCause::NotForgotten, reasonOf(ended)));
                return;
            }
            findEntry(keychainEntryName(key), timeout, context, [handler](const Found &back) {
                if (!back)
                    handler(keychainError(ErrorCause::NotForgotten, back.error()));
                else if (*back)
                    handler(keychainError(ErrorCause::NotForgotten,
                                          KeychainSecretStoreTexts::tr("The keyring still has it.")));
                else
                    handler({});
            });
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
