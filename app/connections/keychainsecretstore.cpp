// SPDX-License-Identifier: MIT
#include "connections/keychainsecretstore.h"

#ifdef SVC_WITH_QTKEYCHAIN

#include "base/displaytext.h"
#include "base/jsonreader.h"
#include "base/jsonwriter.h"

#include <QCoreApplication>
#include <QPointer>
#include <QTimer>
#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(KeychainSecretStore)
};

QString entryName(const SecretKey &key)
{
    return u"%1/%2"_s.arg(key.connectionId, key.kind == SecretKind::ApiKey ? u"api-key"_s : u"password"_s);
}

Error keychainError(const QString &reason)
{
    Error error;
    error.kind = ErrorKind::Keychain;
    error.detail = reason;
    return error;
}

Error jobError(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return keychainError(Words::tr("The keyring did not allow it."));
    case QKeychain::NoBackendAvailable:
        return keychainError(Words::tr("This computer has no keyring."));
    default:
        return keychainError(boundedText(visibleLine(job.errorString()), 300));
    }
}

/// Starts a job of QtKeychain's, which has neither a deadline nor a way to be cancelled: the handler is
/// called once, with what it came to or with the word that it took too long.
template <typename JobType>
void run(JobType *job, std::chrono::milliseconds patience, QObject *context,
         const std::function<void(const JobType *)> &ended)
{
    auto *deadline = new QTimer(job);
    deadline->setSingleShot(true);
    QObject::connect(deadline, &QTimer::timeout, context, [job, context, ended] {
        job->disconnect(context);
        ended(nullptr);
    });
    QObject::connect(job, &QKeychain::Job::finished, context, [deadline, job, ended] {
        deadline->stop();
        ended(job);
    });
    deadline->start(patience);
    job->start();
}

/// What is kept is the secret with what it is bound to.
QString wrapped(const SecretKey &key, const Secret &secret)
{
    JsonWriter json;
    json.add("binding"_L1, std::optional(key.binding));
    json.add("value"_L1, std::optional(secret.reveal()));
    return QString::fromUtf8(json.json());
}

std::optional<Secret> unwrapped(const SecretKey &key, const QString &kept)
{
    const auto json = JsonReader::open(kept.toUtf8());
    if (!json || json->string("binding"_L1) != key.binding)
        return {};
    const auto value = json->string("value"_L1);
    return value && !value->isEmpty() ? std::optional(Secret(*value)) : std::nullopt;
}

} // namespace

bool KeychainSecretStore::isBuiltIn()
{
    return true;
}

KeychainSecretStore::KeychainSecretStore(std::chrono::milliseconds patience)
    : m_patience(patience)
{
}

void KeychainSecretStore::read(const SecretKey &key, QObject *context, ReadHandler handler)
{
    auto *job = new QKeychain::ReadPasswordJob(u"svc-desktop"_s);
    job->setKey(entryName(key));
    run<QKeychain::ReadPasswordJob>(
        job, m_patience, context,
        [key, handler = std::move(handler)](const QKeychain::ReadPasswordJob *ended) {
            if (!ended)
                handler(failure(keychainError(Words::tr("The keyring did not answer."))));
            else if (ended->error() == QKeychain::NoError)
                handler(unwrapped(key, ended->textData()));
            else if (ended->error() == QKeychain::EntryNotFound)
                handler(std::optional<Secret>());
            else
                handler(failure(jobError(*ended)));
        });
}

void KeychainSecretStore::write(const SecretKey &key, const Secret &secret, QObject *context,
                                DoneHandler handler)
{
    auto *job = new QKeychain::WritePasswordJob(u"svc-desktop"_s);
    job->setKey(entryName(key));
    job->setTextData(wrapped(key, secret));
    run<QKeychain::WritePasswordJob>(
        job, m_patience, context,
        [this, key, secret, context, handler = std::move(handler)](const QKeychain::WritePasswordJob *ended) {
            if (!ended || ended->error() != QKeychain::NoError) {
                handler(ended ? jobError(*ended) : keychainError(Words::tr("The keyring did not answer.")));
                return;
            }
            read(key, context, [secret, handler](const Result<std::optional<Secret>> &back) {
                if (!back)
                    handler(back.error());
                else if (*back != secret)
                    handler(keychainError(Words::tr("The keyring did not keep it.")));
                else
                    handler({});
            });
        });
}

void KeychainSecretStore::forget(const SecretKey &key, QObject *context, DoneHandler handler)
{
    auto *job = new QKeychain::DeletePasswordJob(u"svc-desktop"_s);
    job->setKey(entryName(key));
    run<QKeychain::DeletePasswordJob>(
        job, m_patience, context,
        [this, key, context, handler = std::move(handler)](const QKeychain::DeletePasswordJob *ended) {
            if (!ended ||
                (ended->error() != QKeychain::NoError && ended->error() != QKeychain::EntryNotFound)) {
                handler(ended ? jobError(*ended) : keychainError(Words::tr("The keyring did not answer.")));
                return;
            }
            auto *check = new QKeychain::ReadPasswordJob(u"svc-desktop"_s);
            check->setKey(entryName(key));
            run<QKeychain::ReadPasswordJob>(
                check, m_patience, context, [handler](const QKeychain::ReadPasswordJob *back) {
                    if (back && back->error() == QKeychain::EntryNotFound)
                        handler({});
                    else
                        handler(keychainError(Words::tr("The keyring still has it.")));
                });
        });
}

#else

bool KeychainSecretStore::isBuiltIn()
{
    return false;
}

#endif
