// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/SmallFile.h"

#include <QFile>
#include <QFileInfo>
#include <QString>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace hp::runtime {

Result<std::string> readSmallFile(const std::string &path, std::size_t mebibytes)
{
    const auto maxBytes = static_cast<qint64>(mebibytes) * 1024 * 1024;
    QFile file(QString::fromStdString(path));
    if (QFileInfo(file).isDir())
        return unexpected(ErrorCode::Refused, "is a folder");
    if (!file.open(QIODevice::ReadOnly)) {
        return unexpected(file.exists() ? ErrorCode::Refused : ErrorCode::NotFound,
                          file.errorString().toStdString());
    }
    const QByteArray content = file.read(maxBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return unexpected(ErrorCode::Refused, file.errorString().toStdString());
    if (content.size() > maxBytes)
        return unexpected(ErrorCode::Refused,
                          "is larger than " + std::to_string(mebibytes) + " MiB");
    return content.toStdString();
}

std::error_code flushToDisk(const std::string &path)
{
    const int held = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    int failed = held < 0 || ::fsync(held) != 0 ? errno : 0;
    if (held >= 0 && ::close(held) != 0 && failed == 0)
        failed = errno;
    return {failed, std::generic_category()};
}

} // namespace hp::runtime
