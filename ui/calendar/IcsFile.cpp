// SPDX-License-Identifier: Apache-2.0
#include "ui/calendar/IcsFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace hp::ui {

namespace {

QString pathFrom(const QString &place)
{
    const QString path = place.trimmed();
    if (path.startsWith(QLatin1String("file:")))
        return QUrl(path).toLocalFile();
    if (path.startsWith(QLatin1String("~/")))
        return QDir::home().filePath(path.mid(2));
    return path;
}

} // namespace

QVariantMap IcsFile::read(const QString &place) const
{
    const auto trouble = [](const QString &sentence) {
        return QVariantMap{{QStringLiteral("text"), QString()},
                           {QStringLiteral("trouble"), sentence}};
    };
    const QString path = pathFrom(place);
    QFile file(path);
    // A device or a pipe would never end.
    if (!QFileInfo(path).isFile())
        return trouble(tr("%1 is not a file.").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return trouble(tr("%1 cannot be read: %2.").arg(path, file.errorString()));
    const QByteArray text = file.read(maxBytes + 1);
    if (text.size() > maxBytes)
        return trouble(tr("%1 is larger than 5 MiB.").arg(path));
    return {{QStringLiteral("text"), QString::fromUtf8(text)},
            {QStringLiteral("trouble"), QString()}};
}

QString IcsFile::pathOf(const QList<QUrl> &urls) const
{
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return {};
}

} // namespace hp::ui

#include "moc_IcsFile.cpp"
