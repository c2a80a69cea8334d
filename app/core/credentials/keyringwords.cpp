// SPDX-License-Identifier: MIT
#include "credentials/keyringwords.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <libintl.h>
#endif

namespace {

struct KnownWords
{
    const char *words;
    const char *catalogue; ///< domain of gettext that has their translations; null if they are in English
    KeyringFailure meaning;
};

constexpr KnownWords kKnownWords[]{
    // QtKeychain 0.13.2 and 0.15.0 (keychain_unix.cpp): neither libsecret nor another backend can be loaded
    {"Unknown error", nullptr, KeyringFailure::NoKeyring},
    // the same: KWallet was not opened. Of libsecret, the same code says that the keyring is locked
    {"Access to keychain denied", nullptr, KeyringFailure::Denied},
    // GLib 2.74 (gdbusconnection.c): the reply to a call has not come within 25 seconds
    {"Timeout was reached", "glib20", KeyringFailure::NoAnswer},
};

QString translated(const KnownWords &known)
{
#ifdef Q_OS_LINUX
    if (known.catalogue)
        return QString::fromUtf8(dgettext(known.catalogue, known.words));
#endif
    return QString::fromLatin1(known.words);
}

} // namespace

KeyringFailure keyringFailure(const QString &words)
{
    for (const KnownWords &known : kKnownWords) {
        if (words == QLatin1StringView(known.words) || words == translated(known))
            return known.meaning;
    }
    return KeyringFailure::Other;
}
