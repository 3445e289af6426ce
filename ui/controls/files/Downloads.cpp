// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/files/Downloads.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace hp::ui {

QString Downloads::save(const QString &name, const QString &text) const
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
    const QString path = folder.filePath(QFileInfo(name).fileName());
    if (!folder.mkpath(QStringLiteral(".")))
        return tr("%1 cannot be made.").arg(folder.path());
    const QFileInfo wanted(path);
    QFile file(path);
    for (int number = 2; !file.open(QIODevice::WriteOnly | QIODevice::NewOnly); ++number) {
        if (!file.exists())
            return tr("%1 cannot be written: %2.").arg(file.fileName(), file.errorString());
        file.setFileName(folder.filePath(QStringLiteral("%1-%2.%3")
                                             .arg(wanted.completeBaseName())
                                             .arg(number)
                                             .arg(wanted.suffix())));
    }
    const QByteArray bytes = text.toUtf8();
    if (file.write(bytes) != bytes.size() || !file.flush())
        return tr("%1 cannot be written: %2.").arg(file.fileName(), file.errorString());
    return tr("Saved as %1.").arg(file.fileName());
}

} // namespace hp::ui
