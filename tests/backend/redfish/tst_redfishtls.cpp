// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/CertificateAuthority.h"
#include "backend/http/tls/TlsMaterial.h"
#include "backend/redfish/PeerCertificate.h"
#include "tests/backend/redfish/DriverBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTemporaryDir>

#include <atomic>
#include <memory>
#include <thread>

namespace tst_redfishtls {

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
        playDefaultBmc();
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
    void untrustedCertificateIsShown();
    void acceptedKeyIsTheOnlyOneAccepted_data();
    void acceptedKeyIsTheOnlyOneAccepted();
    void certificateIsShownWhenASessionIsTakenUpAgain();
    void oldestProtocolHolds_data();
    void oldestProtocolHolds();

private:
    [[nodiscard]] static drivers::BmcTarget at(const ScriptedBmc &bmc);

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
    bench.settings.headersTimeout = redfish::Span(1500); // it waits for the end of a line
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
                                on += answer && answer->state == PowerState::On ? 1 : 0;
                            });
    }
    QVERIFY(hp::tests::waitFor([&on] { return on == hosts; }));
    QVERIFY(bench.driver().connections() <= hosts); // hosts behind one address share some
}

/// A driver's target at a BMC with an identity of its own.
drivers::BmcTarget TestRedfishTls::at(const ScriptedBmc &bmc)
{
    drivers::BmcTarget target;
    target.hostId = "ns/host";
    target.address = bmc.address();
    target.username = "admin";
    target.password = "secret";
    return target;
}

void TestRedfishTls::untrustedCertificateIsShown()
{
    DriverBench bench;
    const TlsIdentity identity;
    bench.bmc.useTls(identity);
    const auto answer = bench.read(at(bench.bmc));
    QCOMPARE(said(answer), QStringLiteral("Refused"));
    QCOMPARE(answer.error().detail, std::string("TlsUntrusted"));
    for (const std::string &part :
         {identity.fingerprint(), identity.pin(), std::string("self-signed")})
        QVERIFY2(answer.error().message.find(part) != std::string::npos,
                 answer.error().message.c_str());
    QVERIFY(bench.bmc.requests().empty());
}

void TestRedfishTls::acceptedKeyIsTheOnlyOneAccepted_data()
{
    QTest::addColumn<bool>("verify");
    QTest::addColumn<QString>("pins"); // R: the right key, W: another one
    QTest::addColumn<QString>("expected");
    QTest::newRow("the right key makes up for an unknown authority")
        << true << QStringLiteral("R") << QStringLiteral("On");
    QTest::newRow("the right key counts without verification too")
        << false << QStringLiteral("R") << QStringLiteral("On");
    QTest::newRow("one of two keys, while one follows the other")
        << true << QStringLiteral("W;R") << QStringLiteral("On");
    QTest::newRow("another key") << true << QStringLiteral("W") << QStringLiteral("Refused");
    QTest::newRow("another key where nothing else is verified")
        << false << QStringLiteral("W") << QStringLiteral("Refused");
    QTest::newRow("a mistyped pin is not no pin")
        << false << QStringLiteral("sha256//abc") << QStringLiteral("Invalid");
}

void TestRedfishTls::acceptedKeyIsTheOnlyOneAccepted()
{
    QFETCH(const bool, verify);
    QFETCH(QString, pins);
    QFETCH(const QString, expected);

    DriverBench bench;
    const TlsIdentity identity;
    bench.bmc.useTls(identity);
    pins.replace(u'W', QStringLiteral("sha256//") + QString(43, u'A') + u'=');
    auto target = at(bench.bmc);
    target.verifyCertificate = verify;
    target.pin = pins.replace(u'R', QString::fromStdString(identity.pin())).toStdString();
    const auto answer = bench.read(target);
    QCOMPARE(said(answer), expected);
    QCOMPARE(bench.bmc.requests().empty(), expected != QStringLiteral("On"));
    if (expected == QStringLiteral("Refused")) {
        QCOMPARE(answer.error().detail, std::string("TlsKeyChanged"));
        QVERIFY(answer.error().message.find(identity.fingerprint()) != std::string::npos);
    }
}

/// Nothing is verified then, so whoever only watches that sees no certificate.
void TestRedfishTls::certificateIsShownWhenASessionIsTakenUpAgain()
{
    ScriptedBmc bmc;
    bmc.playDefaultBmc();
    const TlsIdentity identity;
    bmc.useTls(identity);
    const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> easy(curl_easy_init(),
                                                                   &curl_easy_cleanup);
    redfish::CertificateWatch watch;
    watch.attach(easy.get());
    const std::string url = "https://127.0.0.1:" + std::to_string(bmc.port()) + "/redfish/v1/";
    curl_easy_setopt(easy.get(), CURLOPT_URL, url.c_str());
    curl_easy_setopt(easy.get(), CURLOPT_NOBODY, 0L);
    curl_easy_setopt(easy.get(), CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy.get(), CURLOPT_PROXY, "");
    curl_easy_setopt(easy.get(), CURLOPT_SSL_VERIFYPEER, 0L);
    curl_easy_setopt(easy.get(), CURLOPT_SSL_VERIFYHOST, 0L);
    curl_easy_setopt(easy.get(), CURLOPT_FORBID_REUSE, 1L);
    curl_easy_setopt(
        easy.get(),
        CURLOPT_WRITEFUNCTION,
        +[](char *, std::size_t size, std::size_t count, void *) { return size * count; });
    for (int turn = 0; turn < 2; ++turn) {
        watch.clear();
        std::atomic<bool> done = false;
        std::thread client([&] {
            curl_easy_perform(easy.get());
            done = true;
        });
        const bool answered = hp::tests::waitFor([&] { return done.load(); });
        client.join();
        QVERIFY(answered);
        QVERIFY(watch.seen());
        QCOMPARE(watch.seen()->fingerprint, identity.fingerprint());
        QCOMPARE(watch.seen()->pin, identity.pin());
    }
    QCOMPARE(bmc.resumptions(), 1);
}

void TestRedfishTls::oldestProtocolHolds_data()
{
    QTest::addColumn<int>("newest"); // of the BMC, as TLS numbers it; 0: the newest there is
    QTest::addColumn<QString>("minimum");
    QTest::addColumn<QString>("expected");
    QTest::newRow("1.2 is spoken as it is") << 0x0303 << QString() << QStringLiteral("On");
    QTest::newRow("1.2 is too old where 1.3 is asked for")
        << 0x0303 << QStringLiteral("1.3") << QStringLiteral("TlsTooOld");
    QTest::newRow("1.3 where it is asked for")
        << 0 << QStringLiteral("1.3") << QStringLiteral("On");
    QTest::newRow("1.0 is too old") << 0x0301 << QString() << QStringLiteral("TlsTooOld");
    QTest::newRow("1.0 is below 1.1")
        << 0x0301 << QStringLiteral("1.1") << QStringLiteral("TlsTooOld");
    QTest::newRow("1.0 where a person allowed it")
        << 0x0301 << QStringLiteral("1.0") << QStringLiteral("On");
    QTest::newRow("a mistyped minimum is not the usual one")
        << 0 << QStringLiteral("TLS1.2") << QStringLiteral("Invalid");
}

void TestRedfishTls::oldestProtocolHolds()
{
    QFETCH(const int, newest);
    QFETCH(const QString, minimum);
    QFETCH(const QString, expected);

    DriverBench bench;
    TlsIdentity::Traits traits;
    traits.newestProtocol = newest;
    bench.bmc.useTls(TlsIdentity(traits));
    auto target = at(bench.bmc);
    target.verifyCertificate = false;
    target.tlsMinimum = minimum.toStdString();
    const auto answer = bench.read(target);
    const bool named = !answer && !answer.error().detail.empty();
    QCOMPARE(named ? QString::fromStdString(answer.error().detail) : said(answer), expected);
    if (answer && minimum == QStringLiteral("1.0"))
        QVERIFY(answer->weakness.find("TLS 1.0") != std::string::npos);
}

} // namespace tst_redfishtls

HP_TEST(tst_redfishtls, TestRedfishTls)
#include "tst_redfishtls.moc"
