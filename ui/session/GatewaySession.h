// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Frames.h"
#include "ui/session/ClusterStanding.h"
#include "ui/session/Dial.h"
#include "ui/session/FleetModel.h"
#include "ui/session/FleetSummary.h"
#include "ui/session/Freshness.h"
#include "ui/session/LiveValues.h"
#include "ui/session/LiveView.h"
#include "ui/session/PendingCommands.h"
#include "ui/session/Replay.h"
#include "ui/session/UiClock.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QWebSocket>

#include <functional>
#include <memory>

namespace hp::ui {

namespace wire {
class Received;
}

/// One connection to a backend over `/live` (docs/protocol.md): says hello, keeps its views open
/// through lost connections, and knows how old its picture is. One per engine; QML sees it as
/// `Session`. Lives on the GUI thread, never blocks it.
class GatewaySession : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Session)
    QML_SINGLETON
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    /// The picture must not be taken for the present: it is old, or of an instant that was chosen.
    Q_PROPERTY(bool stale READ isStale NOTIFY stateChanged)
    /// It is old, and nobody chose that.
    Q_PROPERTY(bool outOfTouch READ isOutOfTouch NOTIFY stateChanged)
    /// The backend itself is not heard. While only its cluster is out of touch, what the backend
    /// keeps can be written all the same: incidents, notes, acknowledgements, reviews, tokens.
    Q_PROPERTY(bool unheard READ isUnheard NOTIFY stateChanged)
    /// Milliseconds since the last frame, or since the start before there was one; while the
    /// cluster behind the backend is late, since its last sign of life.
    Q_PROPERTY(double age READ age NOTIFY beat)
    /// The backend's clock in milliseconds since 1970. Moves with its ticks; without them it is
    /// carried on, so that ages keep counting. While an instant of the record is shown, that.
    Q_PROPERTY(double now READ now NOTIFY nowChanged)
    Q_PROPERTY(QDateTime nowDate READ nowDate NOTIFY nowChanged)
    /// The backend's clock, whatever is shown.
    Q_PROPERTY(double presentNow READ presentNow NOTIFY nowChanged)
    /// What "as of" says: the instant that is shown, the backend's clock in the last frame, or what
    /// it last heard of the cluster behind it.
    Q_PROPERTY(double asOf READ asOf NOTIFY nowChanged)
    /// Whole seconds to the next attempt; 0 while one runs.
    Q_PROPERTY(int retryIn READ retryIn NOTIFY beat)
    /// Why there is no connection, in one sentence.
    Q_PROPERTY(QString errorText READ errorText NOTIFY stateChanged)
    /// A person stopped following it.
    Q_PROPERTY(bool paused READ isPaused NOTIFY stateChanged)
    Q_PROPERTY(QString place READ place CONSTANT)
    Q_PROPERTY(QString cluster READ cluster NOTIFY welcomed)
    Q_PROPERTY(QString mode READ mode NOTIFY welcomed)
    Q_PROPERTY(double timeScale READ timeScale NOTIFY welcomed)
    Q_PROPERTY(QString identity READ identity NOTIFY welcomed)
    Q_PROPERTY(QString roles READ roles NOTIFY welcomed)
    Q_PROPERTY(bool mayWrite READ mayWrite NOTIFY welcomed)
    Q_PROPERTY(bool mayPairWalls READ mayPairWalls NOTIFY welcomed)
    /// Has the role admin.
    Q_PROPERTY(bool administers READ administers NOTIFY welcomed)
    Q_PROPERTY(hp::ui::FleetModel *fleet READ fleet CONSTANT)
    Q_PROPERTY(hp::ui::ClusterStanding *standing READ standing CONSTANT)
    Q_PROPERTY(hp::ui::PendingCommands *commands READ commands CONSTANT)
    Q_PROPERTY(hp::ui::Replay *replay READ replay CONSTANT)
    Q_PROPERTY(hp::ui::FleetSummary *summary READ summary CONSTANT)
    /// The fleet has arrived at least once.
    Q_PROPERTY(bool fleetLoaded READ isFleetLoaded NOTIFY fleetLoadedChanged)
    /// The machines in it are known: not so where there are none because the cluster does not have
    /// or does not show their kind, or nobody has seen it yet. Those of Cluster API are known
    /// without that of the Machine API.
    Q_PROPERTY(bool fleetKnown READ isFleetKnown NOTIFY fleetLoadedChanged)
    /// The machines can be counted by what they are: they come in a version that is understood.
    Q_PROPERTY(bool countsKnown READ areCountsKnown NOTIFY fleetLoadedChanged)
    /// There may be more than is counted: of the hosts nothing is understood, or see
    /// machinesPartial.
    Q_PROPERTY(bool countsPartial READ areCountsPartial NOTIFY fleetLoadedChanged)
    /// There may be more machines: not all were listed yet, or nobody may list some of them.
    Q_PROPERTY(bool machinesPartial READ areMachinesPartial NOTIFY fleetLoadedChanged)
    Q_PROPERTY(QString fleetError READ fleetError NOTIFY fleetLoadedChanged)

public:
    enum State { Connecting, Live, Slow, Stale, Disconnected };
    Q_ENUM(State)

    /// `random` gives numbers from 0 to 1 for the jitter of the retries.
    GatewaySession(GatewayAddress address,
                   UiClock &clock,
                   std::function<double()> random,
                   QObject *parent = nullptr);
    ~GatewaySession() override;

    /// Makes this the `Session` of an engine, which must not outlive it.
    void install(QQmlEngine &engine);
    /// For the QML type system; null in an engine without an installed session.
    static GatewaySession *create(QQmlEngine *engine, QJSEngine *);

    void start();
    /// Tries now instead of when the wait is over.
    Q_INVOKABLE void retryNow();
    /// Ends the connection until resume(): nothing is followed, and nothing can be written.
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Asks the backend to try its cluster now, and to sign in there again.
    Q_INVOKABLE void retryCluster();

    /// The worse one of this connection and of the backend's own.
    [[nodiscard]] State state() const;
    [[nodiscard]] bool isOutOfTouch() const { return state() == Stale || state() == Disconnected; }
    [[nodiscard]] bool isUnheard() const
    {
        return m_paused || m_state == Stale || m_state == Disconnected;
    }
    [[nodiscard]] bool isStale() const { return m_replay.isActive() || isOutOfTouch(); }
    [[nodiscard]] double age() const;
    [[nodiscard]] double now() const { return m_replay.at() > 0 ? m_replay.at() : m_now; }
    [[nodiscard]] double presentNow() const { return m_now; }
    [[nodiscard]] QDateTime nowDate() const;
    [[nodiscard]] double asOf() const;
    [[nodiscard]] int retryIn() const;
    [[nodiscard]] QString errorText() const { return m_errorText; }
    [[nodiscard]] QString place() const;
    /// The address of a page of this backend's web dashboard: "/holds?at=…".
    Q_INVOKABLE QString webPage(const QString &path) const { return m_address.webPage(path); }
    [[nodiscard]] UiClock &clock() const { return m_clock; }
    /// For other requests to the same backend.
    [[nodiscard]] const GatewayAddress &address() const { return m_address; }
    [[nodiscard]] QString cluster() const { return m_cluster; }
    [[nodiscard]] QString mode() const { return textOf(m_mode); }
    [[nodiscard]] double timeScale() const { return m_timeScale; }
    [[nodiscard]] QString identity() const { return m_identity; }
    [[nodiscard]] QString roles() const { return m_roles; }
    [[nodiscard]] bool mayWrite() const { return m_mayWrite; }
    [[nodiscard]] bool mayPairWalls() const { return m_mayPairWalls; }
    [[nodiscard]] bool administers() const { return m_administers; }
    [[nodiscard]] FleetModel *fleet() { return &m_fleet; }
    [[nodiscard]] Replay *replay() { return &m_replay; }
    [[nodiscard]] FleetSummary *summary() { return &m_summary; }
    [[nodiscard]] ClusterStanding *standing() { return &m_standing; }
    [[nodiscard]] PendingCommands *commands() { return &m_commands; }
    [[nodiscard]] bool isFleetLoaded() const { return m_fleetView && m_fleetView->isLoaded(); }
    [[nodiscard]] bool isFleetKnown() const
    {
        if (!isFleetLoaded() || m_fleet.rowCount() > 0)
            return isFleetLoaded();
        return (m_standing.machinesText().isEmpty() || !m_standing.machinesVersion().isEmpty())
            && (m_replay.isActive() || !m_standing.sawNothing());
    }
    [[nodiscard]] bool areCountsKnown() const
    {
        return isFleetKnown() && m_standing.machinesVersion().isEmpty();
    }
    [[nodiscard]] bool areCountsPartial() const
    {
        return !m_standing.hostsVersion().isEmpty() || areMachinesPartial();
    }
    [[nodiscard]] bool areMachinesPartial() const
    {
        return m_standing.areMachinesPartial() && !m_replay.isActive();
    }
    [[nodiscard]] QString fleetError() const;

signals:
    void stateChanged();
    void beat();
    void nowChanged();
    void welcomed();
    void fleetLoadedChanged();

private:
    friend class LiveView;
    friend class Replay;

    /// Which views are asked for again when another instant is to be shown.
    enum class Instants { Following, Later, All };

    /// Gives those that were asked for.
    QSet<LiveView *> showInstant(Instants which);
    [[nodiscard]] QSet<LiveView *> viewsThatFollow() const;
    void attach(LiveView &view);
    void detach(LiveView &view);
    void subscribe(LiveView &view);
    template<typename Frame>
    void send(const Frame &frame);

    void open();
    void lose(const QString &why);
    void sayHello();
    void heartbeat();
    void settleState();
    void scheduleRetry();

    void receive(const QString &message);
    void receiveWelcome(const wire::Received &frame);
    void takeSnapshot(const wire::Received &frame);
    void takeDelta(const wire::Received &frame);
    /// A frame of the view brought it up to `seq`, at that instant of the backend.
    void moveOn(LiveView &view, double seq, const live::Instant &at);
    void settle(LiveView &view);
    void unsubscribe(const LiveView &view);
    void receiveError(const wire::Received &frame);
    void receiveResult(const wire::Received &frame);

    GatewayAddress m_address;
    UiClock &m_clock;
    std::function<double()> m_random;
    std::unique_ptr<QWebSocket> m_socket;
    QHash<QString, LiveView *> m_open; ///< by id on the wire
    QList<LiveView *> m_views;
    int m_nextId = 1;

    State m_state = Connecting;
    bool m_paused = false;
    bool m_welcomed = false;
    bool m_everReceived = false;
    bool m_proven = false; ///< this connection has brought what was asked for
    int m_failures = 0;
    QString m_errorText;
    QString m_session;
    std::chrono::milliseconds m_lastFrame{};
    std::chrono::milliseconds m_openedAt{};
    std::chrono::milliseconds m_retryAt{};
    std::unique_ptr<QObject> m_retryContext;
    double m_lastTick = 0;
    std::chrono::milliseconds m_lastTickAt{};
    double m_now = 0;

    QString m_cluster;
    live::Mode m_mode = live::Mode::None;
    double m_timeScale = 1;
    QString m_identity;
    QString m_roles;
    bool m_mayWrite = false;
    bool m_mayPairWalls = false;
    bool m_administers = false;

    Replay m_replay;
    FleetModel m_fleet;
    FleetSummary m_summary;
    ClusterStanding m_standing;
    PendingCommands m_commands;
    std::unique_ptr<LiveView> m_fleetView;
    std::chrono::milliseconds m_lastPiece{}; ///< of a message that may still be on its way
};

} // namespace hp::ui
