// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/StoreFile.h"

#include <QFile>
#include <QFileInfo>

namespace hp::embedded {

namespace {

Unexpected unusable(const std::string &path, const std::string &why)
{
    return unexpected(ErrorCode::Invalid, "cannot use the store " + path + ": " + why, path);
}

std::uint32_t bigEndian(const QByteArray &bytes, qsizetype at)
{
    std::uint32_t value = 0;
    for (qsizetype i = at; i < at + 4; ++i)
        value = (value << 8) | static_cast<unsigned char>(bytes[i]);
    return value;
}

} // namespace

Result<StoreFileState> inspectStoreFile(const std::string &path)
{
    const QFileInfo info(QString::fromStdString(path));
    if (!info.exists())
        return StoreFileState::Missing;
    if (!info.isFile())
        return unusable(path, "it is not a file");
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return unusable(path, file.errorString().toStdString());
    if (!info.isWritable())
        return unusable(path, "it is not writable");
    if (info.size() == 0)
        return StoreFileState::Empty;
    const QByteArray header = file.read(100);
    if (header.size() < 100 || !header.startsWith(QByteArray("SQLite format 3", 16)))
        return unusable(path, "it is not a database");
    if (bigEndian(header, 68) != storeApplicationId)
        return unusable(path, "it belongs to another program");
    if (bigEndian(header, 60) > storeLayout)
        return unusable(path, "it was written by a newer version of Holdpoint");
    return StoreFileState::Ours;
}

Result<Done> createStoreFile(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return unusable(path, file.errorString().toStdString());
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return Done{};
}

} // namespace hp::embedded
