// SPDX-License-Identifier: Apache-2.0
#include "ui/session/GatewaySession.h"

#include "ui/languages/Translated.h"
#include "ui/session/Wire.h"

#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr char sessionProperty[] = "holdpointSession";
constexpr auto beatInterval = 500ms;

} // namespace

struct GatewaySession::Frame {
    wire::Object object;
    QString op{};
};

GatewaySession::GatewaySession(GatewayAddress address,
                               UiClock &clock,
                               std::function<double()> random,
                               QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_clock(clock)
    , m_random(std::move(random))
    , m_lastFrame(clock.uptime())
    , m_summary(m_fleet)
    , m_standing(*this)
    , m_commands([this](const QVariantMap &frame) {
        if (m_welcomed)
            send(frame);
        return m_welcomed;
    })
{
    connect(&m_standing, &ClusterStanding::changed, this, &GatewaySession::stateChanged);
    connect(&m_standing, &ClusterStanding::changed, this, &GatewaySession::nowChanged);
    m_fleetView =
        std::make_unique<LiveView>(*this, QStringLiteral("fleet"), QVariantMap(), m_fleet);
    connect(&m_standing, &ClusterStanding::changed, this, &GatewaySession::fleetLoadedChanged);
    connect(m_fleetView.get(), &LiveView::changed, this, &GatewaySession::fleetLoadedChanged);
}

GatewaySession::~GatewaySession()
{
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
    const QString why = tr("%1: paused here. Nothing is followed until it goes on.").arg(place());
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
        send({{QStringLiteral("op"), QStringLiteral("retry")}});
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
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(m_now), Qt::UTC);
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
        send({{QStringLiteral("op"), QStringLiteral("unsubscribe")},
              {QStringLiteral("id"), view.m_id}});
}

void GatewaySession::subscribe(LiveView &view)
{
    // A fresh id each time: late frames of an older subscription find nobody.
    m_open.remove(view.m_id);
    view.m_id = QStringLiteral("v%1").arg(m_nextId++);
    view.m_seq = 0;
    m_open.insert(view.m_id, &view);
    QVariantMap frame{{QStringLiteral("op"), QStringLiteral("subscribe")},
                      {QStringLiteral("id"), view.m_id},
                      {QStringLiteral("view"), view.m_view}};
    if (!view.m_options.isEmpty())
        frame.insert(QStringLiteral("options"), view.m_options);
    send(frame);
}

void GatewaySession::send(const QVariantMap &frame)
{
    if (!m_socket)
        return;
    m_socket->sendTextMessage(frameText(frame));
}

void GatewaySession::open()
{
    m_retryContext.reset();
    m_welcomed = false;
    m_openedAt = m_clock.uptime();
    m_socket = makeSocket();
    QWebSocket *socket = m_socket.get();
    connect(socket, &QWebSocket::connected, this, &GatewaySession::sayHello);
    connect(socket, &QWebSocket::textMessageReceived, this, &GatewaySession::take);
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
    if (m_welcomed)
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
    QVariantMap hello = helloFrame();
    if (!m_session.isEmpty()) {
        QVariantMap views;
        for (const LiveView *view : std::as_const(m_views)) {
            if (view->m_seq > 0)
                views.insert(view->m_id, view->m_seq);
        }
        hello.insert(
            QStringLiteral("resume"),
            QVariantMap{{QStringLiteral("session"), m_session}, {QStringLiteral("views"), views}});
    }
    send(hello);
}

void GatewaySession::heartbeat()
{
    m_clock.after(beatInterval, this, [this] { heartbeat(); });
    const auto silent = m_clock.uptime() - std::max(m_lastFrame, m_openedAt);
    if (m_socket && silent >= deafAfter)
        lose(m_welcomed ? tr("%1: silent for %2 s.").arg(place()).arg(deafAfter / 1s)
                        : tr("%1: no answer for %2 s.").arg(place()).arg(deafAfter / 1s));
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

void GatewaySession::take(const QString &message)
{
    const QByteArray bytes = message.toUtf8();
    simdjson::dom::parser parser;
    Frame frame;
    if (parser.parse(bytes.constData(), static_cast<std::size_t>(bytes.size())).get(frame.object)
        != simdjson::SUCCESS) {
        lose(tr("%1: sent something that is not a frame.").arg(place()));
        return;
    }
    m_everReceived = true;
    m_lastFrame = m_clock.uptime();
    frame.op = wire::text(frame.object, "op");
    if (frame.op == QLatin1String("snapshot")) {
        takeRows(frame, true);
    } else if (frame.op == QLatin1String("delta")) {
        takeRows(frame, false);
    } else if (frame.op == QLatin1String("tick")) {
        m_lastTick = m_now = wire::time(frame.object, "now");
        m_lastTickAt = m_lastFrame;
        emit nowChanged();
    } else if (frame.op == QLatin1String("ping")) {
        send({{QStringLiteral("op"), QStringLiteral("pong")}});
    } else if (frame.op == QLatin1String("welcome")) {
        takeWelcome(frame);
    } else if (frame.op == QLatin1String("result")) {
        takeResult(frame);
    } else if (frame.op == QLatin1String("error")) {
        takeError(frame);
    } else if (frame.op == QLatin1String("goodbye")) {
        lose(tr("%1: %2.").arg(place(), translated(wire::said(frame.object, "reason"))));
    }
    settleState();
}

void GatewaySession::takeWelcome(const Frame &frame)
{
    const double protocol = wire::number(frame.object, "protocol");
    if (protocol != spokenProtocol) {
        lose(tr("%1: speaks version %2 of the protocol, this console speaks version %3.")
                 .arg(place())
                 .arg(protocol)
                 .arg(spokenProtocol));
        return;
    }
    m_welcomed = true;
    m_failures = 0;
    m_errorText.clear();
    m_session = wire::text(frame.object, "session");
    const wire::Object server = wire::object(frame.object, "server");
    m_serverVersion = wire::text(server, "version");
    m_cluster = wire::text(server, "cluster");
    m_mode = wire::text(server, "mode");
    const double scale = wire::number(server, "timeScale");
    m_timeScale = scale > 0 ? scale : 1;
    const wire::Object identity = wire::object(frame.object, "identity");
    m_identity = wire::text(identity, "name");
    m_roles =
        wire::map(identity).value(QStringLiteral("roles")).toStringList().join(QLatin1String(", "));
    m_mayWrite = wire::flag(wire::object(frame.object, "may"), "write");
    const bool resumed = wire::flag(frame.object, "resumed");
    for (LiveView *view : std::as_const(m_views)) {
        if (!resumed || view->m_seq == 0)
            subscribe(*view);
    }
    m_standing.follow(!m_mode.isEmpty() && m_mode != QLatin1String("embedded"));
    emit welcomed();
    emit stateChanged();
}

void GatewaySession::takeRows(const Frame &frame, bool snapshot)
{
    LiveView *view = m_open.value(wire::text(frame.object, "id"));
    if (!view)
        return;
    const double seq = wire::number(frame.object, "seq");
    if (!snapshot && (view->m_seq == 0 || seq != view->m_seq + 1)) {
        if (view->m_seq > 0 && seq <= view->m_seq)
            return; // already taken in before the connection was lost
        send({{QStringLiteral("op"), QStringLiteral("unsubscribe")},
              {QStringLiteral("id"), view->m_id}});
        subscribe(*view);
        return;
    }
    view->m_seq = seq;
    if (m_now == 0) { // the first picture may come before the first tick
        m_now = m_lastTick = wire::time(frame.object, "at");
        m_lastTickAt = m_lastFrame;
        emit nowChanged();
    }
    if (snapshot) {
        view->m_rows.replaceRows(wire::object(frame.object, "rows"));
    } else {
        QStringList removed;
        simdjson::dom::array keys;
        if (frame.object["remove"].get(keys) == simdjson::SUCCESS) {
            for (const wire::Value key : keys)
                removed.append(wire::variant(key).toString());
        }
        view->m_rows.changeRows(removed, wire::object(frame.object, "set"));
    }
    if (!view->m_loaded || !view->m_errorText.isEmpty()) {
        view->m_loaded = true;
        view->m_errorText.clear();
        emit view->changed();
    }
}

void GatewaySession::takeError(const Frame &frame)
{
    const QString id = wire::text(frame.object, "id");
    const Said message = wire::said(frame.object, "message");
    LiveView *view = m_open.value(id);
    if (!view) {
        qWarning("The gateway refused a frame: %s", qUtf8Printable(message.text));
        return;
    }
    view->m_errorText = translated(message);
    emit view->changed();
}

void GatewaySession::takeResult(const Frame &frame)
{
    m_commands.take(wire::text(frame.object, "id"),
                    {.outcome = wire::text(frame.object, "outcome"),
                     .result = wire::map(wire::object(frame.object, "result")),
                     .code = wire::text(frame.object, "code"),
                     .message = translated(wire::said(frame.object, "message"))});
}

} // namespace hp::ui
