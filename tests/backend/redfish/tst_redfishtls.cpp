// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/CertificateAuthority.h"
#include "backend/http/tls/TlsMaterial.h"
#include "backend/redfish/transport/Multiplexer.h"
#include "backend/redfish/transport/Transfer.h"
#include "tests/backend/redfish/DriverBench.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTemporaryDir>

using namespace hp;
using namespace hp::test;

namespace {

/// A scripted BMC behind TLS with a certificate of an authority that nobody knows.
class TlsBmc : public ScriptedBmc
{
public:
    explicit TlsBmc(const QSslConfiguration &tls)
        : m_server(*this, tls)
    {
        playUsualBmc();
        m_server.listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] std::string address() const
    {
        return "redfish://127.0.0.1:" + std::to_string(m_server.serverPort());
    }

private:
    struct Server final : QTcpServer {
        Server(TlsBmc &owner, QSslConfiguration given)
            : bmc(owner)
            , tls(std::move(given))
        { }
        void incomingConnection(qintptr descriptor) override
        {
            auto *socket = new QSslSocket(this);
            socket->setSocketDescriptor(descriptor);
            socket->setSslConfiguration(tls);
            connect(socket, &QSslSocket::encrypted, this, [this, socket] { bmc.serve(socket); });
            connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
            socket->startServerEncryption();
        }
        TlsBmc &bmc;
        QSslConfiguration tls;
    };
    Server m_server;
};

} // namespace

/// No password leaves before the BMC's certificate was accepted.
class TestRedfishTls : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void unknownAuthorityIsRefusedBeforeAnythingIsSent();
    void knownAuthorityIsAccepted();
    void verificationCanBeSwitchedOffForOneHost();
    void aServerWithoutTlsGetsNothing();
    void handshakesOneAfterAnotherServeAll();
    void pinnedKeyIsTheOnlyOneAccepted_data();
    void pinnedKeyIsTheOnlyOneAccepted();
    void floorOfTlsHolds_data();
    void floorOfTlsHolds();

private:
    [[nodiscard]] redfish::HttpAnswer exchange(redfish::HttpRequest request) const;

    QTemporaryDir m_dir{};
    std::string m_caFile{};
    QSslConfiguration m_tls{};
};

void TestRedfishTls::initTestCase()
{
    auto directory = http::DataDirectory::open(m_dir.path().toStdString());
    QVERIFY(directory.has_value());
    const auto now = std::chrono::floor<Duration>(std::chrono::system_clock::now());
    const auto authority = http::CertificateAuthority::open(*directory, now);
    QVERIFY(authority.has_value());
    const auto material = authority->serverMaterial("bmc", {"127.0.0.1", 0}, now);
    QVERIFY(material.has_value());
    m_caFile = directory->file("ca.crt");
    m_tls.setLocalCertificateChain(
        QSslCertificate::fromData(QByteArray::fromStdString(material->certificatePem)));
    const QByteArray key = QByteArray::fromStdString(material->keyPem);
    m_tls.setPrivateKey(QSslKey(key, QSsl::Ec));
    QVERIFY(!m_tls.privateKey().isNull());
}

void TestRedfishTls::unknownAuthorityIsRefusedBeforeAnythingIsSent()
{
    DriverBench bench;
    TlsBmc bmc(m_tls);
    const auto result = bench.read({"ns/host", bmc.address(), "admin", "secret", true});
    QCOMPARE(said(result), QStringLiteral("Refused"));
    QVERIFY2(result.error().message.find("certificate") != std::string::npos,
             result.error().message.c_str());
    QVERIFY(bmc.requests().empty());
}

void TestRedfishTls::knownAuthorityIsAccepted()
{
    DriverBench bench;
    bench.settings.caFile = m_caFile;
    TlsBmc bmc(m_tls);
    QCOMPARE(said(bench.read({"ns/host", bmc.address(), "admin", "secret", true})),
             QStringLiteral("On"));
}

void TestRedfishTls::verificationCanBeSwitchedOffForOneHost()
{
    DriverBench bench;
    TlsBmc bmc(m_tls);
    QCOMPARE(said(bench.read({"ns/one", bmc.address(), "admin", "secret", false})),
             QStringLiteral("On"));
    QCOMPARE(said(bench.read({"ns/two", bmc.address(), "admin", "secret", true})),
             QStringLiteral("Refused"));
}

void TestRedfishTls::aServerWithoutTlsGetsNothing()
{
    DriverBench bench;
    ScriptedBmc plain;
    const std::string port = std::to_string(plain.port());
    const auto result =
        bench.read({"ns/host", "redfish://127.0.0.1:" + port, "admin", "secret", false});
    QVERIFY(!result);
    QVERIFY(plain.requests().empty());
}

void TestRedfishTls::handshakesOneAfterAnotherServeAll()
{
    DriverBench bench;
    bench.settings.maxHandshakes = 1;
    bench.settings.handshakeBurst = 1;
    bench.settings.handshakesPerSecond = 200;
    TlsBmc bmc(m_tls);
    constexpr int hosts = 12;
    int on = 0;
    for (int i = 0; i < hosts; ++i) {
        const std::string id = "ns/host-" + std::to_string(i);
        bench.driver().read({id, bmc.address(), "admin", "secret", false},
                            [&on](const Result<drivers::PowerReading> &answer) {
                                on += answer && answer->state == drivers::PowerState::On ? 1 : 0;
                            });
    }
    QVERIFY(QTest::qWaitFor([&on] { return on == hosts; }, 20'000));
    QVERIFY(bench.driver().connections() <= hosts); // hosts behind one address share some
}

/// One request without a client around it, while this thread serves the BMC.
redfish::HttpAnswer TestRedfishTls::exchange(redfish::HttpRequest request) const
{
    const redfish::RedfishSettings settings;
    redfish::FileBudget files(1000, 100, 64);
    redfish::Multiplexer multiplexer(1, files);
    redfish::Transfer transfer(settings, multiplexer);
    transfer.prepare(std::move(request), true, std::chrono::steady_clock::now());
    multiplexer.add(0, transfer.handle());
    std::vector<redfish::Multiplexer::Finished> finished;
    (void)QTest::qWaitFor(
        [&] {
            multiplexer.turn(redfish::Steady(), finished);
            return !finished.empty();
        },
        20'000);
    return transfer.finish(finished.empty() ? CURLE_OPERATION_TIMEDOUT : finished.front().code);
}

void TestRedfishTls::pinnedKeyIsTheOnlyOneAccepted_data()
{
    QTest::addColumn<bool>("verify");
    QTest::addColumn<bool>("right");
    QTest::newRow("the right key of an unknown authority") << false << true;
    QTest::newRow("another key") << false << false;
    QTest::newRow("the right key does not make up for a certificate that is verified")
        << true << true;
}

void TestRedfishTls::pinnedKeyIsTheOnlyOneAccepted()
{
    QFETCH(const bool, verify);
    QFETCH(const bool, right);

    TlsBmc bmc(m_tls);
    redfish::HttpRequest request;
    request.url = "https" + bmc.address().substr(std::string("redfish").size()) + "/redfish/v1/";
    request.verifyCertificate = false;
    request.wantsPeerKey = true;
    const redfish::HttpAnswer seen = exchange(request);
    QCOMPARE(seen.status, 200);
    QCOMPARE(seen.peerKey.substr(0, 8), std::string("sha256//"));
    QCOMPARE(seen.peerKey.size(), std::size_t{52});

    request.verifyCertificate = verify;
    request.wantsPeerKey = false;
    request.pinnedKey = right ? seen.peerKey : "sha256//" + std::string(43, 'A') + "=";
    const auto before = bmc.requests().size();
    const redfish::HttpAnswer answer = exchange(request);
    const bool accepted = right && !verify;
    QCOMPARE(answer.failure == redfish::Failure::None, accepted);
    QCOMPARE(answer.failure == redfish::Failure::Tls, !accepted);
    QCOMPARE(bmc.requests().size() - before, std::size_t(accepted ? 1 : 0));
    if (!right)
        QVERIFY2(answer.trouble.find("another key") != std::string::npos, answer.trouble.c_str());
}

void TestRedfishTls::floorOfTlsHolds_data()
{
    QTest::addColumn<int>("floor");
    QTest::addColumn<bool>("accepted");
    QTest::newRow("1.2") << static_cast<int>(redfish::TlsFloor::Tls12) << true;
    QTest::newRow("1.3") << static_cast<int>(redfish::TlsFloor::Tls13) << false;
    QTest::newRow("old") << static_cast<int>(redfish::TlsFloor::Old) << true;
}

void TestRedfishTls::floorOfTlsHolds()
{
    QFETCH(const int, floor);
    QFETCH(const bool, accepted);

    QSslConfiguration only12 = m_tls;
    only12.setProtocol(QSsl::TlsV1_2);
    TlsBmc bmc(only12);
    redfish::HttpRequest request;
    request.url = "https" + bmc.address().substr(std::string("redfish").size()) + "/redfish/v1/";
    request.verifyCertificate = false;
    request.tlsFloor = static_cast<redfish::TlsFloor>(floor);
    QCOMPARE(exchange(request).status, accepted ? 200 : 0);
}

QTEST_GUILESS_MAIN(TestRedfishTls)
#include "tst_redfishtls.moc"
