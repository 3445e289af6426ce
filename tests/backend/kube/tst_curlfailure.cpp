// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/CurlFailure.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_curlfailure {

using namespace hp::kube;

/// What curl is given of a server's address, and what its errors are told as.
class TestCurlFailure : public QObject
{
    Q_OBJECT
private slots:
    void anAddressIsTakenApart_data();
    void anAddressIsTakenApart();
    void anErrorIsToldWithItsServer_data();
    void anErrorIsToldWithItsServer();
};

void TestCurlFailure::anAddressIsTakenApart_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<QString>("authority");
    QTest::addColumn<QString>("port");
    QTest::addColumn<QString>("prefix");
    QTest::newRow("the port of https is known") << "https://api.example"
                                                << "https"
                                                << "api.example:443"
                                                << "443"
                                                << "";
    QTest::newRow("the port of http is known") << "http://api.example"
                                               << "http"
                                               << "api.example:80"
                                               << "80"
                                               << "";
    QTest::newRow("a port that is written stays") << "https://10.0.0.5:6443"
                                                  << "https"
                                                  << "10.0.0.5:6443"
                                                  << "6443"
                                                  << "";
    QTest::newRow("without a scheme it is https, as kubectl takes it") << "api.example:6443"
                                                                       << "https"
                                                                       << "api.example:6443"
                                                                       << "6443"
                                                                       << "";
    QTest::newRow("a proxy's path stays in front, without the slash at its end")
        << "https://rancher.example/k8s/clusters/c-1/"
        << "https"
        << "rancher.example:443"
        << "443"
        << "/k8s/clusters/c-1";
    QTest::newRow("the colons of an IPv6 address are no port") << "https://[fd00::5]"
                                                               << "https"
                                                               << "[fd00::5]:443"
                                                               << "443"
                                                               << "";
    QTest::newRow("an IPv6 address with a port") << "https://[fd00::5]:6443"
                                                 << "https"
                                                 << "[fd00::5]:6443"
                                                 << "6443"
                                                 << "";
}

void TestCurlFailure::anAddressIsTakenApart()
{
    QFETCH(QString, server);
    const ServerParts parts = partsOf(server.toStdString());
    QTEST(QString::fromStdString(parts.scheme), "scheme");
    QTEST(QString::fromStdString(parts.authority), "authority");
    QTEST(QString::fromStdString(parts.port), "port");
    QTEST(QString::fromStdString(parts.prefix), "prefix");
}

void TestCurlFailure::anErrorIsToldWithItsServer_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("failure");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nobody listens") << int(CURLE_COULDNT_CONNECT) << int(Failure::Connect)
                                    << "connection refused (10.0.0.5:6443)";
    QTest::newRow("nothing comes in time")
        << int(CURLE_OPERATION_TIMEDOUT) << int(Failure::TimedOut)
        << "no answer in time (10.0.0.5:6443)";
    QTest::newRow("somebody else's certificate")
        << int(CURLE_PEER_FAILED_VERIFICATION) << int(Failure::Untrusted)
        << "the certificate of the API server is not trusted (10.0.0.5:6443)";
    QTest::newRow("a proxy without a name is not the server's fault")
        << int(CURLE_COULDNT_RESOLVE_PROXY) << int(Failure::Connect)
        << "the name of the proxy cannot be resolved";
    QTest::newRow("what is not in the table broke on the way")
        << int(CURLE_RECV_ERROR) << int(Failure::Broken) << "the connection broke (10.0.0.5:6443)";
}

void TestCurlFailure::anErrorIsToldWithItsServer()
{
    QFETCH(int, code);
    const CurlFailure told = meaningOf(static_cast<CURLcode>(code), "10.0.0.5:6443");
    QTEST(int(told.failure), "failure");
    QTEST(QString::fromStdString(told.sentence.text()), "sentence");
}

} // namespace tst_curlfailure

HP_TEST(tst_curlfailure, TestCurlFailure)
#include "tst_curlfailure.moc"
