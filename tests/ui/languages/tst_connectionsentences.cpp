// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/CredentialState.h"
#include "backend/kube/transport/CurlFailure.h"
#include "model/rules/maintenance/DateRule.h"
#include "model/rules/maintenance/WindowSpec.h"
#include "tests/support/gateway/EnglishReader.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_connectionsentences {

using namespace hp;
using namespace hp::tests;

/// What a connection lacks and why a window cannot be computed: each is a message of ours.
class TestConnectionSentences : public QObject
{
    Q_OBJECT
private slots:
    void whyTheServerIsNotReached();
    void whyTheServerIsNotReachedWithItsOwnWords();
    void whatTheBackendSaysOfItsConnection_data();
    void whatTheBackendSaysOfItsConnection();
    void whyARuleOfDatesIsRefused_data();
    void whyARuleOfDatesIsRefused();
    void whyAWindowIsRefused_data();
    void whyAWindowIsRefused();

private:
    /// It is said by a row of model/messages.
    void hear(const QString &sentence);

    EnglishReader m_reader;
};

void TestConnectionSentences::hear(const QString &sentence)
{
    QVERIFY2(!sentence.isEmpty(), "there is nothing to hear");
    QVERIFY2(m_reader.isOurs(sentence), qPrintable(sentence));
}

void TestConnectionSentences::whyTheServerIsNotReached()
{
    for (int code = CURLE_OK + 1; code < CURL_LAST; ++code) {
        const auto failure = kube::meaningOf(static_cast<CURLcode>(code), "10.0.0.5:6443");
        hear(QString::fromStdString(failure.sentence.text()));
    }
}

void TestConnectionSentences::whyTheServerIsNotReachedWithItsOwnWords()
{
    int untrusted = 0;
    for (int code = CURLE_OK + 1; code < CURL_LAST; ++code) {
        const auto failure = kube::meaningOf(
            static_cast<CURLcode>(code), "api.prod-a:6443", "self-signed certificate in the chain");
        if (failure.failure != kube::Failure::Untrusted)
            continue;
        ++untrusted;
        hear(QString::fromStdString(failure.sentence.text()));
    }
    QCOMPARE(untrusted, 3);
}

void TestConnectionSentences::whatTheBackendSaysOfItsConnection_data()
{
    QTest::addColumn<QString>("sentence");
    for (const char *sentence :
         {"the server does not accept our credentials: the server answered 401 without an "
          "explanation",
          "the server ends every watch immediately",
          "the watch stopped sending",
          "you are not allowed to watch baremetalhosts.metal3.io",
          "this cluster has no baremetalhosts.metal3.io: install what provides it, or "
          "`holdpointctl crds apply`",
          "the installed definitions would prune machines.machine.openshift.io "
          "/spec/lifecycleHooks/preCreate: run `holdpointctl crds apply`",
          "Holdpoint is not allowed to patch nodes, create pods/eviction in shop: grant "
          "installer/kubernetes/components/drain",
          "the plugin 'aws' of user 'ops' was not found",
          "the plugin 'aws' of user 'ops' ended with exit code 255; tried 3 times",
          "the plugin 'aws' of user 'ops' gave credentials that expired at 2026-03-14T02:05:06Z, "
          "and here it is 2026-03-14T02:06:07Z",
          "the server refuses what the plugin 'aws' of user 'ops' gives; tried 3 times",
          "the id-token of user 'ops' expired at 2026-03-14T02:05:06Z; any kubectl command renews "
          "it",
          "the token file /var/run/token: is empty",
          "nothing is written here: this replica is not the leader",
          "the backend is stopping",
          "your token is no longer valid"})
        QTest::newRow(sentence) << QString::fromUtf8(sentence);
    for (const auto kind : {kube::CredentialKind::Token,
                            kube::CredentialKind::TokenFile,
                            kube::CredentialKind::Password,
                            kube::CredentialKind::Certificate,
                            kube::CredentialKind::Plugin,
                            kube::CredentialKind::Provider})
        QTest::newRow(kube::toString(kind)) << QString::fromUtf8(kube::toString(kind));
}

void TestConnectionSentences::whatTheBackendSaysOfItsConnection()
{
    QFETCH(const QString, sentence);
    hear(sentence);
}

void TestConnectionSentences::whyARuleOfDatesIsRefused_data()
{
    QTest::addColumn<QByteArray>("rule");
    for (const char *rule : {"",
                             "SATURDAYS",
                             "BYDAY=SA",
                             "FREQ=HOURLY",
                             "FREQ=SOMETIMES",
                             "FREQ=DAILY;COUNT=3",
                             "FREQ=DAILY;UNTIL=20270101T000000Z",
                             "FREQ=DAILY;BYHOUR=3",
                             "FREQ=MONTHLY;BYSETPOS=1",
                             "FREQ=DAILY;FREQ=WEEKLY",
                             "FREQ=DAILY;INTERVAL=0",
                             "FREQ=WEEKLY;BYDAY=XX",
                             "FREQ=WEEKLY;BYDAY=1SA",
                             "FREQ=MONTHLY;BYDAY=6SA",
                             "FREQ=WEEKLY;BYMONTHDAY=1",
                             "FREQ=MONTHLY;BYMONTHDAY=32",
                             "FREQ=YEARLY;BYMONTH=13"})
        QTest::newRow(*rule ? rule : "nothing") << QByteArray(rule);
}

void TestConnectionSentences::whyARuleOfDatesIsRefused()
{
    QFETCH(const QByteArray, rule);
    const auto parsed = maintenance::parseDateRule(rule.toStdString());
    QVERIFY(!parsed);
    hear(QString::fromStdString(parsed.error().message));
    hear(QString::fromStdString("spec.rrule of MaintenanceWindow nights: "
                                + parsed.error().message));
}

void TestConnectionSentences::whyAWindowIsRefused_data()
{
    QTest::addColumn<QByteArray>("patch");
    for (const char *patch :
         {R"({"start": "25:00"})",
          R"({"duration": null})",
          R"({"timezone": "../../etc/passwd"})",
          R"({"excludes": [{"from": "2026-12-24T00:00:00Z", "until": "2026-12-23T00:00:00Z"}]})",
          R"({"excludes": [{"from": "Christmas"}]})",
          R"({"pausedUntil": "later"})",
          R"({"minRemaining": "7h"})",
          R"({"minRemaining": 30})"})
        QTest::newRow(patch) << QByteArray(patch);
}

void TestConnectionSentences::whyAWindowIsRefused()
{
    QFETCH(const QByteArray, patch);
    Json window = Json::parse(R"({"metadata": {"name": "nights"},
        "spec": {"rrule": "FREQ=WEEKLY;BYDAY=SA", "start": "23:00", "duration": "6h"}})");
    window.merge_patch(Json{{"spec", Json::parse(patch.toStdString())}});
    const auto spec = maintenance::parseWindow(Object(std::move(window)));
    QVERIFY(!spec);
    hear(QString::fromStdString(spec.error().message));
}

} // namespace tst_connectionsentences

HP_TEST(tst_connectionsentences, TestConnectionSentences)
#include "tst_connectionsentences.moc"
