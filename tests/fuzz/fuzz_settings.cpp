// SPDX-License-Identifier: MIT
#include "fuzz.h"
#include "storage/settings.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

/// Any file gives its values or the defaults, and written values can be read back.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(u"svc-desktop.ini"_s);
    for (const QString &name : {path, path + u".bad"_s})
        QFile::remove(name);
    QFile file(path);
    require(file.open(QIODevice::WriteOnly), "the file can be written");
    file.write(inputBytes(data, size));
    file.close();
    static constexpr SettingKey<bool> isOn{"lookup/on"_L1, true};
    static const SettingKey<int> parallel{"lookup/parallel"_L1, 4};
    static const SettingKey<QString> format{"lookup/format"_L1, u"markdown"_s};
    static const SettingKey<QStringList> recent{"lookup/recent"_L1, {}};
    {
        Settings settings(path);
        static_cast<void>(settings.value(isOn));
        static_cast<void>(settings.value(parallel));
        static_cast<void>(settings.value(format));
        static_cast<void>(settings.value(recent));
        require(!settings.problem() || settings.problem()->kind == ErrorKind::LocalStorage, "it says why");
        settings.setValue(parallel, 6);
    }
    require(Settings(path).value(parallel) == 6, "what is written is there again");
    return 0;
}
