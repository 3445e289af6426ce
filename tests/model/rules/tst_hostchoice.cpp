// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metal/HostChoice.h"
#include "model/rules/metal/HostClaim.h"
#include "tests/model/rules/MetalViews.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_hostchoice {

using namespace hp;
using namespace hp::rules::metal;
using namespace hp::test;

class TestHostChoice : public QObject
{
    Q_OBJECT
private slots:
    void aHostIsFreeOrSaysWhyNot_data();
    void aHostIsFreeOrSaysWhyNot();
    void aSelectorPicksHosts_data();
    void aSelectorPicksHosts();
    void theFirstByNameIsChosen();
    void aMachineNamesItsHost_data();
    void aMachineNamesItsHost();
    void aConsumerMatchesInAllFourFields_data();
    void aConsumerMatchesInAllFourFields();
    void aClaimSaysWhatToRun_data();
    void aClaimSaysWhatToRun();
    void aClaimThatHoldsIsNotWrittenAgain();
    void deprovisioningTakesAwayWhatRuns_data();
    void deprovisioningTakesAwayWhatRuns();
    void releasingTakesOurKeyAlong();
    void addressesComeFromTheHardware();
};

void TestHostChoice::aHostIsFreeOrSaysWhyNot_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("why");
    QTest::addColumn<bool>("byName"); // a Machine that names it may take it
    const auto row = [](const char *title, const char *patch, const char *why, bool byName) {
        QTest::newRow(title) << QByteArray(patch) << QString::fromUtf8(why) << byName;
    };
    row("an available host is free", "{}", "", true);
    row("ready is the old word", R"({"status":{"provisioning":{"state":"ready"}}})", "", true);
    row("an empty consumerRef is nobody", R"({"spec":{"consumerRef":{}}})", "", true);
    row("a host with a consumer is not",
        R"({"spec":{"consumerRef":{"name":"other"}}})",
        "it has a consumer",
        false);
    row("nor one that is being deleted",
        R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})",
        "it is being deleted",
        false);
    row("nor one with an error message",
        R"({"status":{"errorMessage":"no answer"}})",
        "it has an error",
        false);
    row("nor one with an error type",
        R"({"status":{"errorType":"power management error"}})",
        "it has an error",
        false);
    row("nor one marked unhealthy",
        R"({"metadata":{"annotations":{"capi.metal3.io/unhealthy":""}}})",
        "it is marked unhealthy",
        false);
    row("whichever name the mark has",
        R"({"metadata":{"annotations":{"capm3.metal3.io/unhealthy":""}}})",
        "it is marked unhealthy",
        false);
    row("nor one that somebody else provisions",
        R"({"spec":{"externallyProvisioned":true},
            "status":{"provisioning":{"state":"externally provisioned"}}})",
        "somebody else provisions it",
        true);
    row("nor a paused one",
        R"({"metadata":{"annotations":{"baremetalhost.metal3.io/paused":""}}})",
        "it is paused",
        false);
    row("nor a detached one",
        R"({"metadata":{"annotations":{"baremetalhost.metal3.io/detached":""}}})",
        "it is detached",
        false);
    row("nor one that is inspected",
        R"({"status":{"provisioning":{"state":"inspecting"}}})",
        "it is inspecting",
        false);
    row("nor one that runs something",
        R"({"status":{"provisioning":{"state":"provisioned"}}})",
        "it is provisioned",
        false);
    row("nor a new one", R"({"status":null})", "it has not been inspected yet", false);
}

void TestHostChoice::aHostIsFreeOrSaysWhyNot()
{
    QFETCH(QByteArray, patch);
    QFETCH(QString, why);
    QFETCH(bool, byName);
    const Object host = freeHost(patch.toStdString());
    QCOMPARE(QString::fromStdString(whyNotFree(host).text()), why);
    QCOMPARE(mayTakeNamed(host), byName);
}

void TestHostChoice::aSelectorPicksHosts_data()
{
    QTest::addColumn<QByteArray>("selector");
    QTest::addColumn<QString>("answer"); // "yes", "no" or the complaint
    const auto row = [](const char *title, const char *selector, const char *answer) {
        QTest::newRow(title) << QByteArray(selector) << QString::fromUtf8(answer);
    };
    row("without a selector every host will do", "null", "yes");
    row("an empty one too", "{}", "yes");
    row("a label that it has", R"({"matchLabels":{"rack":"r1"}})", "yes");
    row("another value", R"({"matchLabels":{"rack":"r2"}})", "no");
    row("a label that it lacks", R"({"matchLabels":{"rack":"r1","zone":"a"}})", "no");
    row("an expression",
        R"({"matchExpressions":[{"key":"rack","operator":"In","values":["r1","r2"]}]})",
        "yes");
    row("operators are known in any case",
        R"({"matchExpressions":[{"key":"rack","operator":"notin","values":["r1"]}]})",
        "no");
    row("absence", R"({"matchExpressions":[{"key":"zone","operator":"doesnotexist"}]})", "yes");
    row("an unknown operator is said",
        R"({"matchExpressions":[{"key":"rack","operator":"Like","values":["r"]}]})",
        "spec.providerSpec.value.hostSelector: \"Like\" is not a valid label selector operator");
    row("so is something else than a selector",
        R"("rack=r1")",
        "spec.providerSpec.value.hostSelector: malformed label selector");
}

void TestHostChoice::aSelectorPicksHosts()
{
    QFETCH(QByteArray, selector);
    QFETCH(QString, answer);
    const Object machine = metalMachine(R"({"spec":{"providerSpec":{"value":{"hostSelector":)"
                                        + selector.toStdString() + "}}}}");
    const auto parsed = hostSelectorOf(machine);
    if (!parsed) {
        QVERIFY(parsed.error().code == ErrorCode::Invalid);
        QCOMPARE(QString::fromStdString(parsed.error().message), answer);
        return;
    }
    QCOMPARE(QString::fromUtf8(chooseHost({freeHost()}, *parsed) ? "yes" : "no"), answer);
}

void TestHostChoice::theFirstByNameIsChosen()
{
    const auto named = [](const char *name, const char *more = "{}") {
        Json json = freeHost(more).json();
        json["metadata"]["name"] = name;
        return Object(json);
    };
    const std::vector<Object> hosts{named("c"),
                                    named("b"),
                                    named("a", R"({"spec":{"consumerRef":{"name":"other"}}})"),
                                    named("d")};
    QCOMPARE(chooseHost(hosts, LabelSelector()).name(), std::string("b"));
    QVERIFY(!chooseHost({}, LabelSelector()));
}

void TestHostChoice::aMachineNamesItsHost_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("name"); // "ns/h1 uid", empty for none, or the complaint
    const auto row = [](const char *title, const char *patch, const char *name) {
        QTest::newRow(title) << QByteArray(patch) << QString::fromUtf8(name);
    };
    row("a new one names none", "{}", "");
    row("the annotation names it",
        R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"ns/h1"}}})",
        "ns/h1 ");
    row("the provider id names one host for good",
        R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"ns/h2"}},
            "spec":{"providerID":"baremetalhost:///ns/h1/hu"}})",
        "ns/h1 hu");
    row("an old provider id has no uid",
        R"({"spec":{"providerID":"baremetalhost:///ns/h1"}})",
        "ns/h1 ");
    row("a provider id of a cloud",
        R"({"spec":{"providerID":"aws:///eu/i-1"}})",
        "ProviderID value aws:///eu/i-1 is not a baremetalhost");
    row("a provider id in pieces",
        R"({"spec":{"providerID":"baremetalhost:///ns"}})",
        "ProviderID value baremetalhost:///ns in unknown format");
    row("an annotation without a namespace",
        R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"h1"}}})",
        "annotation metal3.io/BareMetalHost is h1, not NAMESPACE/NAME");
    row("a host of others",
        R"({"metadata":{"annotations":{"metal3.io/BareMetalHost":"secret/h1"}}})",
        "BareMetalHost secret/h1 is in another namespace than the Machine");
}

void TestHostChoice::aMachineNamesItsHost()
{
    QFETCH(QByteArray, patch);
    QFETCH(QString, name);
    const auto found = hostNameOf(metalMachine(patch.toStdString()));
    QString said;
    if (!found)
        said = QString::fromStdString(found.error().message);
    else if (*found)
        said = QString::fromStdString(toString((*found)->key) + ' ' + (*found)->uid);
    QCOMPARE(said, name);
}

void TestHostChoice::aConsumerMatchesInAllFourFields_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<bool>("ours");
    QTest::newRow("it is m1") << QByteArray("{}") << true;
    QTest::newRow("a uid does not matter")
        << QByteArray(R"({"spec":{"consumerRef":{"uid":"x"}}})") << true;
    QTest::newRow("another name") << QByteArray(R"({"spec":{"consumerRef":{"name":"m2"}}})")
                                  << false;
    QTest::newRow("another namespace")
        << QByteArray(R"({"spec":{"consumerRef":{"namespace":"other"}}})") << false;
    QTest::newRow("another kind") << QByteArray(
        R"({"spec":{"consumerRef":{"kind":"Metal3Machine"}}})")
                                  << false;
    QTest::newRow("another API") << QByteArray(
        R"({"spec":{"consumerRef":{"apiVersion":"cluster.x-k8s.io/v1beta1"}}})")
                                 << false;
    QTest::newRow("nobody") << QByteArray(R"({"spec":{"consumerRef":null}})") << false;
}

void TestHostChoice::aConsumerMatchesInAllFourFields()
{
    QFETCH(QByteArray, patch);
    QFETCH(bool, ours);
    QCOMPARE(isConsumer(claimedHost(patch.toStdString()), metalMachine()), ours);
    QVERIFY(!isConsumer(Object(), metalMachine()));
}

void TestHostChoice::aClaimSaysWhatToRun_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("hostPatch");
    QTest::addColumn<QByteArray>("wanted"); // beside consumerRef and online
    const auto row = [](const char *title, const char *spec, const char *host, const char *wanted) {
        QTest::newRow(title) << QByteArray(spec) << QByteArray(host) << QByteArray(wanted);
    };
    row("nothing", "{}", "{}", "{}");
    row("an image with its checksum",
        R"({"image":{"url":"http://i","checksum":"http://i.sum"}})",
        "{}",
        R"({"image":{"url":"http://i","checksum":"http://i.sum"}})");
    row("an image without a checksum is not written",
        R"({"image":{"url":"http://i"}})",
        "{}",
        "{}");
    row("another way to install",
        R"({"customDeploy":{"method":"install_coreos"}})",
        "{}",
        R"({"customDeploy":{"method":"install_coreos"}})");
    row("user data of the Machine's namespace",
        R"({"userData":{"name":"worker-user-data"}})",
        "{}",
        R"({"userData":{"name":"worker-user-data","namespace":"ns"}})");
    row("user data of another one",
        R"({"userData":{"name":"u","namespace":"n"}})",
        "{}",
        R"({"userData":{"name":"u","namespace":"n"}})");
    row("no software for a host that somebody else provisions",
        R"({"customDeploy":{"method":"install_coreos"}})",
        R"({"spec":{"externallyProvisioned":true}})",
        "{}");
}

void TestHostChoice::aClaimSaysWhatToRun()
{
    QFETCH(QByteArray, spec);
    QFETCH(QByteArray, hostPatch);
    QFETCH(QByteArray, wanted);
    const Object machine =
        metalMachine(R"({"spec":{"providerSpec":{"value":)" + spec.toStdString() + "}}}");
    Json expected = Json::parse(wanted.toStdString());
    expected["online"] = true;
    expected["consumerRef"] = {{"apiVersion", "machine.openshift.io/v1beta1"},
                               {"kind", "Machine"},
                               {"name", "m1"},
                               {"namespace", "ns"}};
    const Object patch = claimPatch(freeHost(hostPatch.toStdString()), machine);
    QCOMPARE(QString::fromStdString(patch.at("/spec").dump()),
             QString::fromStdString(expected.dump()));
}

void TestHostChoice::aClaimThatHoldsIsNotWrittenAgain()
{
    QVERIFY(!claimPatch(claimedHost(), metalMachine()));
    QVERIFY(claimPatch(claimedHost(R"({"spec":{"online":false}})"), metalMachine()));
}

void TestHostChoice::deprovisioningTakesAwayWhatRuns_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("patch"); // of spec; "null" for none
    const auto row = [](const char *title, const char *host, const char *patch) {
        QTest::newRow(title) << QByteArray(host) << QByteArray(patch);
    };
    row("image, user data and power",
        R"({"spec":{"image":{"url":"i"},"customDeploy":{"method":"m"},"userData":{"name":"u"}}})",
        R"({"customDeploy":null,"image":null,"online":false,"userData":null})");
    row("power alone", "{}", R"({"online":false})");
    row("nothing is left", R"({"spec":{"online":false}})", "null");
    row("a host that must not be switched off stays on",
        R"({"spec":{"disablePowerOff":true,"image":{"url":"i"}}})",
        R"({"image":null})");
}

void TestHostChoice::deprovisioningTakesAwayWhatRuns()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, patch);
    const Object made = deprovisionPatch(claimedHost(host.toStdString()));
    QCOMPARE(QByteArray::fromStdString(made.at("/spec").dump()), patch);
}

void TestHostChoice::releasingTakesOurKeyAlong()
{
    const Json plain = {{"spec", {{"consumerRef", nullptr}}}};
    QVERIFY(releasePatch(claimedHost()).json() == plain);
    const Object held = claimedHost(
        R"({"metadata":{"annotations":{"reboot.metal3.io/capbm-requested-power-off":"","reboot.metal3.io/other":""}}})");
    Json both = plain;
    both["metadata"]["annotations"][powerOffRequest] = nullptr;
    QVERIFY(releasePatch(held).json() == both);
}

void TestHostChoice::addressesComeFromTheHardware()
{
    const Object host = claimedHost(R"({"status":{"hardware":{"hostname":"n1",
        "nics":[{"ip":"10.0.0.1"},{"mac":"x"},{"ip":""},{"ip":"10.0.0.1"},{"ip":"fd00::1"}]}}})");
    const std::vector<std::pair<std::string, std::string>> expected{{"InternalIP", "10.0.0.1"},
                                                                    {"InternalIP", "fd00::1"},
                                                                    {"Hostname", "n1"},
                                                                    {"InternalDNS", "n1"}};
    QVERIFY(addressesOf(host) == expected);
    QVERIFY(addressesOf(claimedHost()).empty());
    QCOMPARE(providerIdFor(host), std::string("baremetalhost:///ns/h1/hu"));
}

} // namespace tst_hostchoice

HP_TEST(tst_hostchoice, TestHostChoice)
#include "tst_hostchoice.moc"
