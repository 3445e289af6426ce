// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/WallTokenFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace hp::ui {

namespace {

constexpr qint64 maxTokenBytes = 4096;
constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

} // namespace

WallTokenFile::WallTokenFile(const QUrl &backend, const QString &given)
    : m_path(given)
    , m_isOwn(given.isEmpty())
{
    if (m_isOwn)
        m_path = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
            + QStringLiteral("/holdpoint/walls/") + backend.host() + QLatin1Char('_')
            + QString::number(backend.port()) + QStringLiteral(".token");
}

QString WallTokenFile::token()
{
    if (m_isRead)
        return m_token;
    m_isRead = true;
    QFile file(m_path);
    if (file.open(QIODevice::ReadOnly))
        m_token = QString::fromUtf8(file.read(maxTokenBytes)).trimmed();
    return m_token;
}

QString WallTokenFile::keep(const QString &token)
{
    m_isRead = true;
    m_token = token;
    const QString folder = QFileInfo(m_path).path();
    if (m_isOwn && QDir().mkpath(folder))
        QFile::setPermissions(folder, ownerOnly | QFileDevice::ExeOwner);
    QSaveFile file(m_path);
    // Nobody reads it in the moment in which it is written.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(ownerOnly)
        || file.write(token.toUtf8() + '\n') < 0 || !file.commit())
        return QStringLiteral("%1: the token of this wall cannot be kept (%2).")
            .arg(m_path, file.errorString());
    return {};
}

void WallTokenFile::forget()
{
    m_isRead = true;
    m_token.clear();
    if (m_isOwn)
        QFile::remove(m_path);
}

} // namespace hp::ui
