// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/http/FrontBench.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QProcess>
#include <QTest>

namespace tst_clientcertificate {

using namespace hp;
using namespace hp::test;

namespace {

const QByteArray adminToken = "Authorization: Bearer admin-token\r\n";

} // namespace

/// Logging in by certificate, with certificates that the openssl command made.
class TestClientCertificate : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString subject = QStringLiteral("/CN=authority of the clients");
        QVERIFY(make("ca", subject, {}));
        QVERIFY(make("stranger", subject, {}));
    }
    void init()
    {
        m_bench = std::make_unique<FrontBench>();
        m_bench->tls.clientCaPem = read("ca", ".crt").toStdString();
        QVERIFY(m_bench->start());
    }
    void cleanup() { m_bench.reset(); }

    void theSubjectIsTheIdentity_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::addColumn<QByteArray>("identity");
        QTest::newRow("the organisation is the role")
            << "/O=operator/CN=olga" << QByteArray("olga:operator");
        QTest::newRow("several organisations")
            << "/O=team-a/O=viewer/O=hook/CN=bot" << QByteArray("bot:viewerhook");
        QTest::newRow("the role as the API shows it among the groups")
            << "/O=holdpoint:viewer/CN=vera" << QByteArray("vera:viewer");
        QTest::newRow("the masters of Kubernetes are nobody here")
            << "/O=system:masters/CN=kube-admin" << QByteArray("kube-admin:");
        QTest::newRow("an unknown organisation gives no role")
            << "/O=Example Corp/CN=eve" << QByteArray("eve:");
    }
    void theSubjectIsTheIdentity()
    {
        QFETCH(const QString, subject);
        QFETCH(const QByteArray, identity);
        RawClient client = clientWith(subject);
        const auto answer = client.ask(request("GET /echo", {}));
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body.split('\n').value(3), identity);
    }

    void theMastersOfKubernetesAreAdminsWhereThatIsConfigured()
    {
        m_bench = std::make_unique<FrontBench>();
        m_bench->tls.clientCaPem = read("ca", ".crt").toStdString();
        m_bench->tls.clientMasters = true;
        QVERIFY(m_bench->start());
        RawClient client = clientWith(QStringLiteral("/O=system:masters/CN=kube-admin"));
        const auto answer = client.ask(request("GET /echo", {}));
        QCOMPARE(answer.body.split('\n').value(3), QByteArray("kube-admin:admin"));
    }

    void aTokenGoesBeforeTheCertificate()
    {
        RawClient client = clientWith(QStringLiteral("/O=viewer/CN=vera"));
        QVERIFY(client.ask(request("GET /echo", adminToken)).body.contains("\nalice:admin\n"));
        QCOMPARE(client.ask(request("GET /echo", "Authorization: Bearer guess\r\n")).status, 401);
    }

    void withoutACertificateTheTokenDecides()
    {
        RawClient client = m_bench->client();
        QCOMPARE(client.ask(request("GET /echo", {})).status, 401);
        QCOMPARE(client.ask(request("GET /echo", adminToken)).status, 200);
    }

    void anotherPageCannotUseTheCertificateOfABrowser_data()
    {
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");
        QTest::newRow("another page") << QByteArray("Origin: https://evil.example\r\n") << 403;
        QTest::newRow("our own page") << QByteArray("Origin: https://test\r\n") << 200;
        QTest::newRow("no browser") << QByteArray() << 200;
    }
    void anotherPageCannotUseTheCertificateOfABrowser()
    {
        QFETCH(const QByteArray, origin);
        QFETCH(const int, status);
        RawClient client = clientWith(QStringLiteral("/O=admin/CN=anna"));
        QCOMPARE(client.ask(request("POST /echo", origin, "x")).status, status);
    }

    void aCertificateOfAStrangerIsRefusedWithTheHandshake_data()
    {
        QTest::addColumn<QString>("authority");
        QTest::addColumn<QString>("usage");
        QTest::newRow("another authority") << "stranger"
                                           << "clientAuth";
        QTest::newRow("a server's certificate") << "ca"
                                                << "serverAuth";
    }
    void aCertificateOfAStrangerIsRefusedWithTheHandshake()
    {
        QFETCH(const QString, authority);
        QFETCH(const QString, usage);
        QVERIFY(make("one", QStringLiteral("/O=admin/CN=eve"), authority, usage));
        RawClient client(m_bench->front.port(), m_bench->caPem, keyOf("one"));
        QCOMPARE(client.ask(request("GET /echo", adminToken)).status, 0);
    }

    void withoutTheOptionCertificatesMeanNothing()
    {
        FrontBench bench;
        QVERIFY(bench.start());
        QVERIFY(make("one", QStringLiteral("/O=admin/CN=anna")));
        RawClient client(bench.front.port(), bench.caPem, keyOf("one"));
        QCOMPARE(client.ask(request("GET /echo", {})).status, 401);
    }

    void aFileWithoutACertificateIsOneSentence()
    {
        QFile file(m_dir.filePath(QStringLiteral("empty.crt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto read = http::readClientAuthorities(file.fileName().toStdString());
        QVERIFY(!read.has_value());
        QVERIFY(read.error().message.find("empty.crt holds no PEM certificate: it is empty.")
                != std::string::npos);
    }

private:
    /// Makes NAME.crt and NAME.key; self-signed without an authority.
    bool make(const char *name,
              const QString &subject,
              const QString &authority = QStringLiteral("ca"),
              const QString &usage = QStringLiteral("clientAuth"))
    {
        QString line = QStringLiteral("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 "
                                      "-nodes -days 2 -keyout %1.key -out %1.crt")
                           .arg(QString::fromLatin1(name));
        if (!authority.isEmpty())
            line += QStringLiteral(" -CA %1.crt -CAkey %1.key -addext extendedKeyUsage=%2 "
                                   "-addext basicConstraints=CA:FALSE")
                        .arg(authority, usage);
        QProcess openssl;
        openssl.setWorkingDirectory(m_dir.path());
        openssl.start(QStringLiteral("openssl"),
                      line.split(QLatin1Char(' ')) << QStringLiteral("-subj") << subject);
        return openssl.waitForFinished(testTimeout) && openssl.exitCode() == 0;
    }
    QByteArray read(const char *name, const char *ending)
    {
        QFile file(m_dir.filePath(QString::fromLatin1(name) + QString::fromLatin1(ending)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    ClientKey keyOf(const char *name) { return {read(name, ".crt"), read(name, ".key")}; }
    RawClient clientWith(const QString &subject)
    {
        make("one", subject);
        return RawClient(m_bench->front.port(), m_bench->caPem, keyOf("one"));
    }

    QTemporaryDir m_dir;
    std::unique_ptr<FrontBench> m_bench;
};

} // namespace tst_clientcertificate

HP_TEST(tst_clientcertificate, TestClientCertificate)
#include "tst_clientcertificate.moc"
