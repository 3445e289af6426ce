// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>

namespace hp::ui {

/// The two tones for a new alarm of P1, as a file of sound.
[[nodiscard]] QByteArray wallTones();

/// Plays them with what the system has for that (pw-play, paplay or aplay). Without any of them the
/// wall stays silent, and the log says so once. GUI thread.
class WallSound : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void play();

private:
    bool m_missed = false;
};

} // namespace hp::ui
