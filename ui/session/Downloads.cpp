// SPDX-License-Identifier: Apache-2.0
#include "ui/session/Downloads.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace hp::ui {

QString openNewDownload(QFile &file, const QString &name)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
    if (!folder.mkpath(QStringLiteral(".")))
        return Downloads::tr("%1 cannot be created.").arg(folder.path());
    const QFileInfo wanted(folder.filePath(QFileInfo(name).fileName()));
    file.setFileName(wanted.filePath());
    for (int number = 2; !file.open(QIODevice::WriteOnly | QIODevice::NewOnly); ++number) {
        if (!file.exists())
            return Downloads::tr("%1 cannot be written: %2.")
                .arg(file.fileName(), file.errorString());
        file.setFileName(folder.filePath(QStringLiteral("%1-%2.%3")
                                             .arg(wanted.completeBaseName())
                                             .arg(number)
                                             .arg(wanted.suffix())));
    }
    return {};
}

QString Downloads::save(const QString &name, const QString &text) const
{
    QFile file;
    if (const QString trouble = openNewDownload(file, name); !trouble.isEmpty())
        return trouble;
    const QByteArray bytes = text.toUtf8();
    if (file.write(bytes) != bytes.size() || !file.flush())
        return tr("%1 cannot be written: %2.").arg(file.fileName(), file.errorString());
    return tr("Saved as %1.").arg(file.fileName());
}

} // namespace hp::ui

#include "moc_Downloads.cpp"
