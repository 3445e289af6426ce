// SPDX-License-Identifier: Apache-2.0
#include "ui/session/GatewaySession.h"

#include "ui/languages/Translated.h"
#include "ui/session/Wire.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr char sessionProperty[] = "holdpointSession";
constexpr auto beatInterval = 500ms;

} // namespace

template<typename Frame>
void GatewaySession::send(const Frame &frame)
{
    if (m_socket)
        m_socket->sendTextMessage(wire::frameText(frame));
}

GatewaySession::GatewaySession(GatewayAddress address,
                               UiClock &clock,
                               std::function<double()> random,
                               QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_clock(clock)
    , m_random(std::move(random))
    , m_lastFrame(clock.uptime())
    , m_replay(*this, clock)
    , m_summary(m_fleet)
    , m_standing(*this)
    , m_commands([this](const QString &frame) {
        if (m_welcomed && m_socket)
            m_socket->sendTextMessage(frame);
        return m_welcomed;
    })
{
    m_commands.setGuard([this](const QString &command) {
        // What only reads is answered of the present, whatever is shown.
        static const QSet<QString> reading{QStringLiteral("incident.get"),
                                           QStringLiteral("incident.preview"),
                                           QStringLiteral("calendar.export"),
                                           QStringLiteral("calendar.planned"),
                                           QStringLiteral("audit.verify"),
                                           QStringLiteral("notify.status"),
                                           QStringLiteral("token.share")};
        return m_replay.isActive() && !reading.contains(command)
            ? tr("Nothing was sent: you are viewing the past. Go back to now (Esc), then act.")
            : QString();
    });
    connect(&m_replay, &Replay::activeChanged, this, &GatewaySession::stateChanged);
    connect(&m_replay, &Replay::activeChanged, this, &GatewaySession::nowChanged);
    connect(&m_replay, &Replay::activeChanged, this, &GatewaySession::fleetLoadedChanged);
    connect(&m_standing, &ClusterStanding::changed, this, &GatewaySession::stateChanged);
    connect(&m_standing, &ClusterStanding::changed, this, &GatewaySession::nowChanged);
    m_fleetView =
        std::make_unique<LiveView>(*this, QStringLiteral("fleet"), QVariantMap(), m_fleet);
    connect(&m_standing, &ClusterStanding::changed, this, &GatewaySession::fleetLoadedChanged);
    connect(m_fleetView.get(), &LiveView::changed, this, &GatewaySession::fleetLoadedChanged);
    // Whether there are machines decides whether their number is known.
    connect(&m_fleet, &FleetModel::settled, this, [this, had = false]() mutable {
        const bool has = m_fleet.rowCount() > 0;
        if (std::exchange(had, has) != has)
            emit fleetLoadedChanged();
    });
}

GatewaySession::~GatewaySession()
{
    m_replay.m_pending.clear();
    if (m_socket)
        m_socket->disconnect(this);
}

void GatewaySession::install(QQmlEngine &engine)
{
    engine.setProperty(sessionProperty, QVariant::fromValue(this));
}

GatewaySession *GatewaySession::create(QQmlEngine *engine, QJSEngine *)
{
    auto *installed = engine->property(sessionProperty).value<GatewaySession *>();
    if (installed)
        QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
    return installed;
}

void GatewaySession::start()
{
    open();
    heartbeat();
}

void GatewaySession::retryNow()
{
    if (!m_socket && !m_paused)
        open();
}

void GatewaySession::pause()
{
    if (std::exchange(m_paused, true))
        return;
    const QString why = tr("%1: paused here. Nothing is updated until you resume.").arg(place());
    lose(why);
    m_retryContext.reset();
    m_errorText = why;
    emit stateChanged();
}

void GatewaySession::resume()
{
    if (!std::exchange(m_paused, false))
        return;
    open();
    emit stateChanged();
}

void GatewaySession::retryCluster()
{
    if (m_welcomed)
        send(live::Retry{});
}

GatewaySession::State GatewaySession::state() const
{
    if (m_paused)
        return Disconnected;
    if (m_standing.isStale() && (m_state == Live || m_state == Slow))
        return Stale;
    return m_standing.isSlow() && m_state == Live ? Slow : m_state;
}

double GatewaySession::asOf() const
{
    if (m_replay.isActive())
        return m_replay.at() > 0 ? m_replay.at() : m_replay.wanted();
    return m_standing.isStale() && m_standing.asOf() > 0 ? m_standing.asOf() : m_lastTick;
}

double GatewaySession::age() const
{
    if ((m_standing.isStale() || m_standing.isSlow()) && m_standing.asOf() > 0)
        return std::max(0.0, m_now - m_standing.asOf());
    return static_cast<double>((m_clock.uptime() - m_lastFrame).count());
}

QDateTime GatewaySession::nowDate() const
{
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(now()), Qt::UTC);
}

int GatewaySession::retryIn() const
{
    if (m_socket || m_paused)
        return 0;
    const auto left = m_retryAt - m_clock.uptime();
    return std::max(0, static_cast<int>(std::ceil(static_cast<double>(left.count()) / 1000.0)));
}

QString GatewaySession::place() const
{
    return m_address.place();
}

QString GatewaySession::fleetError() const
{
    return m_fleetView ? m_fleetView->errorText() : QString();
}

void GatewaySession::attach(LiveView &view)
{
    m_views.append(&view);
    if (m_welcomed)
        subscribe(view);
}

void GatewaySession::detach(LiveView &view)
{
    m_views.removeAll(&view);
    if (m_open.remove(view.m_id) > 0 && m_welcomed)
        unsubscribe(view);
    m_replay.gone(view);
}

QSet<LiveView *> GatewaySession::viewsThatFollow() const
{
    QSet<LiveView *> views;
    for (LiveView *view : m_views) {
        if (!view->isAlwaysNow() && Replay::follows(view->view()))
            views.insert(view);
    }
    return views;
}

QSet<LiveView *> GatewaySession::showInstant(Instants which)
{
    QSet<LiveView *> asked;
    for (LiveView *view : std::as_const(m_views)) {
        const bool follows = Replay::follows(view->view());
        const bool comesAfter = Replay::comesAfter(view->view());
        const bool isMeant = which == Instants::Following ? follows
            : which == Instants::Later                    ? comesAfter
                                                          : follows || comesAfter;
        if (view->isAlwaysNow() || !isMeant)
            continue;
        asked.insert(view);
        if (m_welcomed)
            subscribe(*view);
    }
    return asked;
}

void GatewaySession::subscribe(LiveView &view)
{
    const bool goesOn = m_replay.isActive() && !view.isAlwaysNow() && Replay::follows(view.m_view);
    if (!goesOn || !view.m_goesOn || !m_open.contains(view.m_id)) {
        // A fresh id each time: late frames of an older subscription find nobody.
        if (m_open.remove(view.m_id) > 0)
            unsubscribe(view);
        view.m_id = QStringLiteral("v%1").arg(m_nextId++);
        view.m_seq = 0;
        m_open.insert(view.m_id, &view);
    }
    view.m_goesOn = goesOn;
    send(live::BasicSubscribe<wire::Side>{view.m_id, view.m_view, m_replay.optionsFor(view)});
}

void GatewaySession::unsubscribe(const LiveView &view)
{
    send(live::BasicUnsubscribe<wire::Side>{view.m_id});
}

void GatewaySession::open()
{
    m_retryContext.reset();
    m_welcomed = false;
    m_proven = false;
    m_openedAt = m_clock.uptime();
    m_socket = makeSocket();
    QWebSocket *socket = m_socket.get();
    connect(socket, &QWebSocket::connected, this, &GatewaySession::sayHello);
    connect(socket, &QWebSocket::textMessageReceived, this, &GatewaySession::receive);
    // Over a slow line a snapshot takes longer than a dead one is waited for.
    connect(
        socket, &QWebSocket::textFrameReceived, this, [this] { m_lastPiece = m_clock.uptime(); });
    // Qt tells that a connection ended before it tells why: the reason goes first.
    connect(
        socket,
        &QWebSocket::disconnected,
        this,
        [this, socket] {
            if (m_socket.get() == socket)
                lose(tr("%1: the connection was closed.").arg(place()));
        },
        Qt::QueuedConnection);
    connect(socket,
            QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error),
            this,
            [this, socket](QAbstractSocket::SocketError error) {
                lose(troubleOf(error, place(), socket->errorString()));
            });
    if (const QString trouble = dial(*socket, m_address); !trouble.isEmpty()) {
        lose(trouble);
        return;
    }
    emit beat();
}

void GatewaySession::lose(const QString &why)
{
    if (!m_socket)
        return;
    // Called from its own signals: it must live until they return.
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket.release()->deleteLater();
    // A line that gets no further than its welcome is tried less and less often.
    if (m_proven)
        m_failures = 0;
    m_welcomed = false;
    ++m_failures;
    m_errorText = why;
    scheduleRetry();
    settleState();
    m_commands.lose(why);
    emit stateChanged(); // the sentence may be another one in the same state
    emit beat();
}

void GatewaySession::scheduleRetry()
{
    const auto delay = retryDelay(m_failures, m_random());
    m_retryAt = m_clock.uptime() + delay;
    m_retryContext = std::make_unique<QObject>();
    m_clock.after(delay, m_retryContext.get(), [this] {
        // The context dies in open(), and this call with it: leave it first.
        QMetaObject::invokeMethod(this, &GatewaySession::retryNow, Qt::QueuedConnection);
    });
}

void GatewaySession::sayHello()
{
    wire::Hello hello;
    hello.protocol = live::protocolVersion;
    hello.client = clientName();
    if (!m_session.isEmpty()) {
        hello.resume.emplace();
        hello.resume->session = m_session;
        for (const LiveView *view : std::as_const(m_views)) {
            if (view->m_seq > 0)
                hello.resume->views.insert(view->m_id, view->m_seq);
        }
    }
    send(hello);
}

void GatewaySession::heartbeat()
{
    m_clock.after(beatInterval, this, [this] { heartbeat(); });
    const auto silent = m_clock.uptime() - std::max({m_lastFrame, m_lastPiece, m_openedAt});
    if (m_socket && silent >= lostAfter)
        lose(m_welcomed ? tr("%1: silent for %2 s.").arg(place()).arg(lostAfter / 1s)
                        : tr("%1: no answer for %2 s.").arg(place()).arg(lostAfter / 1s));
    settleState();
    if (m_everReceived && m_lastTick > 0) {
        const auto sinceTick = m_clock.uptime() - m_lastTickAt;
        if (sinceTick >= slowAfter) {
            m_now = m_lastTick + static_cast<double>(sinceTick.count()) * m_timeScale;
            emit nowChanged();
        }
    }
    emit beat();
}

void GatewaySession::settleState()
{
    const Freshness freshness = decideFreshness({.everReceived = m_everReceived,
                                                 .connected = m_welcomed,
                                                 .failures = m_failures,
                                                 .age = m_clock.uptime() - m_lastFrame});
    const State state = static_cast<State>(freshness);
    if (state == m_state)
        return;
    m_state = state;
    emit stateChanged();
}

void GatewaySession::receive(const QString &message)
{
    const wire::Received frame(message);
    if (!frame.isFrame()) {
        lose(tr("%1: sent a message that is not understood.").arg(place()));
        return;
    }
    m_everReceived = true;
    m_lastFrame = m_clock.uptime();
    switch (frame.op()) {
    case live::Op::Snapshot:
        m_proven = true;
        takeSnapshot(frame);
        break;
    case live::Op::Delta:
        takeDelta(frame);
        break;
    case live::Op::Tick:
        m_lastTick = m_now = millisecondsOf(frame.as<live::Tick>().now);
        m_lastTickAt = m_lastFrame;
        emit nowChanged();
        break;
    case live::Op::Ping:
        send(live::Pong{});
        break;
    case live::Op::Welcome:
        receiveWelcome(frame);
        break;
    case live::Op::Result:
        receiveResult(frame);
        break;
    case live::Op::Error:
        receiveError(frame);
        break;
    case live::Op::Goodbye:
        lose(tr("%1: %2.").arg(place(),
                               translated(frame.as<live::BasicGoodbye<wire::Side>>().reason)));
        break;
    default:
        break; // of a newer server
    }
    settleState();
}

void GatewaySession::receiveWelcome(const wire::Received &frame)
{
    const auto welcome = frame.as<wire::Welcome>();
    if (welcome.protocol != live::protocolVersion) {
        lose(tr("%1: uses version %2 of the protocol, this console version %3.")
                 .arg(place())
                 .arg(welcome.protocol)
                 .arg(live::protocolVersion));
        return;
    }
    m_welcomed = true;
    m_errorText.clear();
    m_session = welcome.session;
    m_cluster = welcome.server.cluster;
    m_mode = welcome.server.mode;
    m_timeScale = welcome.server.timeScale > 0 ? welcome.server.timeScale : 1;
    m_identity = welcome.identity.name;
    m_roles = wire::listed(welcome.identity.roles);
    m_mayWrite = welcome.may.write;
    m_mayPairWalls = welcome.may.walls;
    m_administers = welcome.may.tokens;
    for (LiveView *view : std::as_const(m_views)) {
        if (welcome.resumed && view->m_seq > 0) {
            m_proven = true; // else with the first snapshot
            continue;
        }
        m_open.remove(view->m_id);
        subscribe(*view);
    }
    m_replay.askAgain(welcome.resumed);
    m_standing.follow(m_mode != live::Mode::None && m_mode != live::Mode::Embedded);
    emit welcomed();
    emit stateChanged();
}

void GatewaySession::takeSnapshot(const wire::Received &frame)
{
    const auto snapshot = frame.as<live::BasicSnapshot<wire::Side>>();
    LiveView *view = m_open.value(snapshot.id);
    if (!view)
        return;
    moveOn(*view, static_cast<double>(snapshot.seq), snapshot.at);
    view->m_rows.replaceRows(wire::orEmpty(snapshot.rows));
    settle(*view);
    m_replay.arrived(*view, millisecondsOf(snapshot.asOf), true);
}

void GatewaySession::takeDelta(const wire::Received &frame)
{
    const auto delta = frame.as<live::BasicDelta<wire::Side>>();
    LiveView *view = m_open.value(delta.id);
    if (!view)
        return;
    const auto seq = static_cast<double>(delta.seq);
    if (view->m_seq == 0 || seq != view->m_seq + 1) {
        if (view->m_seq > 0 && seq <= view->m_seq)
            return; // already taken in before the connection was lost
        view->m_goesOn = false;
        subscribe(*view);
        return;
    }
    moveOn(*view, seq, delta.changes.at);
    const auto &removed = delta.changes.remove;
    view->m_rows.changeRows({removed.begin(), removed.end()}, wire::orEmpty(delta.changes.set));
    settle(*view);
    m_replay.arrived(*view, millisecondsOf(delta.changes.at), false);
}

void GatewaySession::moveOn(LiveView &view, double seq, const live::Instant &at)
{
    view.m_seq = seq;
    if (m_now != 0)
        return;
    // The first picture may come before the first tick.
    m_now = m_lastTick = millisecondsOf(at);
    m_lastTickAt = m_lastFrame;
    emit nowChanged();
}

void GatewaySession::settle(LiveView &view)
{
    if (view.m_loaded && view.m_errorText.isEmpty())
        return;
    view.m_loaded = true;
    view.m_errorText.clear();
    emit view.changed();
}

void GatewaySession::receiveError(const wire::Received &frame)
{
    const auto error = frame.as<live::BasicError<wire::Side>>();
    LiveView *view = m_open.value(error.id);
    if (!view) {
        qWarning("The gateway refused a frame: %s", qUtf8Printable(error.message.text));
        return;
    }
    view->m_errorText = translated(error.message);
    emit view->changed();
    m_replay.refused(*view, view->m_errorText);
}

void GatewaySession::receiveResult(const wire::Received &frame)
{
    const auto result = frame.as<live::BasicResult<wire::Side>>();
    m_commands.complete(result.id,
                        {.outcome = textOf(result.outcome),
                         .result = result.result.value_or(QVariantMap()),
                         .code = result.code,
                         .message = translated(result.message)});
}

} // namespace hp::ui

#include "moc_GatewaySession.cpp"
