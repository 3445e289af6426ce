// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Listener.h"
#include "backend/http/tls/CertificateAuthority.h"
#include "tests/support/runner/Runner.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>
#include <QTest>

namespace tst_certificateauthority {

using namespace hp;
using std::chrono::hours;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

QSslCertificate certificateOf(const std::string &pem)
{
    const auto list = QSslCertificate::fromData(QByteArray::fromStdString(pem));
    return list.isEmpty() ? QSslCertificate() : list.first();
}

} // namespace

class TestCertificateAuthority : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void theFirstStartMakesAnAuthorityForTenYears()
    {
        const auto authority = http::CertificateAuthority::open(directory(), start);
        QVERIFY(authority.has_value());
        const auto certificate = certificateOf(authority->certificatePem());
        QVERIFY(certificate.isSelfSigned());
        QCOMPARE(certificate.expiryDate().date().year(), 2036);
        QCOMPARE(certificate.publicKey().algorithm(), QSsl::Ec);
        QCOMPARE(certificate.publicKey().length(), 256);
        for (const char *name : {"ca.crt", "ca.key"})
            QVERIFY(!(QFileInfo(m_dir->filePath(QString::fromLatin1(name))).permissions()
                      & (QFileDevice::ReadGroup | QFileDevice::ReadOther)));
    }

    void theServerIsKnownByAllItsNames()
    {
        const auto authority = http::CertificateAuthority::open(directory(), start);
        const auto material =
            authority->serverMaterial("site-1.example", {"10.1.2.3", 7480}, start);
        QVERIFY(material.has_value());
        const auto names = certificateOf(material->certificatePem).subjectAlternativeNames();
        const QStringList dns = names.values(QSsl::DnsEntry);
        const QStringList addresses = names.values(QSsl::IpAddressEntry);
        QVERIFY(dns.contains(QStringLiteral("localhost"))
                && dns.contains(QStringLiteral("site-1.example")));
        QVERIFY(addresses.contains(QStringLiteral("127.0.0.1"))
                && addresses.contains(QStringLiteral("10.1.2.3")));
        QVERIFY(addresses.contains(QStringLiteral("::1"))
                || addresses.contains(QStringLiteral("0:0:0:0:0:0:0:1")));
        QVERIFY(http::makeTlsContext(*material).has_value());
    }

    void whoListensOnAnyAddressIsKnownByThoseOfTheHost()
    {
        const auto authority = http::CertificateAuthority::open(directory(), start);
        const std::vector<std::string> own{"192.0.2.7", "2001:db8::7"};
        for (const char *any : {"0.0.0.0", "::"}) {
            const auto material = authority->serverMaterial("h", {any, 7480}, start, own);
            const QStringList addresses = certificateOf(material->certificatePem)
                                              .subjectAlternativeNames()
                                              .values(QSsl::IpAddressEntry);
            QVERIFY(addresses.contains(QStringLiteral("192.0.2.7")));
            QVERIFY(addresses.filter(QStringLiteral("2001:")).size() == 1);
        }
        // The Service before it has names besides; what is none is left out.
        const auto service = authority->serverMaterial(
            "h", {"127.0.0.1", 7480}, start, {"holdpoint.ns.svc", "no name, IP:192.0.2.9"});
        const auto alternatives = certificateOf(service->certificatePem).subjectAlternativeNames();
        QVERIFY(alternatives.values(QSsl::DnsEntry).contains(QStringLiteral("holdpoint.ns.svc")));
        QCOMPARE(alternatives.values(QSsl::DnsEntry).size(), 3);
        QCOMPARE(alternatives.values(QSsl::IpAddressEntry).size(), 2);
        // Who listens on one address is not known by another.
        const auto material = authority->serverMaterial("h", {"127.0.0.1", 7480}, start, own);
        QVERIFY(material.has_value());
        const auto before = authority->serverMaterial("h", {"0.0.0.0", 7480}, start, own);
        const auto another = authority->serverMaterial("h", {"0.0.0.0", 7480}, start, own, true);
        QVERIFY(another->certificatePem != before->certificatePem);
        QVERIFY(another->keyPem != before->keyPem);
        QVERIFY(*authority->serverMaterial("h", {"0.0.0.0", 7480}, start, own) == *another);
        const auto moved = authority->serverMaterial("h", {"0.0.0.0", 7480}, start, {"192.0.2.8"});
        QVERIFY(before->certificatePem != moved->certificatePem);
    }

    void nothingChangesWithoutNeed()
    {
        const auto first = http::CertificateAuthority::open(directory(), start);
        const auto before = first->serverMaterial("h", {}, start);
        const auto second = http::CertificateAuthority::open(directory(), start + hours(24 * 300));
        const auto after = second->serverMaterial("h", {}, start + hours(24 * 300));
        QCOMPARE(second->certificatePem(), first->certificatePem());
        QCOMPARE(after->certificatePem, before->certificatePem);
    }

    void aClockThatIsSetBackByHoursShutsNobodyOut()
    {
        const auto authority = http::CertificateAuthority::open(directory(), start);
        const auto before = authority->serverMaterial("h", {}, start);
        const auto after = authority->serverMaterial("h", {}, start - hours(2));
        QCOMPARE(after->certificatePem, before->certificatePem);
        const QDateTime then = QDateTime::fromSecsSinceEpoch(
            std::chrono::duration_cast<std::chrono::seconds>((start - hours(2)).time_since_epoch())
                .count());
        QVERIFY(certificateOf(authority->certificatePem()).effectiveDate() < then);
        QVERIFY(certificateOf(after->certificatePem).effectiveDate() < then);
    }

    void theServerCertificateIsRenewed_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("breakFile");
        QTest::newRow("within thirty days of its end") << 340 << QStringLiteral("h") << QString();
        QTest::newRow("when it was made while the clock was days ahead")
            << -2 << QStringLiteral("h") << QString();
        QTest::newRow("for another host name") << 1 << QStringLiteral("other") << QString();
        QTest::newRow("when its file is broken")
            << 1 << QStringLiteral("h") << QStringLiteral("server.crt");
        QTest::newRow("when its key is broken")
            << 1 << QStringLiteral("h") << QStringLiteral("server.key");
    }
    void theServerCertificateIsRenewed()
    {
        QFETCH(const int, days);
        QFETCH(const QString, host);
        QFETCH(const QString, breakFile);
        const auto authority = http::CertificateAuthority::open(directory(), start);
        const auto before = authority->serverMaterial("h", {}, start);
        if (!breakFile.isEmpty())
            QVERIFY(directory().write(breakFile.toStdString(), "nonsense").has_value());
        const auto after =
            authority->serverMaterial(host.toStdString(), {}, start + hours(24 * days));
        QVERIFY(after.has_value());
        QVERIFY(after->certificatePem != before->certificatePem);
        QVERIFY(http::makeTlsContext(*after).has_value());
    }

    void aBrokenAuthorityIsASentenceNotANewOne_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("remove");
        QTest::newRow("no certificate inside") << QStringLiteral("ca.crt") << false;
        QTest::newRow("no key inside") << QStringLiteral("ca.key") << false;
        QTest::newRow("the key is missing") << QStringLiteral("ca.key") << true;
        QTest::newRow("the certificate is missing") << QStringLiteral("ca.crt") << true;
    }
    void aBrokenAuthorityIsASentenceNotANewOne()
    {
        QFETCH(const QString, file);
        QFETCH(const bool, remove);
        QVERIFY(http::CertificateAuthority::open(directory(), start).has_value());
        if (remove)
            QVERIFY(QFile::remove(m_dir->filePath(file)));
        else
            QVERIFY(directory().write(file.toStdString(), "nonsense").has_value());
        const auto again = http::CertificateAuthority::open(directory(), start);
        QVERIFY(!again);
        QVERIFY(again.error().code == ErrorCode::Invalid);
        QVERIFY(QString::fromStdString(again.error().message).contains(m_dir->filePath(file)));
    }

    void ownCertificatesAreCheckedBeforeTheyAreUsed()
    {
        const auto authority = http::CertificateAuthority::open(directory(), start);
        const auto now = std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
        const auto material = authority->serverMaterial("h", {}, now);
        const std::string cert = directory().file("server.crt");
        const std::string key = directory().file("server.key");
        QVERIFY(http::readTlsMaterial(cert, key).has_value());

        const std::string certificate = *http::readFile(cert);
        const std::string privateKey = *http::readFile(key);
        const std::string first = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
        const auto said = [&](const std::string &c, const std::string &k) {
            [[maybe_unused]] const bool stored =
                directory().write("c.pem", c) && directory().write("k.pem", k);
            const auto read =
                http::readTlsMaterial(directory().file("c.pem"), directory().file("k.pem"));
            return read ? QString() : QString::fromStdString(read.error().message);
        };
        const auto with = [](const std::string &text, const char *from, const char *to) {
            return QString::fromStdString(text)
                .replace(QLatin1String(from), QLatin1String(to))
                .toStdString();
        };
        const struct {
            std::string certificate{};
            std::string key{};
            const char *end = nullptr; ///< of what is said; empty: nothing
        } rows[] = {
            {certificate, privateKey, ""},
            {with(certificate, "\n", "\r\n"), with(privateKey, "\n", "\r\n"), ""},
            {certificate + authority->certificatePem(), privateKey, ""},
            {"Bag Attributes\n" + certificate, privateKey + privateKey, ""},
            {" \r\n", privateKey, "c.pem holds no PEM certificate: it is empty."},
            {"text", privateKey, "c.pem holds no PEM certificate."},
            {privateKey, privateKey, "c.pem holds no PEM certificate: it begins with PRIVATE KEY."},
            {"\xef\xbb\xbf" + certificate, privateKey, ""},
            {"\xff\xfe-", privateKey, "c.pem holds no PEM certificate: it is text in UTF-16."},
            {"0\x82\x01",
             privateKey,
             "c.pem holds no PEM certificate: it is binary (DER or PKCS #12)."},
            {first, privateKey, "c.pem holds no PEM certificate: what is there cannot be read."},
            {certificate + first, privateKey, "c.pem cannot be read."},
            {certificate, "", "k.pem holds no PEM private key: it is empty."},
            {certificate,
             certificate,
             "k.pem holds no PEM private key: it begins with CERTIFICATE."},
            {certificate,
             "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n",
             "k.pem holds no PEM private key: it is encrypted, and nobody types its password."},
            {authority->certificatePem() + certificate,
             privateKey,
             "c.pem, which has to be the first one there."},
            {authority->certificatePem(), privateKey, "c.pem."},
        };
        for (const auto &row : rows) {
            const QString sentence = said(row.certificate, row.key);
            const QString end = QString::fromLatin1(row.end);
            QVERIFY2(end.isEmpty() ? sentence.isEmpty() : sentence.endsWith(end),
                     qPrintable(sentence));
        }
        const auto missing = http::readTlsMaterial(cert + "x", key);
        QVERIFY(!missing);
        QCOMPARE(missing.error().message, "There is no file " + cert + "x.");
    }

private:
    http::DataDirectory directory()
    {
        return *http::DataDirectory::open(m_dir->path().toStdString());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

} // namespace tst_certificateauthority

HP_TEST(tst_certificateauthority, TestCertificateAuthority)
#include "tst_certificateauthority.moc"
