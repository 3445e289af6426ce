// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace hp::app {

/// Turns signals of the system into signals of Qt on the thread that made it: SIGTERM and SIGINT
/// ask for the end. SIGHUP ends the process as ever, or asks for the settings to be read again.
/// What came when nobody was connected is told to whom is connected first, from the event loop: a
/// start may run loops of its own. One per process.
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

protected:
    void connectNotify(const QMetaMethod &signal) override;

private:
    /// A request, and whether it was made and nobody was told.
    struct Request {
        void (ProcessSignals::*signal)() = nullptr;
        bool waits = false;
    };

    /// Tells a request that waits, if somebody listens.
    void tell(Request &request);

    Request m_stop{&ProcessSignals::stopRequested};
    Request m_reload{&ProcessSignals::reloadRequested};
};

} // namespace hp::app
