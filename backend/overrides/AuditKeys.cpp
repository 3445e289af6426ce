// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditKeys.h"

#include "backend/runtime/SmallFile.h"
#include "model/base/Text.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

namespace hp::overrides {

namespace {

constexpr int keyBytes = 32;

Unexpected unusable(const std::string &file, const std::string &why)
{
    return unexpected(ErrorCode::Unreachable, "the keys of the audit, " + file + ", " + why);
}

std::string idOf(const QByteArray &secret)
{
    const QByteArray named = QByteArrayLiteral("holdpoint audit key ") + secret;
    return QCryptographicHash::hash(named, QCryptographicHash::Sha256)
        .toHex()
        .left(8)
        .toStdString();
}

QByteArray newSecret()
{
    std::array<quint32, keyBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return {reinterpret_cast<const char *>(words.data()), keyBytes};
}

} // namespace

std::string AuditKeys::fileBeside(const std::string &path)
{
    return QFileInfo(QString::fromStdString(path)).path().toStdString() + "/audit.key";
}

const AuditKeys::Key *AuditKeys::find(const std::string &id) const
{
    const auto it =
        std::find_if(m_keys.begin(), m_keys.end(), [&id](const Key &key) { return key.id == id; });
    return it == m_keys.end() ? nullptr : &*it;
}

Result<AuditKeys> AuditKeys::read(const std::string &file)
{
    AuditKeys keys;
    QFile source(QString::fromStdString(file));
    if (!source.exists())
        return keys;
    if (!source.open(QIODevice::ReadOnly))
        return unusable(file, "cannot be read: " + source.errorString().toStdString());
    if (source.permissions() & (QFile::ReadOther | QFile::WriteOther | QFile::WriteGroup))
        return unusable(file, "can be read or written by others; chmod 600 closes it");
    int number = 0;
    while (!source.atEnd()) {
        const std::string whole = source.readLine(4096).toStdString();
        const std::string_view line = trimmed(whole);
        ++number;
        if (line.empty() || line.front() == '#')
            continue;
        const QByteArray secret =
            QByteArray::fromHex(QByteArray(line.data(), static_cast<qsizetype>(line.size())));
        if (secret.size() != keyBytes || line.size() != 2 * keyBytes)
            return unusable(
                file, "has no key of 64 hexadecimal digits in line " + std::to_string(number));
        keys.m_keys.push_back({idOf(secret), secret.toStdString()});
    }
    return keys;
}

Result<AuditKeys> AuditKeys::add(const std::string &file)
{
    auto keys = read(file);
    if (!keys)
        return keys;
    QByteArray text;
    if (QFile source(QString::fromStdString(file)); source.exists()) {
        if (!source.open(QIODevice::ReadOnly))
            return unusable(file, "cannot be read: " + source.errorString().toStdString());
        text = source.readAll();
    }
    if (!text.isEmpty() && !text.endsWith('\n'))
        text += '\n';
    const QByteArray secret = newSecret();
    QSaveFile target(QString::fromStdString(file));
    if (!target.open(QIODevice::WriteOnly)
        || !target.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || target.write(QByteArray(text + secret.toHex() + '\n')) < 0 || !target.commit())
        return unusable(file, "cannot be replaced: " + target.errorString().toStdString());
    // Rows that are sealed with it are durable, so it must be as well.
    (void)runtime::flushToDisk(QFileInfo(target.fileName()).absolutePath().toStdString());
    keys->m_keys.push_back({idOf(secret), secret.toStdString()});
    return keys;
}

Result<AuditKeys> AuditKeys::open(const std::string &file)
{
    auto keys = read(file);
    if (!keys || !keys->empty())
        return keys;
    const QByteArray secret = newSecret();
    QFile target(QString::fromStdString(file));
    // Closed before the key is in it.
    if (!target.open(QIODevice::WriteOnly | QIODevice::Append)
        || !target.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || target.write(QByteArray(secret.toHex() + '\n')) != 2 * keyBytes + 1 || !target.flush())
        return unusable(file, "cannot be written: " + target.errorString().toStdString());
    target.close();
    // As in add(): a row whose key did not outlive a power cut is one that nobody can prove.
    if (const std::error_code failed = runtime::flushToDisk(file))
        return unusable(file, "cannot be written: " + failed.message());
    (void)runtime::flushToDisk(QFileInfo(target.fileName()).absolutePath().toStdString());
    keys->m_keys.push_back({idOf(secret), secret.toStdString()});
    return keys;
}

} // namespace hp::overrides
