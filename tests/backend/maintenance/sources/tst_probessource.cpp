// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/CurlFetcher.h"
#include "backend/maintenance/sources/ProbesSource.h"
#include "model/rules/maintenance/WatchFindings.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/proxy/OwnPort.h"
#include "tests/support/runner/Runner.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>

namespace tst_probessource {

using namespace hp;
using namespace hp::maintenance;
using hp::test::OwnPort;

namespace {

/// Answers every request with one status, and a body that nobody is to repeat.
class Router : public QTcpServer
{
public:
    QByteArray status = "200 OK";
    QByteArray asked{};

    Router()
    {
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *const socket = nextPendingConnection();
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                asked = socket->readAll();
                socket->write("HTTP/1.1 " + status
                              + "\r\nSet-Cookie: s3cret\r\nContent-Length: 6\r\n\r\ns3cret");
                socket->disconnectFromHost();
            });
        });
    }
};

Fleet fleetOnThisMachine()
{
    Fleet fleet;
    fleet.machines.emplace_back(Json::parse(R"({"metadata": {"name": "w", "namespace": "ns",
        "uid": "u1"}, "status": {"phase": "Running", "nodeRef": {"name": "n"}}})"));
    fleet.nodes.emplace_back(Json::parse(R"({"metadata": {"name": "n", "uid": "u2",
        "labels": {"node-role.kubernetes.io/worker": ""}},
        "status": {"addresses": [{"type": "InternalIP", "address": "127.0.0.1"}],
            "conditions": [{"type": "Ready", "status": "True"}]}})"));
    return fleet;
}

/// What one look finds, as the lbWatcher says it.
QByteArray found(ProbesSource &source)
{
    bool isThere = false;
    QByteArray text;
    const Fleet fleet = fleetOnThisMachine();
    source.readTargets(fleet, [&](const Result<std::vector<TargetReading>> &readings) {
        isThere = true;
        for (const ProviderEvent &event : unhealthyTargets(fleet, source.name(), *readings))
            text += QByteArray::fromStdString(event.code + ": " + event.description);
    });
    return hp::tests::waitFor([&isThere] { return isThere; }) ? text : "no answer";
}

ProbesSource probing(const std::string &scheme, quint16 port, const std::string &path = {})
{
    Probe probe;
    probe.name = "router";
    probe.role = "worker";
    probe.url = scheme + "://{address}:" + std::to_string(port) + path;
    return {std::make_unique<CurlFetcher>(), {probe}};
}

} // namespace

class TestProbesSource : public QObject
{
    Q_OBJECT
private slots:
    void threeFailuresAreFoundAndOneSuccessEndsThem()
    {
        Router router;
        QVERIFY(router.listen(QHostAddress::LocalHost));
        ProbesSource source = probing("http", router.serverPort(), "/healthz/ready");
        router.status = "500 No";
        QCOMPARE(found(source), QByteArray());
        QVERIFY2(router.asked.startsWith("GET /healthz/ready "), router.asked.constData());
        QVERIFY2(!router.asked.contains("Authorization"), router.asked.constData());
        QCOMPARE(found(source), QByteArray());
        const QByteArray finding =
            "lb-unhealthy: probe router finds it unhealthy: 127.0.0.1: answered 500";
        QCOMPARE(found(source), finding);
        QCOMPARE(found(source), finding);
        router.status = "200 OK";
        QCOMPARE(found(source), QByteArray());
        router.status = "500 No";
        QCOMPARE(found(source), QByteArray());
    }

    void aPortThatNobodyListensOnRefuses()
    {
        const OwnPort port;
        Router router;
        QVERIFY(router.listen(QHostAddress::LocalHost, port.number()));
        ProbesSource source = probing("tcp", port.number());
        for (int i = 0; i < failuresToUnhealthy; ++i)
            QCOMPARE(found(source), QByteArray());
        router.close();
        QCOMPARE(found(source), QByteArray());
        QCOMPARE(found(source), QByteArray());
        QCOMPARE(found(source),
                 QByteArray("lb-unhealthy: probe router finds it unhealthy: "
                            "127.0.0.1: connection refused"));
        QVERIFY(router.listen(QHostAddress::LocalHost, port.number()));
        QCOMPARE(found(source), QByteArray());
        QVERIFY2(router.asked.isEmpty(), "a tcp probe says nothing");
    }
};

} // namespace tst_probessource

HP_TEST(tst_probessource, TestProbesSource)
#include "tst_probessource.moc"
