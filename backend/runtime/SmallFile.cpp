// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/SmallFile.h"

#include <QFile>
#include <QFileInfo>
#include <QString>

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

} // namespace hp::runtime
