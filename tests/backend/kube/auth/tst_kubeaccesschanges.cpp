// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/kube/auth/AccessBench.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_kubeaccesschanges {

using namespace hp::kube;
using namespace std::chrono_literals;
using hp::test::AccessBench;
using hp::test::CertificatePair;
using hp::test::pluginEntry;
using hp::test::PluginFolder;
using hp::test::twoContexts;

class TestKubeAccessChanges : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_one = hp::test::makeCertificate("one");
        m_two = hp::test::makeCertificate("two");
    }

    void theKubeletRenewsThroughALink()
    {
        AccessBench bench;
        bench.pod(m_one);
        QVERIFY(bool(bench.open({{}, {}, true})));
        QCOMPARE(bench.authorization(), std::string("Bearer one"));
        QSignalSpy endpoint(bench.access.get(), &KubeAccess::endpointChanged);
        QSignalSpy credentials(bench.access.get(), &KubeAccess::credentialsChanged);
        QDir().mkpath(bench.path("account/2"));
        bench.write("account/2/token", "two");
        bench.write("account/2/ca.crt", QByteArray::fromStdString(m_two.certificatePem));
        bench.link("account/data", "2");
        QVERIFY(bench.until([&] { return !endpoint.isEmpty() && !credentials.isEmpty(); }));
        QCOMPARE(bench.access->endpoint().caPem, m_two.certificatePem);
        QCOMPARE(bench.authorization(), std::string("Bearer two"));
    }

    void aNewTokenIsPickedUp_data()
    {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("when the file is replaced") << true;
        QTest::newRow("when the file is written in place") << false;
    }
    void aNewTokenIsPickedUp()
    {
        QFETCH(const bool, isReplaced);
        AccessBench bench;
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: one}"));
        QVERIFY(bool(bench.open()));
        const auto held = bench.access->credentials();
        const auto first = bench.ask();
        QSignalSpy changed(bench.access.get(), &KubeAccess::credentialsChanged);
        QSignalSpy endpoint(bench.access.get(), &KubeAccess::endpointChanged);
        for (const char *token : {"two", "three"}) {
            const QByteArray text =
                twoContexts(QStringLiteral("https://h"),
                            QStringLiteral("{token: %1}").arg(QString::fromLatin1(token)))
                    .toUtf8();
            isReplaced ? bench.replace("config", text) : bench.write("config", text);
            QVERIFY(bench.until(
                [&] { return bench.authorization() == std::string("Bearer ") + token; }));
        }
        QCOMPARE(changed.count(), 2);
        QCOMPARE(endpoint.count(), 0);
        QVERIFY(bench.ask()->generation > first->generation);
        QCOMPARE(bench.access->credentials(), held);
    }

    void aNewServerIsPickedUp()
    {
        AccessBench bench;
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: one}"));
        QVERIFY(bool(bench.open()));
        QSignalSpy endpoint(bench.access.get(), &KubeAccess::endpointChanged);
        bench.config(QStringLiteral("https://moved"), QStringLiteral("{token: one}"));
        QVERIFY(bench.until([&] { return endpoint.count() == 1; }));
        QCOMPARE(bench.access->endpoint().server, std::string("https://moved"));
    }

    void aNewPairIsPickedUp()
    {
        AccessBench bench;
        bench.write("crt", QByteArray::fromStdString(m_one.certificatePem));
        bench.write("key", QByteArray::fromStdString(m_one.keyPem));
        bench.config(QStringLiteral("https://h"),
                     QStringLiteral("{client-certificate: crt, client-key: key}"));
        QVERIFY(bool(bench.open()));
        const auto first = bench.ask();
        QCOMPARE(first->clientCertificatePem, m_one.certificatePem);
        QVERIFY(bench.access->state().expires.has_value());
        // Between the two files the pair does not fit; the former one stays.
        bench.replace("crt", QByteArray::fromStdString(m_two.certificatePem));
        QVERIFY(bench.until([&] { return bench.access->problem().has_value(); }));
        QCOMPARE(bench.ask()->clientCertificatePem, m_one.certificatePem);
        bench.replace("key", QByteArray::fromStdString(m_two.keyPem));
        QVERIFY(bench.until([&] { return !bench.access->problem().has_value(); }));
        const auto second = bench.ask();
        QCOMPARE(second->clientCertificatePem, m_two.certificatePem);
        QCOMPARE(second->clientKeyPem, m_two.keyPem);
        QVERIFY(second->generation > first->generation);
    }

    void somebodyElsesUseContextDoesNotMoveUs()
    {
        AccessBench bench;
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: one}"));
        QVERIFY(bool(bench.open()));
        bench.replace("config",
                      twoContexts(QStringLiteral("https://h"), QStringLiteral("{token: two}"))
                          .replace(QStringLiteral("current-context: lab"),
                                   QStringLiteral("current-context: prod"))
                          .toUtf8());
        QVERIFY(bench.until([&] { return bench.authorization() == "Bearer two"; }));
        QCOMPARE(bench.access->context(), std::string("lab"));
        QCOMPARE(bench.access->endpoint().server, std::string("https://h"));
    }

    void aBrokenFileChangesNothingButSaysSo()
    {
        AccessBench bench;
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: one}"));
        QVERIFY(bool(bench.open()));
        QSignalSpy state(bench.access.get(), &KubeAccess::stateChanged);
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: [one"));
        QVERIFY(bench.until([&] { return bench.access->problem().has_value(); }));
        QVERIFY(!state.isEmpty());
        QCOMPARE(QString::fromStdString(bench.access->problem()->message),
                 bench.path("config")
                     + QStringLiteral(":10: not YAML: end of sequence flow not found"));
        QCOMPARE(bench.authorization(), std::string("Bearer one"));
        QFile::remove(bench.path("config"));
        QVERIFY(bench.until([&] {
            return bench.access->problem()->message.find("cannot read") != std::string::npos;
        }));
        QCOMPARE(bench.authorization(), std::string("Bearer one"));
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: two}"));
        QVERIFY(bench.until([&] { return !bench.access->problem().has_value(); }));
        QCOMPARE(bench.authorization(), std::string("Bearer two"));
    }

    void aFileThatIsGoneDoesNotMoveUsIntoThePod()
    {
        AccessBench bench;
        bench.pod(m_one);
        QDir(bench.dir.path()).mkpath(QStringLiteral(".kube"));
        bench.replace(".kube/config",
                      twoContexts(QStringLiteral("https://h"), QStringLiteral("{}")).toUtf8());
        QVERIFY(bool(bench.open({})));
        QFile::remove(bench.path(".kube/config"));
        QVERIFY(bench.until([&] { return bench.access->problem().has_value(); }));
        QCOMPARE(bench.access->problem()->message, std::string("the kubeconfig no longer exists"));
        QCOMPARE(bench.access->endpoint().server, std::string("https://h"));
    }

    void whatNoEventToldIsSeenWithinAMinute()
    {
        AccessBench bench;
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: one}"));
        QVERIFY(bool(bench.open()));
        QSignalSpy changed(bench.access.get(), &KubeAccess::credentialsChanged);
        bench.config(QStringLiteral("https://h"), QStringLiteral("{token: two}"));
        bench.clock.advance(1min - 1us); // no event loop runs here, so nothing was told
        QCOMPARE(changed.count(), 0);
        bench.clock.advance(1us);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(bench.authorization(), std::string("Bearer two"));
    }

    void aPluginKeepsItsAnswerWhileOtherThingsChange()
    {
        AccessBench bench;
        const PluginFolder folder;
        folder.answer("{\"token\":\"first\"}");
        const QString user = pluginEntry(folder);
        bench.config(QStringLiteral("https://h"), user);
        QVERIFY(bool(bench.open()));
        QCOMPARE(bench.authorization(), std::string("Bearer first"));
        QSignalSpy endpoint(bench.access.get(), &KubeAccess::endpointChanged);
        bench.config(QStringLiteral("https://moved"), user);
        QVERIFY(bench.until([&] { return !endpoint.isEmpty(); }));
        QCOMPARE(bench.authorization(), std::string("Bearer first"));
        QCOMPARE(folder.runs(), 1);
        QVERIFY(folder.variable("KUBERNETES_EXEC_INFO").contains("\"interactive\":false"));
    }

    void aPluginThatWasGivenUpIsTriedWhenTheKubeconfigIsWritten()
    {
        AccessBench bench;
        const PluginFolder folder;
        folder.write("code", "1");
        folder.answer("{\"token\":\"first\"}");
        bench.config(QStringLiteral("https://h"), pluginEntry(folder));
        QVERIFY(bool(bench.open()));
        QVERIFY(!bench.ask());
        QVERIFY(bench.access->state().givenUp);
        folder.remove("code");
        QSignalSpy changed(bench.access.get(), &KubeAccess::credentialsChanged);
        bench.replace("config",
                      (twoContexts(QStringLiteral("https://h"), pluginEntry(folder))
                       + QStringLiteral("# somebody signed in\n"))
                          .toUtf8());
        QVERIFY(bench.until([&] { return !changed.isEmpty(); }));
        QCOMPARE(bench.authorization(), std::string("Bearer first"));
        QVERIFY(!bench.access->log().empty());
    }

    void aPersonAsksAgain()
    {
        AccessBench bench;
        const PluginFolder folder;
        folder.write("code", "1");
        folder.answer("{\"token\":\"first\"}");
        bench.config(QStringLiteral("https://h"), pluginEntry(folder));
        QVERIFY(bool(bench.open()));
        QVERIFY(!bench.ask());
        folder.remove("code");
        QSignalSpy changed(bench.access.get(), &KubeAccess::credentialsChanged);
        bench.access->retry();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(bench.authorization(), std::string("Bearer first"));
        QCOMPARE(folder.runs(), 4);
    }

private:
    CertificatePair m_one{};
    CertificatePair m_two{};
};

} // namespace tst_kubeaccesschanges

HP_TEST(tst_kubeaccesschanges, TestKubeAccessChanges)
#include "tst_kubeaccesschanges.moc"
