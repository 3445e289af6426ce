// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/WallStage.h"

#include "tests/support/gateway/DemoCalendar.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTcpSocket>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString wallToken = u"0123456789abcdefghijklmnopqrstuvwxyzABCDEFG"_s;

QString stampOf(const QDateTime &at)
{
    return at.toString(u"yyyy-MM-ddTHH:mm:ss.000000Z"_s);
}

bool writeToken(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(wallToken.toUtf8()) > 0;
}

} // namespace

WallSite::WallSite(const char *cluster, int machines)
    : Site(cluster, machines)
{
    const DemoSite site(demoNow());
    gateway.setIdentity(u"wall-noc-1"_s);
    gateway.setRoles({u"wall"_s});
    gateway.setMayWrite(false);
    gateway.setRows(u"connection"_s, demo.connection());
    gateway.setRows(u"power"_s, site.power(60));
    gateway.setRows(u"calendar"_s, demoCalendar(demoNow()));
    gateway.setRows(u"incidents"_s, site.incidents());
    gateway.tick(stampOf(demoNow()));
}

void WallSite::calm()
{
    QJsonObject rows = demo.fleet();
    for (const QString &key : rows.keys()) {
        QJsonObject row = rows.value(key).toObject();
        QJsonObject status = row.value(u"status"_s).toObject();
        status["look"] = u"normal"_s;
        status["priority"] = 0;
        row["status"] = status;
        row["holds"] = QJsonArray();
        row["sentence"] = QString();
        row["power"] = u"On"_s;
        row["wantsOn"] = true;
        rows[key] = row;
    }
    gateway.setRows(u"fleet"_s, rows);
    gateway.setRows(u"holds"_s, {});
    gateway.setRows(u"alarms"_s, {});
}

void WallSite::setUrgent(bool urgent)
{
    QJsonObject alarms = demoAlarms(demoHolds(demo.fleet(), demoNow()), demoNow());
    bool first = true;
    for (const QString &key : alarms.keys()) {
        QJsonObject row = alarms.value(key).toObject();
        if (!row.contains(u"priority"_s))
            continue;
        row["priority"] = urgent && first ? 1 : 2;
        row["state"] = urgent && first ? u"Raised"_s : u"Acknowledged"_s;
        first = false;
        alarms[key] = row;
    }
    gateway.setRows(u"alarms"_s, alarms);
}

PairingFront::PairingFront()
{
    connect(&m_listener, &QTcpServer::newConnection, this, [this] {
        QTcpSocket *socket = m_listener.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { answer(*socket); });
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    });
    if (!m_listener.listen(QHostAddress::LocalHost))
        qFatal("no loopback port");
}

QUrl PairingFront::url() const
{
    return QUrl(u"ws://127.0.0.1:%1/live"_s.arg(m_listener.serverPort()));
}

void PairingFront::answer(QTcpSocket &socket)
{
    const QByteArray request = socket.peek(65536);
    const auto head = request.indexOf("\r\n\r\n");
    if (head < 0)
        return;
    const bool complete = request.startsWith("GET") || request.endsWith("}");
    if (!complete)
        return;
    socket.readAll();
    const QString path = QString::fromLatin1(request.split(' ').value(1));
    m_asked.append(path);
    QByteArray status = "200 OK";
    QJsonObject body;
    if (path == u"/wall/pair"_s) {
        m_denied = false;
        body = {{"code", m_asked.count(path) % 2 == 1 ? u"K7QF2M"_s : u"W3XN8R"_s},
                {"secret", u"s3cret"_s}};
    } else if (path == u"/wall/claim"_s && m_denied) {
        status = "410 Gone";
        body = {{"message", u"the code was denied"_s}};
    } else if (path == u"/wall/claim"_s && !m_token.isEmpty()) {
        body = {{"token", m_token}, {"name", u"wall-noc-1"_s}};
    } else if (path == u"/wall/claim"_s) {
        status = "202 Accepted";
        body = {{"state", u"waiting"_s}};
    } else {
        status = "401 Unauthorized";
        body = {{"message", u"this token is not known"_s}};
    }
    const QByteArray text = QJsonDocument(body).toJson(QJsonDocument::Compact);
    socket.write("HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nContent-Length: "
                 + QByteArray::number(text.size()) + "\r\nConnection: close\r\n\r\n" + text);
    socket.disconnectFromHost();
}

WallStage::WallStage(int clusters)
{
    for (int i = 0; i < clusters; ++i)
        sites.push_back(std::make_unique<WallSite>(i == 0 ? "prod-a" : "prod-b", 120 - 60 * i));
}

QString WallStage::tokenFile(int cluster) const
{
    return folder.filePath(u"%1.token"_s.arg(cluster));
}

bool WallStage::open(const Options &options, QSize size, ui::ThemeChoice theme)
{
    ui::WallSetup setup;
    setup.theme = theme;
    setup.query = {options, {u"en"_s}};
    // What the screen of a test says of its size is nothing.
    if (!setup.query.has(u"diagonal"_s))
        setup.query.options.append({u"diagonal"_s, u"55"_s});
    for (int i = 0; i < int(sites.size()); ++i) {
        if (!writeToken(tokenFile(i)))
            return false;
        setup.places.append({{sites[std::size_t(i)]->gateway.url(), {}, {}}, tokenFile(i)});
    }
    wall = std::make_unique<ui::Wall>(setup, clock);
    return wall->show(size);
}

bool WallStage::openAt(const QUrl &front, QSize size)
{
    ui::WallSetup setup;
    setup.theme = ui::ThemeChoice::Dark;
    setup.query = {{{u"diagonal"_s, u"55"_s}}, {u"en"_s}};
    setup.places.append({{front, {}, {}}, tokenFile()});
    wall = std::make_unique<ui::Wall>(setup, clock);
    return wall->show(size);
}

bool WallStage::fill()
{
    const auto isFull = [this] {
        return said("life") == "live" && !said("layout").isEmpty()
            && (said("layout") == "quiet" || wall->face().property("lineCount").toInt() > 0
                || !said("headline").isEmpty());
    };
    return waitFor([this, isFull] {
               clock.advance(10ms);
               return isFull();
           })
        && draw() && draw();
}

void WallStage::pass(std::chrono::seconds time, bool alive)
{
    for (auto gone = 0s; gone < time; gone += 1s) {
        clock.advance(1s);
        m_now = m_now.addSecs(1);
        if (!alive)
            continue;
        for (const auto &site : sites)
            site->gateway.tick(stampOf(m_now));
        // It travels over a real socket.
        const QString told = m_now.toString(u"HH:mm:ss'Z'"_s);
        if (!waitFor([&] {
                return said("clocks").contains(told) || wall->face().property("pairing").toBool();
            }))
            return;
    }
}

bool WallStage::draw()
{
    QSignalSpy drawn(&window(), &QQuickWindow::frameSwapped);
    window().update();
    return drawn.wait(testTimeout);
}

} // namespace hp::tests

#include "moc_WallStage.cpp"
