// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/CertificateAuthority.h"
#include "backend/http/tls/TlsMaterial.h"
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

private:
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

QTEST_GUILESS_MAIN(TestRedfishTls)
#include "tst_redfishtls.moc"
