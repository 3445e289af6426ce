// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/WallSound.h"

#include <QDataStream>
#include <QIODevice>
#include <QLoggingCategory>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <array>
#include <cmath>

namespace hp::ui {

namespace {

constexpr int sampleRate = 22050;
constexpr double toneLength = 0.22;
constexpr double toneDistance = 0.25;
constexpr std::array<double, 2> pitches{880, 660};
constexpr double pi = 3.14159265358979;

} // namespace

QByteArray wallTones()
{
    QByteArray samples;
    QDataStream out(&samples, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    for (const double pitch : pitches) {
        for (int i = 0; i < int(toneDistance * sampleRate); ++i) {
            const double at = double(i) / sampleRate;
            const double loudness = at < toneLength ? 0.2 * (1 - at / toneLength) : 0;
            out << qint16(std::lround(32767 * loudness * std::sin(2 * pi * pitch * at)));
        }
    }
    QByteArray file;
    QDataStream head(&file, QIODevice::WriteOnly);
    head.setByteOrder(QDataStream::LittleEndian);
    head.writeRawData("RIFF", 4);
    head << quint32(36 + samples.size());
    head.writeRawData("WAVEfmt ", 8);
    head << quint32(16) << quint16(1) << quint16(1) << quint32(sampleRate)
         << quint32(sampleRate * 2) << quint16(2) << quint16(16);
    head.writeRawData("data", 4);
    head << quint32(samples.size());
    return file + samples;
}

void WallSound::play()
{
    QString player;
    for (const char *name : {"pw-play", "paplay", "aplay"}) {
        player = QStandardPaths::findExecutable(QLatin1String(name));
        if (!player.isEmpty())
            break;
    }
    if (player.isEmpty()) {
        if (!m_missed)
            qWarning("This wall stays silent: there is no pw-play, paplay or aplay.");
        m_missed = true;
        return;
    }
    auto *process = new QProcess(this);
    auto *file = new QTemporaryFile(process);
    if (!file->open() || file->write(wallTones()) < 0 || !file->flush()) {
        delete process;
        return;
    }
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
    process->start(player, {file->fileName()});
}

} // namespace hp::ui

#include "moc_WallSound.cpp"
