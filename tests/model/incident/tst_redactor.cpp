// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Redactor.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_redactor {

using namespace hp;
using namespace hp::incident;
using namespace hp::test;
using namespace std::chrono_literals;

/// What each preset takes out.
class TestRedactor : public QObject
{
    Q_OBJECT
private slots:
    void textsLoseWhatTheyMayNotTell_data();
    void textsLoseWhatTheyMayNotTell();
    void presetsKeepWhatTheyShould_data();
    void presetsKeepWhatTheyShould();
    void theSameNameIsTheSameAlias();
    void redactingTwiceChangesNothing();
    void aNameThatIsLearnedLaterIsTakenOutAsWell();
    void programsKeepTheirNamesForAPartner_data();
    void programsKeepTheirNamesForAPartner();
    void theClusterIsCalledAsThePresetMay_data();
    void theClusterIsCalledAsThePresetMay();
    void anOverrideIsToldWithoutNames();
    void aHookThatKubectlTookOffHasNoOwner();
    void theLaneOfAMaintenanceHasNoName();
    void whatPeopleWroteOfAlarmsStaysInside_data();
    void whatPeopleWroteOfAlarmsStaysInside();
};

void TestRedactor::textsLoseWhatTheyMayNotTell_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("IPv4", "no answer from 10.1.2.3", "no answer from [address]");
    row("IPv4 with a port and a full stop", "at 10.1.2.3:443.", "at [address].");
    row("a version is no address", "kubelet 1.29.4 of 2026-01-02", "kubelet 1.29.4 of 2026-01-02");
    row("IPv6", "at fd00::17 there", "at [address] there");
    row("a MAC", "boot MAC 52:54:00:ab:cd:ef", "boot MAC [address]");
    row("a time of day stays", "since 12:03:44", "since 12:03:44");
    row("a URL goes whole", "see redfish://bmc/redfish/v1/Systems/1 now", "see [address] now");
    row("a URL in brackets", "(https://a.example/x?y=z) ok", "([address]) ok");
    row("a serial", "serial number CZ1234 failed", "serial number [removed] failed");
    row("a serial behind a colon", "serial:CZ1234", "serial:[removed]");
    row("a user", "login as user root failed", "login as user [removed] failed");
    row("a secret by its name", "secret ns/bmc-1 is missing", "secret [removed] is missing");
    row("what stands behind a bearer",
        "sent Authorization: Bearer X and more",
        "sent Authorization: Bearer [removed] and more");
    row("a passphrase, whole", "passphrase: correct horse", "passphrase: [removed]");
    row("what is gone stays gone",
        "secret [removed] at [address]",
        "secret [removed] at [address]");
    row("a name", "worker-1 is gone", "machine-1 is gone");
    row("a user by the address", "told by bob@example.com.", "told by user-1.");
    row("a name in a host name", "worker-1.site.example.com said", "machine-1 said");
    row("a name between slashes", "ns/worker-1/x", "ns/machine-1/x");
    row("another name with the same beginning", "worker-10 stays", "worker-10 stays");
    row("a host with its port",
        "connection refused by api.acme.example:6443.",
        "connection refused by [address].");
    row("a version, a count and a line of a program are no host",
        "v1.29.4: 12, pods:12 at reflector.go:231",
        "v1.29.4: 12, pods:12 at reflector.go:231");
    row("an owner of two words", "flush (owner logging/exporter)", "flush (owner owner-1)");
    row("the longer of two owners", "logging/exporter/2.", "owner-2.");
    row("another owner with the same beginning",
        "logging/exporter-2 and logging/x stay",
        "logging/exporter-2 and logging/x stay");
    row("a person of two names", "Jürgen Groß: approved", "user-2: approved");
}

void TestRedactor::textsLoseWhatTheyMayNotTell()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    Scrubber scrubber(Scrubber::Addresses::Remove, Scrubber::People::Remove);
    scrubber.addName("worker-1", "machine-1");
    scrubber.addName("bob@example.com", "user-1");
    scrubber.addName("logging/exporter", "owner-1");
    scrubber.addName("logging/exporter/2", "owner-2");
    scrubber.addName("Jürgen Groß", "user-2");
    QCOMPARE(QString::fromStdString(scrubber.scrubbed(text.toStdString())), expected);
}

void TestRedactor::presetsKeepWhatTheyShould_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QStringList>("gone");
    QTest::addColumn<QStringList>("kept");
    const auto words = [](std::initializer_list<const char *> list) {
        QStringList out;
        for (const char *word : list)
            out << QString::fromUtf8(word);
        return out;
    };
    QTest::newRow("internal")
        << QStringLiteral("internal") << words({"bmc-host-7"})
        << words({"10.20.30.40", "alice@example.com", "worker-b-7", "CZ1234567X"});
    QTest::newRow("partner")
        << QStringLiteral("partner")
        << words({"bmc-host-7", "10.20.30.40", "alice", "CZ1234567X", "root,"})
        << words({"worker-b-7", "rack-2-host-7", "my-backup-controller", "shop/web-0"});
    QTest::newRow("public")
        << QStringLiteral("public")
        << words({"bmc-host-7",
                  "10.20.30.40",
                  "alice",
                  "CZ1234567X",
                  "worker-b-7",
                  "rack-2-host-7",
                  "my-backup-controller",
                  "shop",
                  "openshift-machine-api",
                  "2f1c7a9e",
                  "evil.example",
                  "44136fa3"})
        << words({"machine-1", "host-1", "owner-1", "user-1", "BackupFileSystem"});
}

void TestRedactor::presetsKeepWhatTheyShould()
{
    QFETCH(const QString, preset);
    QFETCH(const QStringList, gone);
    QFETCH(const QStringList, kept);
    Redactor redactor(*presetOf(preset.toStdString()), storyIncident());
    QString all;
    for (const Fact &fact : story())
        all += QString::fromStdString(factLine(redactor.redacted(fact))) + QLatin1Char('\n');
    all += QString::fromStdString(toJson(redactor.redacted(storyIncident())).dump());
    for (const QString &word : gone)
        QVERIFY2(!all.contains(word), qPrintable(word + QStringLiteral(" in ") + all));
    for (const QString &word : kept)
        QVERIFY2(all.contains(word), qPrintable(word));
}

void TestRedactor::theSameNameIsTheSameAlias()
{
    Redactor first(Preset::Public, storyIncident());
    Redactor second(Preset::Public, storyIncident());
    for (const Fact &fact : story())
        QVERIFY(first.redacted(fact) == second.redacted(fact));
}

void TestRedactor::redactingTwiceChangesNothing()
{
    for (const Preset preset : {Preset::Internal, Preset::Partner, Preset::Public}) {
        Redactor once(preset, storyIncident());
        std::vector<Fact> facts;
        for (const Fact &fact : story())
            facts.push_back(once.redacted(fact));
        const Incident incident = once.redacted(storyIncident());
        Redactor again(preset, incident);
        for (const Fact &fact : facts)
            QCOMPARE(QString::fromStdString(factLine(again.redacted(fact))),
                     QString::fromStdString(factLine(fact)));
        QCOMPARE(toJson(again.redacted(incident)).dump(), toJson(incident).dump());
    }
}

void TestRedactor::aNameThatIsLearnedLaterIsTakenOutAsWell()
{
    Scrubber scrubber(Scrubber::Addresses::Keep, Scrubber::People::Keep);
    QCOMPARE(scrubber.scrubbed("rack-7 is off"), std::string("rack-7 is off"));
    scrubber.addName("rack-7", "host-1");
    QCOMPARE(scrubber.scrubbed("rack-7 is off"), std::string("host-1 is off"));
}

void TestRedactor::programsKeepTheirNamesForAPartner_data()
{
    QTest::addColumn<QString>("actor");
    QTest::addColumn<QString>("look"); // of a mark in the lane of people; empty: a state
    QTest::addColumn<QString>("partner");
    QTest::addColumn<QString>("outside");
    QTest::newRow("a field manager") << "machine-controller" << QString() << "machine-controller"
                                     << "controller-1";
    QTest::newRow("a service account") << "system:serviceaccount:metal:capm3 (manager)" << QString()
                                       << "system:serviceaccount:metal:capm3 (manager)"
                                       << "controller-1";
    QTest::newRow("Holdpoint") << "holdpoint-controllers" << QString() << "holdpoint-controllers"
                               << "holdpoint-controllers";
    QTest::newRow("a person with a tool")
        << "ada (kubectl-patch)" << QString() << "user-1 (kubectl-patch)"
        << "user-1 (kubectl-patch)";
    QTest::newRow("a person with another tool") << "ada (curl)" << QString() << "user-1 (curl)"
                                                << "user-1 (curl)";
    QTest::newRow("a person with brackets in the name, with a tool")
        << "Ada Lovelace (ACME) (kubectl-patch)" << QString() << "user-1 (kubectl-patch)"
        << "user-1 (kubectl-patch)";
    QTest::newRow("one without a tool") << "Ada Lovelace (ACME)" << QString() << "user-1"
                                        << "user-1";
    QTest::newRow("one who acknowledges") << "Ada Lovelace (ACME)"
                                          << "ack"
                                          << "user-1"
                                          << "user-1";
    for (const char *deed : {"ack", "shelve", "note", "approval", "override", "export"})
        QTest::newRow(deed) << "ada" << QString::fromUtf8(deed) << "user-1"
                            << "user-1";
    QTest::newRow("a program asked for a deletion") << "capm3"
                                                    << "deletion"
                                                    << "capm3"
                                                    << "controller-1";
}

void TestRedactor::programsKeepTheirNamesForAPartner()
{
    QFETCH(const QString, actor);
    QFETCH(const QString, look);
    QFETCH(const QString, partner);
    QFETCH(const QString, outside);
    for (const auto &[preset, expected] :
         {std::pair(Preset::Partner, partner), std::pair(Preset::Public, outside)}) {
        Fact fact = look.isEmpty() ? state(1, 1min, "phase", "running")
                                   : moment(1, 1min, "people", "Something");
        if (!look.isEmpty())
            fact.to = look.toStdString();
        fact.actor = actor.toStdString();
        Redactor redactor(preset, storyIncident());
        QCOMPARE(QString::fromStdString(redactor.redacted(fact).actor), expected);
    }
}

void TestRedactor::theClusterIsCalledAsThePresetMay_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("partner");
    QTest::addColumn<QString>("outside");
    QTest::newRow("a name that somebody gave it") << "prod-eu"
                                                  << "prod-eu"
                                                  << "cluster-1";
    QTest::newRow("the context of oc has the server and the user")
        << "machines/api-acme-example:6443/alice"
        << "cluster-1"
        << "cluster-1";
    QTest::newRow("the context of kubeadm has the user") << "alice@prod"
                                                         << "cluster-1"
                                                         << "cluster-1";
    QTest::newRow("an address") << "10.1.2.3:6443"
                                << "[address]"
                                << "cluster-1";
    QTest::newRow("none") << ""
                          << ""
                          << "";
}

void TestRedactor::theClusterIsCalledAsThePresetMay()
{
    QFETCH(const QString, name);
    QFETCH(const QString, partner);
    QFETCH(const QString, outside);
    for (const auto &[preset, expected] : {std::pair(Preset::Internal, name),
                                           std::pair(Preset::Partner, partner),
                                           std::pair(Preset::Public, outside)}) {
        Redactor redactor(preset, storyIncident());
        const std::string called = redactor.cluster(name.toStdString());
        QCOMPARE(QString::fromStdString(called), expected);
        Redactor again(preset, storyIncident());
        QCOMPARE(again.cluster(called), called);
    }
}

void TestRedactor::anOverrideIsToldWithoutNames()
{
    Fact hook = state(2, 50min, "hook/preTerminate/Backup", "");
    hook.end = "overridden";
    hook.actor = "ada (holdpoint-override)";
    hook.reason = "bert said so, OPS-42 (approved by bert, G4)";
    Fact mark = moment(3, 50min, "people", "remove-hook on ns/w: " + hook.reason);
    mark.to = "override";
    mark.actor = "ada";

    Redactor partner(Preset::Partner, storyIncident());
    QCOMPARE(partner.redacted(hook).reason,
             std::string("user-2 said so, OPS-42 (approved by user-2, G4)"));
    QCOMPARE(partner.redacted(mark).text,
             std::string("remove-hook on ns/w: user-2 said so, OPS-42 (approved by user-2, G4)"));
    Redactor outside(Preset::Public, storyIncident());
    QCOMPARE(outside.redacted(hook).reason, std::string("(approved by user-2, G4)"));
    QCOMPARE(outside.redacted(hook).actor, std::string("user-1 (holdpoint-override)"));
    QVERIFY(outside.redacted(mark).text.ends_with(": (approved by user-2, G4)"));
}

void TestRedactor::aHookThatKubectlTookOffHasNoOwner()
{
    Fact hook = state(2, 50min, "hook/preDrain/flush", "");
    hook.detail = "acme-logging/exporter";
    hook.end = "overridden";
    Fact mark = moment(3, 50min, "people", "Removed hook flush (owner acme-logging/exporter)");
    mark.to = "override";
    Redactor outside(Preset::Public, storyIncident());
    QCOMPARE(outside.redacted(hook).detail, std::string("owner-1"));
    QCOMPARE(outside.redacted(mark).text, std::string("Removed hook flush (owner owner-1)"));
}

void TestRedactor::theLaneOfAMaintenanceHasNoName()
{
    Fact fact = state(2, 50min, "maintenance/acme-rack-7", "announced");
    fact.laneLabel = "Maintenance";
    fact.object.kind = "MachineMaintenance";
    fact.object.name = "acme-rack-7";
    Redactor outside(Preset::Public, storyIncident());
    const std::string line = factLine(outside.redacted(fact));
    QVERIFY2(line.find("acme") == std::string::npos, line.c_str());
    Redactor partner(Preset::Partner, storyIncident());
    QCOMPARE(partner.redacted(fact).lane, fact.lane);
}

void TestRedactor::whatPeopleWroteOfAlarmsStaysInside_data()
{
    QTest::addColumn<QString>("look");
    QTest::addColumn<QString>("text"); // for the public
    QTest::newRow("raised") << "alarm"
                            << "Alarm raised";
    QTest::newRow("cleared") << "cleared"
                             << "Alarm cleared";
    QTest::newRow("acknowledged") << "ack"
                                  << "Alarm acknowledged";
    QTest::newRow("shelved") << "shelve"
                             << "Alarm shelved, or taken back";
    QTest::newRow("a note") << "note"
                            << "Note";
    QTest::newRow("a deletion is our word") << "deletion"
                                            << "Waits for the NIC of acme";
}

void TestRedactor::whatPeopleWroteOfAlarmsStaysInside()
{
    QFETCH(const QString, look);
    QFETCH(const QString, text);
    Fact fact = moment(1, 1min, "people", "Waits for the NIC of acme");
    fact.to = look.toStdString();
    Redactor inside(Preset::Internal, storyIncident());
    QCOMPARE(inside.redacted(fact).text, std::string("Waits for the NIC of acme"));
    Redactor outside(Preset::Public, storyIncident());
    QCOMPARE(QString::fromStdString(outside.redacted(fact).text), text);
}

} // namespace tst_redactor

HP_TEST(tst_redactor, TestRedactor)
#include "tst_redactor.moc"
