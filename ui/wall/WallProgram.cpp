// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/WallProgram.h"

#include "ui/session/UiClock.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLoggingCategory>
#include <QNetworkReply>
#include <QRandomGenerator>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <algorithm>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

Q_LOGGING_CATEGORY(wallLog, "holdpoint.wall")

/// How exact the program's times are at least.
constexpr auto longestTurn = 250ms;
constexpr int answerPatience = 10000;
constexpr qint64 maxAnswerBytes = 65536;

QString resource(const QString &name)
{
    QFile file(QStringLiteral(":/holdpoint/wall/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString jsonOf(const QJsonArray &list)
{
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QString pairsOf(const WallQuery &query)
{
    QJsonArray pairs;
    for (const auto &[name, value] : query.options)
        pairs.append(QJsonArray{name, value});
    return jsonOf(pairs);
}

QJSValue libraryIn(QJSEngine &engine)
{
    const QJSValue loaded =
        engine.evaluate(resource(QStringLiteral("wall.js")) + QStringLiteral("\nholdpointWall"),
                        QStringLiteral("wall.js"));
    if (loaded.isError())
        qCCritical(wallLog,
                   "The program of the wall does not load: %s",
                   qUtf8Printable(loaded.toString()));
    return loaded;
}

QJsonObject parsed(const QJSValue &json)
{
    return QJsonDocument::fromJson(json.toString().toUtf8()).object();
}

/// What the program reads of the options.
QJsonObject readOptions(const QJSValue &library, const WallQuery &query, int clusters)
{
    return parsed(
        library.property(QStringLiteral("checkOptions"))
            .call({pairsOf(query), jsonOf(QJsonArray::fromStringList(query.languages)), clusters}));
}

/// An answer that never came, in the words of the console's own connections.
QString wordsOf(const QNetworkReply &reply, const QString &place)
{
    switch (reply.error()) {
    case QNetworkReply::ConnectionRefusedError:
        return troubleOf(QAbstractSocket::ConnectionRefusedError, place, {});
    case QNetworkReply::HostNotFoundError:
        return troubleOf(QAbstractSocket::HostNotFoundError, place, {});
    case QNetworkReply::SslHandshakeFailedError:
        return troubleOf(QAbstractSocket::SslHandshakeFailedError, place, reply.errorString());
    case QNetworkReply::RemoteHostClosedError:
        return troubleOf(QAbstractSocket::RemoteHostClosedError, place, {});
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError:
        return troubleOf(QAbstractSocket::SocketTimeoutError, place, {});
    default:
        return troubleOf(QAbstractSocket::UnknownSocketError, place, reply.errorString());
    }
}

} // namespace

bool WallQuery::has(const QString &name) const
{
    return std::any_of(options.begin(), options.end(), [&name](const auto &option) {
        return option.first == name;
    });
}

WallProgram::WallProgram(const QList<WallPlace> &places,
                         WallQuery query,
                         UiClock &clock,
                         QObject *parent)
    : QObject(parent)
    , m_places(places)
    , m_query(std::move(query))
    , m_clock(clock)
{
    for (const WallPlace &place : m_places)
        m_tokens.emplace_back(place.address.url, place.tokenFile);
    load();
}

WallProgram::~WallProgram()
{
    stopProgram();
}

QList<WallFault> WallProgram::faultsOf(const WallQuery &query, int clusters)
{
    QJSEngine engine;
    QList<WallFault> faults;
    for (const auto &value :
         readOptions(libraryIn(engine), query, clusters).value(QLatin1String("faults")).toArray()) {
        const QJsonObject fault = value.toObject();
        faults.append({fault.value(QLatin1String("name")).toString(),
                       fault.value(QLatin1String("value")).toString(),
                       fault.value(QLatin1String("rule")).toString()});
    }
    return faults;
}

void WallProgram::load()
{
    m_began = m_clock.uptime();
    m_engine = std::make_unique<QJSEngine>();
    m_library = libraryIn(*m_engine);
    const int clusters = int(m_places.size());
    m_options =
        readOptions(m_library, m_query, clusters).value(QLatin1String("options")).toObject();
    const QString language = m_options.value(QLatin1String("language")).toString();
    const QJSValue host = m_engine->newQObject(this);
    QJSEngine::setObjectOwnership(this, QJSEngine::CppOwnership);
    m_wall = m_library.property(QStringLiteral("makeWall"))
                 .call({host,
                        pairsOf(m_query),
                        jsonOf(QJsonArray::fromStringList(m_query.languages)),
                        clusters,
                        resource(language + QStringLiteral(".json"))});
    if (m_wall.isError())
        qCCritical(wallLog,
                   "The program of the wall does not begin: %s",
                   qUtf8Printable(m_wall.toString()));
}

void WallProgram::start()
{
    call(QStringLiteral("start"));
    turn();
}

void WallProgram::stopProgram()
{
    m_turns.reset();
    if (m_wall.isObject())
        call(QStringLiteral("stop"));
    while (!m_sockets.empty())
        drop(m_sockets.begin()->first);
    m_wall = {};
    m_library = {};
}

void WallProgram::turn()
{
    const double next = call(QStringLiteral("turn")).toNumber();
    const auto delay = std::clamp(std::chrono::milliseconds(qint64(next) + 1), 10ms, longestTurn);
    // This may be what runs: its context dies when it has returned.
    if (m_turns)
        m_turns.release()->deleteLater();
    m_turns = std::make_unique<QObject>();
    m_clock.after(delay, m_turns.get(), [this] { turn(); });
}

QJSValue WallProgram::call(const QString &function, const QJSValueList &arguments)
{
    const QJSValue result = m_wall.property(function).callWithInstance(m_wall, arguments);
    if (result.isError())
        qCCritical(wallLog,
                   "%s: %s (%s)",
                   qUtf8Printable(function),
                   qUtf8Printable(result.toString()),
                   qUtf8Printable(result.property(QStringLiteral("stack")).toString()));
    return result;
}

QJsonObject WallProgram::sizes(QSize screen, double diagonal)
{
    return parsed(m_library.property(QStringLiteral("sizesOf"))
                      .call({screen.width(),
                             screen.height(),
                             diagonal,
                             m_options.value(QLatin1String("distance")).toDouble()}));
}

QJsonObject WallProgram::fit(const QJsonObject &room)
{
    return parsed(call(QStringLiteral("fit"),
                       {QString::fromUtf8(QJsonDocument(room).toJson(QJsonDocument::Compact))}));
}

QJsonObject WallProgram::matrix(QSize room, int small, int largest)
{
    return parsed(call(QStringLiteral("matrix"), {room.width(), room.height(), small, largest}));
}

QString WallProgram::moreText(int left)
{
    return m_library.property(QStringLiteral("moreText")).call({left}).toString();
}

double WallProgram::uptime() const
{
    return double((m_clock.uptime() - m_began).count());
}

double WallProgram::random() const
{
    return QRandomGenerator::global()->generateDouble();
}

QString WallProgram::localTime(double instant) const
{
    return QDateTime::fromMSecsSinceEpoch(qint64(instant)).toString(QStringLiteral("HH:mm:ss t"));
}

QString WallProgram::client() const
{
    return clientName();
}

void WallProgram::openSocket(int cluster, int socket, const QString &token)
{
    GatewayAddress address = m_places.at(cluster).address;
    address.token = token;
    auto made = makeSocket();
    QWebSocket *opened = made.get();
    m_sockets[socket] = std::move(made);
    QObject::connect(opened, &QWebSocket::connected, this, [this, socket] {
        call(QStringLiteral("opened"), {socket});
    });
    QObject::connect(
        opened, &QWebSocket::textMessageReceived, this, [this, socket](const QString &text) {
            call(QStringLiteral("received"), {socket, text});
        });
    const auto ended = [this, socket] {
        if (!m_sockets.contains(socket))
            return;
        drop(socket);
        call(QStringLiteral("closed"), {socket});
    };
    QObject::connect(opened, &QWebSocket::disconnected, this, ended, Qt::QueuedConnection);
    QObject::connect(opened,
                     QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error),
                     this,
                     ended,
                     Qt::QueuedConnection);
    if (const QString trouble = dial(*opened, address); !trouble.isEmpty()) {
        qCWarning(wallLog, "%s", qUtf8Printable(trouble));
        QMetaObject::invokeMethod(this, ended, Qt::QueuedConnection);
    }
}

void WallProgram::send(int socket, const QString &text)
{
    if (const auto found = m_sockets.find(socket); found != m_sockets.end())
        found->second->sendTextMessage(text);
}

void WallProgram::close(int socket)
{
    drop(socket);
}

void WallProgram::drop(int socket)
{
    const auto found = m_sockets.find(socket);
    if (found == m_sockets.end())
        return;
    // Called from its own signals: it lives until they return.
    QWebSocket *old = found->second.release();
    m_sockets.erase(found);
    old->disconnect(this);
    if (old->state() == QAbstractSocket::ConnectedState)
        old->close();
    else
        old->abort();
    old->deleteLater();
}

void WallProgram::ask(
    int cluster, int question, const QString &path, const QString &body, const QString &token)
{
    const GatewayAddress &address = m_places.at(cluster).address;
    QNetworkRequest request(QUrl(address.webPage(path)));
    request.setTransferTimeout(answerPatience);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    if (!address.caFile.isEmpty()) {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setCaCertificates(QSslCertificate::fromPath(address.caFile));
        request.setSslConfiguration(tls);
    }
    if (!token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + token.toUtf8());
    else
        request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    QNetworkReply *reply =
        token.isEmpty() ? m_network.post(request, body.toUtf8()) : m_network.get(request);
    QObject::connect(reply, &QNetworkReply::finished, this, [this, reply, cluster, question] {
        finish(reply, cluster, question);
    });
}

void WallProgram::finish(QNetworkReply *reply, int cluster, int question)
{
    reply->deleteLater();
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    QString text = QString::fromUtf8(reply->read(maxAnswerBytes));
    if (status == 0)
        text = QString::fromUtf8(
            QJsonDocument(QJsonObject{{QStringLiteral("message"), wordsOf(*reply, place(cluster))}})
                .toJson());
    call(QStringLiteral("answered"),
         {question, status, text, reply->rawHeader("Retry-After").toInt()});
}

QString WallProgram::token(int cluster)
{
    return m_tokens.at(std::size_t(cluster)).token();
}

void WallProgram::keepToken(int cluster, const QString &token)
{
    if (const QString trouble = m_tokens.at(std::size_t(cluster)).keep(token); !trouble.isEmpty())
        qCWarning(wallLog, "%s", qUtf8Printable(trouble));
}

void WallProgram::forgetToken(int cluster)
{
    m_tokens.at(std::size_t(cluster)).forget();
}

QString WallProgram::place(int cluster) const
{
    return m_places.at(cluster).address.place();
}

void WallProgram::showPairing(const QString &json)
{
    emit pairingShown(parsed(json));
}

void WallProgram::showFrame(const QString &json)
{
    emit frameShown(parsed(json));
}

void WallProgram::showPicture(const QString &json)
{
    emit pictureShown(parsed(json));
}

void WallProgram::beep()
{
    emit sounded();
}

void WallProgram::beginAnew()
{
    // The program asks for it from within itself.
    QMetaObject::invokeMethod(
        this,
        [this] {
            stopProgram();
            load();
            start();
        },
        Qt::QueuedConnection);
}

} // namespace hp::ui

#include "moc_WallProgram.cpp"
