// SPDX-License-Identifier: Apache-2.0
#include "model/resource/CertificateRequest.h"
#include "tests/support/runner/Runner.h"

#include <QByteArray>
#include <QTest>

#include <nlohmann/json.hpp>
#include <openssl/err.h>

namespace tst_certificaterequest {

using namespace hp;
using certificate::RequestState;

namespace {

// Requests in DER as `openssl req -new` makes them, with keys of P-256 that nobody has.
/// O=system:nodes, CN=system:node:worker-1.
const char *const firstRequest =
    "MIHwMIGYAgEAMDYxFTATBgNVBAoMDHN5c3RlbTpub2RlczEdMBsGA1UEAwwUc3lzdGVtOm5vZGU6"
    "d29ya2VyLTEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATk7OtHzLpV1hADZJo+iMVPV+2iq1l6"
    "NFbqaAF8bGeCArq6ANVHp8T82KtfMBmh2A4RXtB1FTzhDaGO4CtvT78MoAAwCgYIKoZIzj0EAwID"
    "RwAwRAIgaHxBIP3e9jtMAJeoHSkkmPYuuLBM/umFJ/zEvypLNhYCICMJvgtMld+c1ubZ1Q3T3z5R"
    "+N7em7uOr8vjcst185+4";
/// The same with DNS:worker-1, DNS:worker-1.example.com, IP:10.0.0.1 and IP:fd00::1.
const char *const servingRequest =
    "MIIBRjCB7AIBADA2MRUwEwYDVQQKDAxzeXN0ZW06bm9kZXMxHTAbBgNVBAMMFHN5c3RlbTpub2Rl"
    "Ondvcmtlci0xMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE5OzrR8y6VdYQA2SaPojFT1ftoqtZ"
    "ejRW6mgBfGxnggK6ugDVR6fE/NirXzAZodgOEV7QdRU84Q2hjuArb0+/DKBUMFIGCSqGSIb3DQEJ"
    "DjFFMEMwQQYDVR0RBDowOIIId29ya2VyLTGCFHdvcmtlci0xLmV4YW1wbGUuY29thwQKAAABhxD9"
    "AAAAAAAAAAAAAAAAAAABMAoGCCqGSM49BAMCA0kAMEYCIQDYm94yOBHKXSPb9HUZIqPO0gzDSLe8"
    "AqML9OLq+w2HBgIhAMQsqyGervXwc6bDfhRjrCJgQAvPX/y96wi6K8WecGUV";
/// O=system:nodes alone.
const char *const namelessRequest =
    "MIHRMHkCAQAwFzEVMBMGA1UECgwMc3lzdGVtOm5vZGVzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD"
    "QgAE5OzrR8y6VdYQA2SaPojFT1ftoqtZejRW6mgBfGxnggK6ugDVR6fE/NirXzAZodgOEV7QdRU8"
    "4Q2hjuArb0+/DKAAMAoGCCqGSM49BAMCA0gAMEUCIQCimeXPzFCM0T2GzBmlHnRbzLr9GAlonYYE"
    "js5BXaPnAwIgVT5OwOVitEuC2O1qCzRJXLHajlT3kcxvbEqRSAIsJ3U=";
/// CN=worker-1.
const char *const plainRequest =
    "MIHkMIGMAgEAMCoxFTATBgNVBAoMDHN5c3RlbTpub2RlczERMA8GA1UEAwwId29ya2VyLTEwWTAT"
    "BgcqhkjOPQIBBggqhkjOPQMBBwNCAATk7OtHzLpV1hADZJo+iMVPV+2iq1l6NFbqaAF8bGeCArq6"
    "ANVHp8T82KtfMBmh2A4RXtB1FTzhDaGO4CtvT78MoAAwCgYIKoZIzj0EAwIDRwAwRAIgebLVjiqq"
    "gsOmTUVPIpibbK1sELr2T4rpz4ZUSHhAX/ICIFPiy8i0SDBqHRIhtpF0sUwcP3tDoO9zQGmlge7s"
    "iDCB";
/// CN=system:node:Worker_1.
const char *const capitalRequest =
    "MIHxMIGYAgEAMDYxFTATBgNVBAoMDHN5c3RlbTpub2RlczEdMBsGA1UEAwwUc3lzdGVtOm5vZGU6"
    "V29ya2VyXzEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATk7OtHzLpV1hADZJo+iMVPV+2iq1l6"
    "NFbqaAF8bGeCArq6ANVHp8T82KtfMBmh2A4RXtB1FTzhDaGO4CtvT78MoAAwCgYIKoZIzj0EAwID"
    "SAAwRQIhAMOnA27xbltcgkNcS/H+ksj57KFrM0cOeVeJ2thgsCmLAiAj+jJGKo6b89F4LuTz/j+/"
    "3F1gXJeYg/2+fPDvVzt39g==";
/// CN=system:node:worker-1, CN=system:node:worker-2.
const char *const doubleRequest =
    "MIIBEDCBtwIBADBVMRUwEwYDVQQKDAxzeXN0ZW06bm9kZXMxHTAbBgNVBAMMFHN5c3RlbTpub2Rl"
    "Ondvcmtlci0xMR0wGwYDVQQDDBRzeXN0ZW06bm9kZTp3b3JrZXItMjBZMBMGByqGSM49AgEGCCqG"
    "SM49AwEHA0IABOTs60fMulXWEANkmj6IxU9X7aKrWXo0VupoAXxsZ4ICuroA1UenxPzYq18wGaHY"
    "DhFe0HUVPOENoY7gK29PvwygADAKBggqhkjOPQQDAgNIADBFAiEAoN7et8aH5YwI2m2Smd0yFw2s"
    "f4TdENUZSyPPhkUqJkMCIG9YmT6Azip7OW0wTCdr1hoW4DOtr7vZH8Zt9WrdBIKN";

QByteArray der(const char *base64)
{
    return QByteArray::fromBase64(base64);
}

QByteArray pem(const QByteArray &content,
               const QByteArray &type = "CERTIFICATE REQUEST",
               const QByteArray &headers = {})
{
    QByteArray text = "-----BEGIN " + type + "-----\n" + headers;
    const QByteArray base64 = content.toBase64();
    for (qsizetype at = 0; at < base64.size(); at += 64)
        text += base64.mid(at, 64) + '\n';
    return text + "-----END " + type + "-----\n";
}

/// As it stands in spec.request.
QByteArray sent(const QByteArray &text)
{
    return text.toBase64();
}

/// SEQUENCEs, each in the one before.
QByteArray nested(int depth)
{
    QByteArray inner;
    for (int i = 0; i < depth; ++i) {
        QByteArray head("\x30\x84", 2);
        for (const int shift : {24, 16, 8, 0})
            head += static_cast<char>((inner.size() >> shift) & 0xff);
        inner = head + inner;
    }
    return inner;
}

QByteArray withByte(QByteArray bytes, const QByteArray &of, qsizetype at, char byte)
{
    bytes[bytes.indexOf(of) + at] = byte;
    return bytes;
}

Object requestObject(const char *more, const QByteArray &request)
{
    Json json = {{"apiVersion", "certificates.k8s.io/v1"},
                 {"kind", "CertificateSigningRequest"},
                 {"metadata", {{"name", "csr-1"}, {"creationTimestamp", "2026-01-10T12:00:00Z"}}},
                 {"spec",
                  {{"signerName", certificate::clientSigner},
                   {"username", "system:bootstrap:abcdef"},
                   {"request", request.toStdString()}}}};
    json.merge_patch(Json::parse(more));
    return Object(std::move(json));
}

} // namespace

/// What a CertificateSigningRequest says, whoever wrote it.
class TestCertificateRequest : public QObject
{
    Q_OBJECT
private slots:
    void subjects_data();
    void subjects();
    void aNameForWhichItIsToServeIsRead();
    void aFaultIsNotLeftToOthers();
    void states_data();
    void states();
    void nodes_data();
    void nodes();
    void aMachineIsCalledByItsAddresses_data();
    void aMachineIsCalledByItsAddresses();
};

void TestCertificateRequest::subjects_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("name"); // null: it is none
    const auto row = [](const char *name, const QByteArray &request, const char *expected) {
        QTest::newRow(name) << request << QString::fromLatin1(expected);
    };
    const QByteArray first = der(firstRequest);
    row("that of a kubelet", sent(pem(first)), "system:node:worker-1");
    row("that of a person", sent(pem(der(plainRequest))), "worker-1");
    row("words before it", sent("a request\n" + pem(first)), "system:node:worker-1");
    row("what follows it is not read",
        sent(pem(first) + pem(der(plainRequest))),
        "system:node:worker-1");
    row("nothing", "", nullptr);
    row("no base64", "-----BEGIN CERTIFICATE REQUEST-----", nullptr);
    row("base64 of nothing", "====", nullptr);
    row("a part of it", sent(pem(first)).chopped(1), nullptr);
    row("garbage", sent(QByteArray("\x00\xff\x30\x82 csr", 8)), nullptr);
    row("DER without PEM", sent(first), nullptr);
    row("a PEM of garbage", sent(pem("garbage")), nullptr);
    row("a PEM without its end", sent(pem(first).chopped(20)), nullptr);
    row("a PEM of nothing", sent(pem({})), nullptr);
    row("a certificate", sent(pem(first, "CERTIFICATE")), nullptr);
    row("the old name of a request", sent(pem(first, "NEW CERTIFICATE REQUEST")), nullptr);
    row("a request behind something else", sent(pem("key", "PRIVATE KEY") + pem(first)), nullptr);
    row("one that asks for a password",
        sent(pem(first,
                 "CERTIFICATE REQUEST",
                 "Proc-Type: 4,ENCRYPTED\nDEK-Info: DES-CBC,0123456789ABCDEF\n\n")),
        "system:node:worker-1");
    row("bytes behind it", sent(pem(first + "x")), nullptr);
    row("half of it", sent(pem(first.chopped(first.size() / 2))), nullptr);
    row("a length that is too large",
        sent(pem(withByte(first, first.left(1), 2, '\xff'))),
        nullptr);
    row("a deep nesting", sent(pem(nested(2000))), nullptr);
    row("too much", sent(pem(first) + QByteArray(64 * 1024, '\n')), nullptr);
    row("much before it", sent(QByteArray(64 * 1024, '\n') + pem(first)), nullptr);
    row("no common name", sent(pem(der(namelessRequest))), nullptr);
    row("two common names", sent(pem(der(doubleRequest))), nullptr);
    row("a common name with a NUL", sent(pem(withByte(first, "worker-1", 6, '\0'))), nullptr);
    row("a common name with an end of line",
        sent(pem(withByte(first, "worker-1", 6, '\n'))),
        nullptr);
    row("a common name that is no UTF-8",
        sent(pem(withByte(first, "worker-1", 6, '\xff'))),
        nullptr);
}

void TestCertificateRequest::subjects()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QString, name);
    const auto subject = certificate::subjectOf(request.toStdString());
    QCOMPARE(subject ? QString::fromStdString(subject->commonName) : QString(), name);
}

void TestCertificateRequest::aNameForWhichItIsToServeIsRead()
{
    const auto subject = certificate::subjectOf(sent(pem(der(servingRequest))).toStdString());
    QVERIFY(bool(subject));
    QCOMPARE(subject->dnsNames, (std::vector<std::string>{"worker-1", "worker-1.example.com"}));
    QCOMPARE(subject->addresses, (std::vector<std::string>{"10.0.0.1", "fd00::1"}));
    // One with a NUL is none, and the others are read.
    const QByteArray odd = withByte(der(servingRequest), "worker-1.example", 6, '\0');
    const auto rest = certificate::subjectOf(sent(pem(odd)).toStdString());
    QVERIFY(bool(rest));
    QCOMPARE(rest->dnsNames, (std::vector<std::string>{"worker-1"}));
}

void TestCertificateRequest::aFaultIsNotLeftToOthers()
{
    // What is left in the queue of the thread is taken for the fault of a connection.
    (void)certificate::subjectOf(sent(pem("garbage")).toStdString());
    QCOMPARE(ERR_peek_error(), 0UL);
}

void TestCertificateRequest::states_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("message");
    const auto row =
        [](const char *name, const char *status, RequestState state, const char *message) {
            QTest::newRow(name) << QByteArray(status) << static_cast<int>(state)
                                << QString::fromLatin1(message);
        };
    row("nothing", "{}", RequestState::Pending, "");
    row("null", R"({"status": null})", RequestState::Pending, "");
    row("no list", R"({"status": {"conditions": "Approved"}})", RequestState::Pending, "");
    row("approved",
        R"({"status": {"conditions": [{"type": "Approved", "status": "True", "message": "ok"}]}})",
        RequestState::Approved,
        "ok");
    row("approved without a status",
        R"({"status": {"conditions": [{"type": "Approved"}]}})",
        RequestState::Approved,
        "");
    row("approved is false",
        R"({"status": {"conditions": [{"type": "Approved", "status": "False"}]}})",
        RequestState::Pending,
        "");
    row("denied",
        R"({"status": {"conditions": [{"type": "Denied", "status": "True", "message": "no"}]}})",
        RequestState::Denied,
        "no");
    row("denied after all",
        R"({"status": {"certificate": "LS0t", "conditions": [{"type": "Denied", "status": "True", "message": "no"}, {"type": "Approved", "status": "True"}]}})",
        RequestState::Denied,
        "no");
    row("failed",
        R"({"status": {"conditions": [{"type": "Approved", "status": "True"}, {"type": "Failed", "status": "True", "message": "usage"}]}})",
        RequestState::Failed,
        "usage");
    row("issued",
        R"({"status": {"certificate": "LS0t", "conditions": [{"type": "Approved", "status": "True", "message": "ok"}]}})",
        RequestState::Issued,
        "ok");
}

void TestCertificateRequest::states()
{
    QFETCH(const QByteArray, status);
    QFETCH(const int, state);
    QFETCH(const QString, message);
    const auto request =
        certificate::requestOf(requestObject(status.constData(), sent(pem(der(firstRequest)))));
    QVERIFY(bool(request));
    QCOMPARE(static_cast<int>(request->state), state);
    QCOMPARE(QString::fromStdString(request->message), message);
    QCOMPARE(request->node, std::string("worker-1"));
}

void TestCertificateRequest::nodes_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("node"); // null: none of kubelets
    QTest::addColumn<bool>("isOwn");
    const auto row = [](const char *name,
                        const char *spec,
                        const QByteArray &request,
                        const char *node,
                        bool isOwn) {
        QTest::newRow(name) << QByteArray(spec) << request << QString::fromLatin1(node) << isOwn;
    };
    const QByteArray first = sent(pem(der(firstRequest)));
    row("a new server", "{}", first, "worker-1", false);
    row("a renewal", R"({"spec": {"username": "system:node:worker-1"}})", first, "worker-1", true);
    row("a request for another",
        R"({"spec": {"username": "system:node:worker-2"}})",
        first,
        "worker-1",
        false);
    row("one that cannot be read", "{}", "garbage", "", false);
    row("a renewal that cannot be read",
        R"({"spec": {"username": "system:node:worker-1"}})",
        "garbage",
        "worker-1",
        true);
    row("a request that is no text", R"({"spec": {"request": {"a": 1}}})", "", "", false);
    row("a person", "{}", sent(pem(der(plainRequest))), "", false);
    row("a name that no Node has", "{}", sent(pem(der(capitalRequest))), "", false);
    row("another signer",
        R"({"spec": {"signerName": "kubernetes.io/kube-apiserver-client"}})",
        first,
        nullptr,
        false);
    row("no signer", R"({"spec": null})", first, nullptr, false);
}

void TestCertificateRequest::nodes()
{
    QFETCH(const QByteArray, spec);
    QFETCH(const QByteArray, request);
    QFETCH(const QString, node);
    QFETCH(const bool, isOwn);
    const auto read = certificate::requestOf(requestObject(spec.constData(), request));
    QCOMPARE(bool(read), !node.isNull());
    if (!read)
        return;
    QCOMPARE(QString::fromStdString(read->node), node);
    QCOMPARE(certificate::isOfItsNode(*read), isOwn);
}

void TestCertificateRequest::aMachineIsCalledByItsAddresses_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *name, const char *status, const char *names) {
        QTest::newRow(name) << QByteArray(status) << QString::fromLatin1(names);
    };
    row("nothing", "null", "m1");
    row("a Node",
        R"({"nodeRef": {"name": "w"}, "addresses": [{"type": "Hostname", "address": "x"}]})",
        "w");
    row("addresses",
        R"({"addresses": [{"type": "Hostname", "address": "W1"}, {"type": "InternalDNS", "address": "w1.example.com."},
                          {"type": "InternalIP", "address": "10.0.0.1"}, {"type": "ExternalDNS", "address": "public"}]})",
        "m1 w1 w1.example.com");
    row("what everything is called",
        R"({"addresses": [{"type": "Hostname", "address": "localhost"}, {"type": "Hostname", "address": "localhost.localdomain"}, {"type": "Hostname"}, 7]})",
        "m1");
    row("no list", R"({"addresses": "w1"})", "m1");
}

void TestCertificateRequest::aMachineIsCalledByItsAddresses()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QString, names);
    const Object machine(Json{{"metadata", {{"name", "m1"}, {"namespace", "n"}}},
                              {"status", Json::parse(status.toStdString())}});
    QStringList found;
    for (const std::string &name : certificate::nodeNamesOf(machine))
        found.append(QString::fromStdString(name));
    QCOMPARE(found.join(QLatin1Char(' ')), names);
}

} // namespace tst_certificaterequest

HP_TEST(tst_certificaterequest, TestCertificateRequest)
#include "tst_certificaterequest.moc"
