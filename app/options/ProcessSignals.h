// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace hp::app {

/// Turns signals of the system into signals of Qt on the thread that made it: SIGTERM and SIGINT
/// ask for the end. SIGHUP ends the process as ever, or asks for the settings to be read again. One
/// per process.
class ProcessSignals : public QObject
{
    Q_OBJECT
public:
    enum class Hangup { Ends, Reloads };

    explicit ProcessSignals(Hangup hangup = Hangup::Ends, QObject *parent = nullptr);
    ~ProcessSignals() override;

signals:
    void stopRequested();
    void reloadRequested();
};

} // namespace hp::app
