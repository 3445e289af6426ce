// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/http/FrontBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <openssl/ssl.h>

namespace tst_httptls {

using namespace hp;
using namespace hp::test;

namespace {

/// What a client that speaks TLS 1.0 at most says first.
QByteArray oldClientHello()
{
    SSL_CTX *context = SSL_CTX_new(TLS_client_method());
    SSL_CTX_set_security_level(context, 0);
    SSL_CTX_set_min_proto_version(context, TLS1_VERSION);
    SSL_CTX_set_max_proto_version(context, TLS1_VERSION);
    SSL *client = SSL_new(context);
    SSL_set_bio(client, BIO_new(BIO_s_mem()), BIO_new(BIO_s_mem()));
    SSL_connect(client);
    QByteArray hello(4096, '\0');
    hello.resize(std::max(0, BIO_read(SSL_get_wbio(client), hello.data(), 4096)));
    SSL_free(client);
    SSL_CTX_free(context);
    return hello;
}

} // namespace

/// What the front shows and accepts in the TLS handshake.
class TestHttpTls : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_bench = std::make_unique<FrontBench>();
        QVERIFY(m_bench->start());
    }
    void cleanup() { m_bench.reset(); }

    void theCertificateIsFromOurAuthorityAndProtocolsAreNew()
    {
        RawClient client = m_bench->client();
        QVERIFY(client.isConnected());
        QVERIFY(client.socket().sslHandshakeErrors().isEmpty());
        QVERIFY(client.socket().sessionProtocol() >= QSsl::TlsV1_2);

        RawClient stranger(m_bench->front.port(), FrontBench().caPem);
        QVERIFY2(!stranger.isConnected(), "another authority must not be believed");
    }

    void anOldTlsVersionIsRefusedByTheServer()
    {
        RawClient client(m_bench->front.port(), {});
        client.send(oldClientHello());
        // Record 21 is an alert; level fatal, description 70 is protocol_version.
        const QByteArray alert = client.readExactly(7);
        QCOMPARE(alert.left(1), QByteArray("\x15"));
        QCOMPARE(alert.right(2), QByteArray("\x02\x46"));
    }

    void alpnAgreesOnHttp11()
    {
        QSslSocket socket;
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setCaCertificates(QSslCertificate::fromData(m_bench->caPem));
        tls.setAllowedNextProtocols({"h2", "http/1.1"});
        socket.setSslConfiguration(tls);
        socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), m_bench->front.port());
        QVERIFY(socket.waitForEncrypted(testTimeout));
        QCOMPARE(socket.sslConfiguration().nextNegotiatedProtocol(), QByteArray("http/1.1"));
    }

    void aRenewedCertificateIsShownToNewConnections()
    {
        FrontBench other;
        QVERIFY(m_bench->front.useCertificate(other.tls).has_value());
        QVERIFY(RawClient(m_bench->front.port(), other.caPem).isConnected());
        QVERIFY(!m_bench->front.useCertificate({"nonsense", other.tls.keyPem}).has_value());
    }

private:
    std::unique_ptr<FrontBench> m_bench;
};

} // namespace tst_httptls

HP_TEST(tst_httptls, TestHttpTls)
#include "tst_httptls.moc"
