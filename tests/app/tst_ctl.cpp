// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "app/ctl/CtlOptions.h"
#include "app/ctl/Report.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "tests/app/CommandLines.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_ctl {

using namespace hp;
using namespace hp::app;

namespace {

Result<CtlOptions> parsedCtl(const std::vector<std::string> &words,
                             const CtlEnvironment &environment = {})
{
    return test::parsedAs<parseCtlOptions>(words, environment);
}

} // namespace

class TestCtl : public QObject
{
    Q_OBJECT
private slots:
    void wordsAreUnderstood()
    {
        const auto options =
            parsedCtl({"timeline", "m", "-o", "md", "--since=2h", "--data-dir", "d"});
        QVERIFY(bool(options));
        QVERIFY(options->command == CtlCommand::Timeline);
        QVERIFY(options->output.format == CtlFormat::Markdown);
        QCOMPARE(options->machine, std::string("m"));
        QCOMPARE(options->range, std::string("2h"));
        QCOMPARE(options->dataDir, std::string("d"));
    }

    void theEnvironmentNamesTheBackend()
    {
        QCOMPARE(parsedCtl({"holds"}, {"from-env"})->dataDir, std::string("from-env"));
        QCOMPARE(parsedCtl({"holds", "--data-dir", "d"}, {"from-env"})->dataDir, std::string("d"));
    }

    void wrongUsageIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *words, const char *sentence) {
            QTest::newRow(name) << QString::fromLatin1(words).split(QLatin1Char(' '))
                                << QString::fromUtf8(sentence);
        };
        row("unknown command", "hold", "there is no command 'hold'; did you mean holds?");
        row("no machine", "why --data-dir d", "why needs the name of a machine");
        row("a word too many", "holds x --data-dir d", "'x' is one word too many");
        row("unknown format",
            "holds -o pdf",
            "-o: 'pdf' is not one of text, wide, name, json, yaml, jsonpath=…");
        row("markdown of holds", "holds -o md --data-dir d", "-o md is for timeline");
        row("no duration",
            "timeline m --since yesterday --data-dir d",
            "--since: 'yesterday' is not a duration such as 2h");
        row("no instant",
            "holds --at yesterday --data-dir d",
            "--at: 'yesterday' is not a time such as 2026-01-10T12:00:00Z");
        row("an instant of a token",
            "token list --at 2026-01-10T12:00:00Z --data-dir d",
            "--at is for holds, why, timeline and share");
        row("a page of something else", "holds --page fleet --data-dir d", "--page is for share");
        row("a link of no instant",
            "share --at yesterday --data-dir d",
            "--at: 'yesterday' is not a time such as 2026-01-10T12:00:00Z");
        row("a link in words", "share holds --data-dir d", "'holds' is one word too many");
        row("no token", "holds --connect wss://a", "--connect needs --token-file");
        row("a token without an action",
            "token --user u --data-dir d",
            "token needs one of create, list, revoke");
        row("an unknown action",
            "token make --user u --data-dir d",
            "token: 'make' is not one of create, list, revoke");
        row("a token of nobody",
            "token create --role hook --data-dir d",
            "token create needs --user");
        row("a user that is a path",
            "token create --role hook --user ../x --data-dir d",
            "--user: '../x' is not lower-case letters, digits, '-' and '.'");
        row("a user of the backend's own",
            "token revoke --user admin --data-dir d",
            "--user: the backend itself creates the token of admin");
        row("an unknown role",
            "token create --user u --role root --data-dir d",
            "--role: 'root' is not one of admin, operator, approver, hook, viewer, wall");
        row("a role without a token",
            "holds --role hook --data-dir d",
            "--user and --role are for token");
        row("an owner of a token that is for no hooks",
            "token create --user u --role viewer --owner o --data-dir d",
            "--owner is for the role hook: whose hooks the token may change");
        row("a replacement of nothing",
            "token revoke --user u --replace --data-dir d",
            "--replace and --owner are for token create");
        row("a token in the clear",
            "holds --connect ws://far.example:7480/live --token-file t",
            "--connect: 'ws://far.example:7480/live' would send the token to another machine in "
            "the clear; give wss://");
        row("an alarm without a key", "ack --data-dir d", "ack needs the key of an alarm");
        row("a shelf without a reason", "shelve a --for 2h --data-dir d", "shelve needs --reason");
        row("a shelf without an end",
            "shelve a --reason x --data-dir d",
            "--for: '' is not a duration such as 2h");
        row("a reason for nothing",
            "ack a --reason x --data-dir d",
            "--for and --reason are for shelve");
        row("definitions without an action", "crds", "crds needs one of diff, apply");
        row("an unknown action of crds",
            "crds install",
            "crds: 'install' is not one of diff, apply");
        row("force without anything to force", "crds diff --force", "--force is for crds apply");
        row("definitions of a backend",
            "crds diff --connect wss://a --token-file t",
            "crds works on an API server: give --kubeconfig instead of --connect");
        row("a kubeconfig of something else",
            "holds --data-dir d --kubeconfig k",
            "--kubeconfig and --force are for crds");
        row("no backend",
            "holds",
            "which backend? None runs here: start holdpoint or holdpointd, or give --data-dir DIR, "
            "HOLDPOINT_DATA_DIR, --connect URL --token-file F, or a context (holdpointctl config)");
    }
    void wrongUsageIsOneSentence()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, sentence);
        std::vector<std::string> list;
        for (const QString &word : arguments)
            list.push_back(word.toStdString());
        const auto options = parsedCtl(list);
        QVERIFY(!options);
        QCOMPARE(QString::fromStdString(options.error().message), sentence);
    }

    void aTokenIsCreatedListedRemoved()
    {
        const QTemporaryDir folder;
        const std::string dir = folder.path().toStdString();
        const auto token = [&](const char *action, bool json = false) {
            const bool creates = std::string(action) == "create";
            std::vector<std::string> words{"token", action, "--data-dir", dir};
            if (std::string(action) != "list")
                words.insert(words.end(), {"--user", "flush-logs"});
            if (creates)
                words.insert(words.end(), {"--role", "hook"});
            if (json)
                words.insert(words.end(), {"-o", "json"});
            return runTokenCommand(*parsedCtl(words));
        };
        QVERIFY(
            QString::fromStdString(token("create").error().message)
                .contains(QStringLiteral(" is not the data directory of a backend that ran: ")));
        QVERIFY2(QDir(folder.path()).isEmpty(), "a wrong folder is left alone");

        const auto directory = http::DataDirectory::open(dir);
        const auto front = http::TokenFile::open(*directory);
        QVERIFY(
            http::KubeconfigWriter(*directory, **front).write("https://h:1", "PEM").has_value());

        const auto path = token("create");
        QCOMPARE(*path, dir + "/flush-logs.kubeconfig\n");
        const std::string text = *directory->read("flush-logs.kubeconfig");
        const auto who = (*front)->identify(http::kubeconfigToken(text));
        QVERIFY2(who && who->has("hook"), "a front that runs knows the token at once");
        const QString list = QString::fromStdString(*token("list"));
        QVERIFY(list.startsWith(QStringLiteral("USER         ROLES")));
        for (const char *user : {"admin", "flush-logs", "operator", "viewer", "wall"})
            QVERIFY2(list.contains(QLatin1Char('\n') + QString::fromLatin1(user)), user);
        QVERIFY2(list.contains(QStringLiteral("holdpointctl")), "who made it");
        const Json rows = Json::parse(*token("list", true));
        QCOMPARE(rows.size(), std::size_t(5));
        QCOMPARE(rows[1]["roles"].dump(), std::string(R"(["hook"])"));

        const auto create = [&](std::vector<std::string> more) {
            std::vector<std::string> words{
                "token", "create", "--data-dir", dir, "--user", "flush-logs", "--role"};
            words.insert(words.end(), more.begin(), more.end());
            return runTokenCommand(*parsedCtl(words));
        };
        for (const char *role : {"operator", "hook"}) {
            const auto refused = create({role});
            QVERIFY2(!refused, role);
            QCOMPARE(refused.error().message,
                     std::string("a token of flush-logs already exists, with the role hook: "
                                 "--replace revokes it and creates another"));
            QVERIFY2((*front)->identify(http::kubeconfigToken(text)), "and nothing ended");
        }
        QVERIFY(create({"operator", "--replace"}).has_value());
        QVERIFY(!(*front)->identify(http::kubeconfigToken(text)));
        QVERIFY(create({"hook", "--replace", "--owner", "a/b, c"}).has_value());
        const auto owning =
            (*front)->identify(http::kubeconfigToken(*directory->read("flush-logs.kubeconfig")));
        QVERIFY(owning && owning->owners == (std::vector<std::string>{"a/b", "c"}));

        QVERIFY(token("revoke").has_value());
        QVERIFY(!(*front)->identify(http::kubeconfigToken(text)));
        QVERIFY(directory->read("flush-logs.kubeconfig").error().code == ErrorCode::NotFound);
        QVERIFY(token("revoke").error().code == ErrorCode::NotFound);
    }

    void theMostUrgentHoldComesFirstWithItsAge()
    {
        const Json rows = Json::parse(R"({
            "n/b/hook.preDrain/H": {"ns": "n", "machine": "b", "state": "Holding", "waitingAt": "preDrain", "hold": "H",
                "owner": {"name": "o"}, "since": "2026-01-10T12:00:00Z", "priority": 0,
                "expected": {"n": 9, "p50": 240, "budget": 1800}},
            "n/a/drain.pdb/n/p": {"ns": "n", "machine": "a", "state": "Overdue", "waitingAt": "drain", "hold": "n/p",
                "owner": {"name": "n"}, "since": "2026-01-10T12:30:00Z", "priority": 2,
                "expected": {"n": 0, "budget": 300}},
            "n/c/hook.preDrain/H": {"ns": "n", "machine": "c", "state": "Armed"},
            "summary": {"machines": 3}})");
        QCOMPARE(QString::fromStdString(holdsText(rows, *parseTime("2026-01-10T12:47:00Z"))),
                 QStringLiteral(
                     "P   MACHINE   WAITING AT   HOLD   OWNER   STATE     AGE    EXPECTED\n"
                     "2   n/a       drain        n/p    n       Overdue   17 m   at most 5 m\n"
                     "-   n/b       preDrain     H      o       Holding   47 m   usually 4 m\n"));
        QCOMPARE(holdsJson(rows).size(), std::size_t(2));
    }

    void aHoldSaysOfWhichClusterItsMachineIs()
    {
        const Json rows = Json::parse(R"({
            "n/b/hook.preDrain/H": {"ns": "n", "machine": "b", "cluster": "prod-7", "state": "Holding",
                "waitingAt": "preDrain", "hold": "H", "owner": {"name": "o"}, "since": "2026-01-10T12:00:00Z"},
            "n/c/hook.preDrain/H": {"ns": "n", "machine": "c", "state": "Holding", "waitingAt": "preDrain",
                "hold": "H", "owner": {"name": "o"}, "since": "2026-01-10T12:30:00Z"},
            "summary": {"machines": 2}})");
        QCOMPARE(QString::fromStdString(holdsText(rows, *parseTime("2026-01-10T12:47:00Z"))),
                 QStringLiteral("P   CLUSTER   MACHINE   WAITING AT   HOLD   OWNER   STATE     AGE "
                                "   EXPECTED\n"
                                "-   prod-7    n/b       preDrain     H      o       Holding   47 m"
                                "\n"
                                "-             n/c       preDrain     H      o       Holding   17 m"
                                "\n"));
    }

    void clustersSayWhatHoldsInThem()
    {
        const Json fleet = Json::parse(R"({
            "n/a": {"ns": "n", "name": "a", "cluster": "prod-1", "holds": []},
            "n/b": {"ns": "n", "name": "b", "cluster": "prod-7", "holds": [
                {"kind": "hook.preDrain", "name": "H", "state": "Overdue", "since": "2026-01-10T12:00:00Z"}]},
            "n/c": {"ns": "n", "name": "c", "cluster": "prod-7", "holds": [
                {"kind": "hook.preDrain", "name": "H", "state": "Late", "since": "2026-01-10T12:30:00Z"}]},
            "m/d": {"ns": "m", "name": "d", "cluster": "m/edge", "holds": [
                {"kind": "cause", "name": "d", "state": "Holding", "since": "2026-01-10T12:40:00Z"}]},
            "n/e": {"ns": "n", "name": "e", "holds": []}})");
        const Json connection = Json::parse(R"({
            "stream/nodes of m/edge": {"state": "closed", "since": "2026-01-10T11:47:00Z"},
            "stream/nodes of n/prod-7": {"state": "live"}})");
        const Json both = Json::parse(R"({
            "n/f": {"ns": "n", "name": "f", "cluster": "prod-7", "holds": [
                {"kind": "drain.budget", "name": "B", "state": "Overdue", "since": "2026-01-10T12:00:00Z"},
                {"kind": "hook.preDrain", "name": "H", "state": "Late", "since": "2026-01-10T12:30:00Z"}]}})");
        const auto sumOfBoth = clusterSums(both, Json::object()).front();
        QCOMPARE(sumOfBoth.holding, 1);
        QCOMPARE(sumOfBoth.late, 1);
        QCOMPARE(sumOfBoth.overdue, 1);
        const auto sums = clusterSums(fleet, connection);
        QCOMPARE(
            QString::fromStdString(clustersText(sums, *parseTime("2026-01-10T12:47:00Z"))),
            QStringLiteral("CLUSTER   MACHINES   HOLDING   LATE   OVERDUE   OLDEST   NOT SEEN FOR\n"
                           "prod-7    2          2         1      1         47 m     -\n"
                           "m/edge    1          1         0      0         7 m      1 h\n"
                           "prod-1    1          0         0      0         -        -\n"));
        const Json json = clustersJson(sums);
        QCOMPARE(json[1]["unseenSince"].get<std::string>(), std::string("2026-01-10T11:47:00Z"));
        QCOMPARE(json[1]["object"].get<std::string>(), std::string("m/edge"));
        QVERIFY(json[2]["oldest"].is_null());
        QCOMPARE(clustersText({}, {}),
                 std::string("No machine belongs to a cluster of Cluster API.\n"));
        QCOMPARE(ofCluster(fleet, "prod-7").size(), std::size_t(2));
        QCOMPARE(ofCluster(fleet, "").size(), std::size_t(5));
        QVERIFY(ofCluster(fleet, "prod").empty());
        // Whatever a backend sends is no exception.
        QVERIFY(ofCluster(Json::parse(R"({"n/a": {"cluster": 7}, "n/b": [], "n/c": null})"), "prod")
                    .empty());
    }

    void alarmsComeByPriorityThenAge()
    {
        const Json rows = Json::parse(R"({
            "alarm/n/a/hook.preDrain/H": {"priority": 3, "state": "Raised", "raised": "2026-01-10T12:00:00Z", "text": "late"},
            "alarm/n/b/cause": {"priority": 1, "state": "Shelved", "shelvedBy": "bob", "acknowledgedBy": "alice",
                                "raised": "2026-01-10T12:30:00Z", "text": "Failed."},
            "summary": {"flood": true, "inTenMinutes": 12}})");
        QCOMPARE(
            QString::fromStdString(alarmsText(rows, *parseTime("2026-01-10T12:47:00Z"))),
            QStringLiteral("P   ALARM                 STATE            AGE    WHAT\n1   n/b/cause  "
                           "           Shelved by bob   17 m   Failed.\n3   n/a/hook.preDrain/H   "
                           "Raised           47 m   late\nA flood: 12 alarms in 10 min.\n"));
        QCOMPARE(alarmsText(Json::object(), {}), std::string("No alarms.\n"));
        const Json together = Json::parse(R"({
            "alarm/n/a/hook.preDrain/F": {"priority": 3, "state": "Raised", "machine": "n/a", "late": true,
                "raised": "2026-01-10T12:00:00Z", "text": "a waits.", "cause": "F of log at preDrain"},
            "alarm/n/b/hook.preDrain/F": {"priority": 2, "state": "Raised", "machine": "n/b",
                "raised": "2026-01-10T12:10:00Z", "since": "2026-01-10T11:47:00Z", "text": "b waits.",
                "cause": "F of log at preDrain"}})");
        const std::string text = alarmsText(together, *parseTime("2026-01-10T12:47:00Z"));
        QVERIFY2(
            text.find(
                "\n2   2 alarms                Raised   1 h    2 machines, 1 late: F of log at "
                "preDrain\n2     n/b/hook.preDrain/F   Raised   37 m   b waits.\n3     n/a/")
                != std::string::npos,
            text.c_str());
    }

    void whatElseIsToBeKnownStandsBelow()
    {
        Json rows = Json::parse(R"({
            "machine": {"name": "w", "status": {"look": "normal", "word": "Running"},
                "goesFirst": "It is marked as the next to go.", "setTrouble": "MachineSet a: no quota.",
                "unsure": "Not everything was seen then."}})");
        QCOMPARE(whyText(rows),
                 std::string("w waits for nothing. It is Running.\n"
                             "It is marked as the next to go.\nMachineSet a: no quota.\n"
                             "Not everything was seen then.\n"));
        rows["why"] = {{"sentence", "Failed."}, {"next", "Nobody goes on."}};
        QCOMPARE(whyText(rows),
                 std::string("Failed.\n\n\n\n  Nobody goes on.\n\n"
                             "It is marked as the next to go.\nMachineSet a: no quota.\n"
                             "Not everything was seen then.\n"));
        const Json holds = Json::parse(R"({
            "n/b/cause": {"ns": "n", "machine": "b", "state": "Holding", "waitingAt": "x", "hold": "H",
                "owner": {"name": ""}, "unsure": "Not everything was seen then."},
            "summary": {"machines": 1}})");
        QVERIFY(holdsText(holds, {}).ends_with("\nn/b: Not everything was seen then.\n"));
    }

    void whatIsNoLongerSeenIsSaidToBe_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("doubts");
        const auto row = [](const char *name, const char *rows, const char *doubts) {
            QTest::newRow(name) << QByteArray(rows) << QString::fromLatin1(doubts);
        };
        row("an own API is there as long as its backend", R"({"backend": {}})", "");
        row("a cluster that is seen",
            R"({"server": {"state": "live", "asOf": "2026-01-10T12:00:00Z"}})",
            "");
        row("a cluster that was not read yet",
            R"({"server": {"state": "loading"}})",
            "the backend has not read its cluster yet, so what is missing here may be there");
        row("a cluster that is silent",
            R"({"server": {"state": "stale", "asOf": "2026-01-10T12:00:00Z"}})",
            "what is shown is as of 2026-01-10T12:00:00Z, nothing was heard from the cluster "
            "since");
        row("a cluster that is away",
            R"({"server": {"state": "disconnected", "asOf": "2026-01-10T12:00:00Z", "trouble": "no route"}})",
            "what is shown is as of 2026-01-10T12:00:00Z, the API server is not reached: no "
            "route");
        row("a token that has ended",
            R"({"server": {"state": "authExpired"}})",
            "what is shown is of before, the API server no longer lets the backend in");
        row("Machines that may not be listed",
            R"({"kind/machines.machine.openshift.io": {"state": "forbidden", "verb": "watch"}})",
            "the backend may not watch machines.machine.openshift.io, so none of them is shown");
        row("Machines of a version to come",
            R"({"kind/machines.cluster.x-k8s.io": {"state": "notUnderstood", "version": "v2"}})",
            "the cluster has machines.cluster.x-k8s.io only as v2, which the backend does not "
            "understand");
        row("a bundle",
            R"({"bundle": {"file": "a.holdpoint", "to": "2026-01-10T12:00:00Z"}})",
            "this is the bundle a.holdpoint and not live: it ends at 2026-01-10T12:00:00Z");
    }
    void whatIsNoLongerSeenIsSaidToBe()
    {
        QFETCH(const QByteArray, rows);
        QFETCH(const QString, doubts);
        QCOMPARE(QString::fromStdString(doubtsText(Json::parse(rows.toStdString()))), doubts);
    }

    void aCalmFleetIsSaidToBeCalm()
    {
        const Json rows =
            Json::parse(R"({"summary": {"machines": 104, "armed": 312, "armedMachines": 100}})");
        QCOMPARE(holdsText(rows, {}),
                 std::string(
                     "Nothing holds any of 104 machines; 312 hooks are armed on 100 of them.\n"));
        const Json one =
            Json::parse(R"({"summary": {"machines": 1, "armed": 1, "armedMachines": 1}})");
        QCOMPARE(holdsText(one, {}),
                 std::string("Nothing holds any of 1 machine; 1 hook is armed on 1 of them.\n"));
    }
};

} // namespace tst_ctl

HP_TEST(tst_ctl, TestCtl)
#include "tst_ctl.moc"
