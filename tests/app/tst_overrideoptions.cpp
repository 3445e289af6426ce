// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/OverrideOptions.h"
#include "app/ctl/Report.h"
#include "model/live/RowJson.h"
#include "tests/app/CommandLines.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_overrideoptions {

using namespace hp;
using namespace hp::app;

/// The command line of overrides and the audit, and what is printed of them.
class TestOverrideOptions : public QObject
{
    Q_OBJECT
private slots:
    void wordsAreUnderstood();
    void wrongUsageIsOneSentence_data();
    void wrongUsageIsOneSentence();
    void aReviewShowsChecksWriteAndGates();
    void whatIsNeverDoneSaysWhatToDoInstead();
    void progress_data();
    void progress();
    void aPlanShowsWavesChecksAndWhatIsLeftOut();
    void progressOfAPlan_data();
    void progressOfAPlan();
    void theAuditIsATable();
    void verdicts();
};

namespace {

Result<OverrideOptions> parsed(const QString &line)
{
    return test::parsedAs<parseOverrideOptions>(test::wordsOf(line), {"d"});
}

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Json reviewed()
{
    return Json::parse(
        R"({"id": "a1", "state": "previewed", "verb": "Remove hook", "kind": "Machine",
        "object": "n/w-7", "consequence": "Remove hook Backup from w-7.", "next": "Next: the instance will be deleted.",
        "checks": [{"light": "red", "question": "No volume is attached to the node", "evidence": "1 volume is attached: v",
                    "at": "2026-01-10T11:59:58.000000Z"},
                   {"light": "unknown", "question": "Who owns it", "evidence": "not found", "at": null},
                   {"light": "green", "question": "Data is less than 10 s old", "evidence": "data is 0 s old",
                    "at": "2026-01-10T11:59:58.000000Z"}],
        "patch": "[]", "patchType": "json", "kubectl": "kubectl patch w-7", "dryRun": {"state": "accepted", "message": ""},
        "level": "G4", "levelWhy": ["1 volume is attached: v"], "refusal": "", "nameToType": "w-7", "digits": "0042",
        "remaining": ["reason", "confirm", "typeName", "secondPerson", "delay"], "gates": {"delaySeconds": 10},
        "breakGlassGates": {"delaySeconds": 60}})");
}

} // namespace

void TestOverrideOptions::wordsAreUnderstood()
{
    const auto act = parsed(QStringLiteral(
        "override remove-hook --machine w-7 --hook Backup --reason OPS-42 --yes -o json"));
    QVERIFY(act);
    QVERIFY(act->verb == OverrideVerb::Act && act->yes && act->backend.output.isData()
            && !act->breakGlass);
    QCOMPARE(act->action, std::string("remove-hook"));
    QCOMPARE(act->backend.dataDir, std::string("d"));
    QVERIFY(parsed(QStringLiteral("override approve a1"))->id == "a1");
    QVERIFY(parsed(QStringLiteral("audit"))->verb == OverrideVerb::ListAudit);
    QVERIFY(parsed(QStringLiteral("audit verify"))->verb == OverrideVerb::VerifyAudit);
    QVERIFY(parsed(QStringLiteral("override approve a1 --yes"))->yes);
    const auto accept = parsed(QStringLiteral("audit accept --reason restored-17"));
    QVERIFY(accept);
    QVERIFY(accept->verb == OverrideVerb::AcceptAudit && accept->reason == "restored-17");
    QVERIFY(parsed(QStringLiteral("override power-off --machine w-7"))->machine == "w-7");
    const auto planned = parsed(QStringLiteral("override cordon --selector rack=r12 --plan"));
    QVERIFY(planned);
    QVERIFY(planned->verb == OverrideVerb::BulkPlan && planned->selector == "rack=r12");
    const auto started = parsed(
        QStringLiteral("override bulk start p --reason OPS-42 --name 12 --yes --even-if-I-leave"));
    QVERIFY(started);
    QVERIFY(started->verb == OverrideVerb::BulkStart && started->id == "p" && started->isBulk());
    QVERIFY(started->name == "12" && started->yes && started->evenIfILeave);
    QVERIFY(parsed(QStringLiteral("override bulk status"))->id.empty());
    QVERIFY(!parsed(QStringLiteral("override list"))->isBulk());
}

void TestOverrideOptions::wrongUsageIsOneSentence_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *line, const char *sentence) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromUtf8(sentence);
    };
    row("override", "override needs list, approve, reject, abort, review, bulk or an action");
    row("override bulk", "override bulk needs status, start, approve, stop or continue");
    row("override bulk start", "override bulk start needs the id of a plan, as listed by status");
    row("override bulk stop p --reason OPS-42", "--reason is for an action");
    row("override bulk continue p --yes", "--yes is for an action");
    row("override bulk approve p --name 3", "--name is for an action");
    row("override bulk start p --reason no",
        "--reason: The reason needs 10 characters or a ticket id.");
    row("override cordon --cause c",
        "--cause and --selector need --plan; override bulk start starts what was planned");
    row("override cordon --plan", "--plan needs one of --cause, --selector");
    row("override cordon --plan --cause c --selector a=b",
        "--plan needs one of --cause, --selector");
    row("override cordon --plan --cause c --machine m",
        "--plan is for a group: leave --machine and --host out");
    row("override remove-hook --plan --cause c --hook h",
        "--cause names hook, point, owner and key: leave them out");
    row("override remove-hook --plan --selector a=b", "remove-hook needs --hook");
    row("override cordon --plan --cause c --yes",
        "--plan only plans: give --reason, --name and --yes to override bulk start");
    row("override approve", "override approve needs the id of an override, as listed by list");
    row("override list x", "'x' is one word too many");
    row("override cordon", "cordon needs --machine");
    row("override cordon w-7", "'w-7' is one word too many; a machine is named by --machine");
    row("override cordon --host h", "cordon is for a machine: give --machine instead of --host");
    row("override power-on", "power-on needs one of --machine, --host");
    row("override power-on --machine m --host h", "power-on needs one of --machine, --host");
    row("override remove-hook --machine m", "remove-hook needs --hook");
    row("override cordon --machine m --hook h", "--hook is for remove-hook");
    row("override cordon --machine m --point preDrain", "--point and --owner are for remove-hook");
    row("override remove-hook --machine m --hook h --point drain",
        "--point: 'drain' is not one of preCreate, preDrain, preTerminate");
    row("override release-hold --host h", "release-hold needs --key");
    row("override power-on --host h --key k", "--key is for release-hold and release-power-key");
    row("override cordon --machine m --reason no",
        "--reason: The reason needs 10 characters or a ticket id.");
    row("override list --yes", "--yes is for an action");
    row("override abort a1 --machine m", "--machine is for an action");
    row("override review a1", "override review needs --reason: what was found");
    row("override reject a1 --yes", "--yes is for an action");
    row("audit accept", "audit accept needs --reason: what was restored, and why");
    row("audit accept it --reason restored-17", "'it' is one word too many");
    row("audit verify --reason restored-17", "--reason is for an action");
    row("audit look", "audit: 'look' is not one of list, verify, accept");
    row("audit verify it", "'it' is one word too many");
    row("override list -o xml", "-o: 'xml' is not one of text, wide, name, json, yaml, jsonpath=…");
    row("override list --what", "there is no option --what; help lists them");
    row("override list --connect wss://a", "--connect needs --token-file");
    row("override explode --machine m",
        "override: 'explode' is not one of list, approve, reject, abort, review, bulk, "
        "remove-hook, "
        "retry-drain, "
        "skip-drain, skip-volumes, limit-drain, mark-for-replacement, remediate-machine, "
        "cancel-remediation, skip-remediation, allow-remediation, restore-drain, "
        "restore-volume-wait, "
        "pause-machine, resume-machine, pause-cluster, resume-cluster, cordon, uncordon, "
        "add-hold, release-hold, "
        "release-power-key, power-on, power-off, soft-reboot, hard-reboot, pause, resume, detach, "
        "attach, strip-finalizer, force-delete");
}

void TestOverrideOptions::wrongUsageIsOneSentence()
{
    QFETCH(const QString, line);
    QFETCH(const QString, sentence);
    const auto options = parsed(line);
    QVERIFY(!options);
    QVERIFY(options.error().code == ErrorCode::Invalid);
    QCOMPARE(QString::fromStdString(options.error().message), sentence);
}

void TestOverrideOptions::aReviewShowsChecksWriteAndGates()
{
    QCOMPARE(
        QString::fromStdString(previewText(live::fromJson<live::OverrideRow>(reviewed()))),
        QStringLiteral(
            "Remove hook: Machine n/w-7\n\n  Remove hook Backup from w-7.\n  Next: the "
            "instance will be deleted.\n\n    CHECK                               EVIDENCE         "
            "         SEEN\n✗   No volume is attached to the node   1 volume is attached: v   "
            "11:59:58Z\n?   Who owns it                         not found\n✓   Data is less than "
            "10 s old          data is 0 s old           11:59:58Z\n\nThe write (json patch): "
            "[]\nThe same in a terminal: kubectl patch w-7\nDry run: accepted\n\nGuard G4: 1 "
            "volume is attached: v\n  needs a reason of ten characters or a ticket id (--reason)\n "
            " needs a confirmation: the digits 0042, or --yes\n  needs the name w-7 (--name)\n  "
            "needs a second person who approves it\n  needs 10 s between the commit and the send, "
            "in which Ctrl+C aborts\n  --break-glass goes without the second person: after 60 s, "
            "with an alarm, and another person must review it\n"));
}

void TestOverrideOptions::whatIsNeverDoneSaysWhatToDoInstead()
{
    Json row = reviewed();
    row["refusal"] = "Holdpoint explains Force delete and never does it.";
    row["saferExits"] = {"Remove the one hook that holds."};
    const std::string text = previewText(live::fromJson<live::OverrideRow>(row));
    QVERIFY(text.ends_with("Cannot be done: Holdpoint explains Force delete and never does it.\n  "
                           "instead: Remove the one hook that holds.\n"));
}

void TestOverrideOptions::progress_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("over");
    QTest::newRow("approval")
        << R"({"id": "a1", "state": "awaitingApproval", "approvalUntil": "2026-01-10T12:10:00.000000Z"})"
        << "Waiting for a second person until 12:10:00Z: holdpointctl override approve a1" << false;
    QTest::newRow("delay") << R"({"state": "delayed", "sendAt": "2026-01-10T12:00:06.200000Z"})"
                           << "Sending in 7 s. Ctrl+C aborts." << false;
    QTest::newRow("sent") << R"({"state": "sending", "sentAt": "2026-01-10T12:00:00.000000Z"})"
                          << "Sent 12:00:00Z." << false;
    QTest::newRow("accepted")
        << R"({"state": "accepted", "acceptedAt": "2026-01-10T12:00:00Z", "revision": "812", "observeUntil": "2026-01-10T12:01:00Z"})"
        << "Accepted 12:00:00Z (rv 812). Waiting for the effect until 12:01:00Z." << false;
    QTest::newRow("its end") << R"({"state": "voided", "outcome": "A check changed."})"
                             << "A check changed." << true;
}

void TestOverrideOptions::progress()
{
    QFETCH(const QString, row);
    QFETCH(const QString, text);
    QFETCH(const bool, over);
    const auto shown = live::fromJson<live::OverrideRow>(Json::parse(row.toStdString()));
    QCOMPARE(QString::fromStdString(progressText(shown, now)), text);
    QCOMPARE(shown.isOver(), over);
}

void TestOverrideOptions::aPlanShowsWavesChecksAndWhatIsLeftOut()
{
    const Json rows = Json::parse(R"({
        "p": {"id": "p", "state": "planned", "verb": "Remove hook", "hook": "Backup", "owner": "backup-controller",
              "point": "preTerminate", "level": "G4", "machines": 2, "waves": [1, 1],
              "pauseSeconds": 300, "digest": "d1", "digits": "0042", "gates": {"reason": true, "secondPerson": true}},
        "p/00000": {"plan": "p", "wave": 1, "kind": "Machine", "object": "n/w-1", "level": "G3", "state": "untouched",
                    "checks": [{"id": "data-fresh", "light": "green"}]},
        "p/00001": {"plan": "p", "wave": 2, "kind": "Machine", "object": "n/w-2", "level": "G4", "state": "untouched",
                    "checks": [{"id": "data-fresh", "light": "green"}, {"id": "node-gone", "light": "red", "question": "the node is gone"},
                               {"id": "owner", "light": "unknown"}]},
        "p/out/00000": {"plan": "p", "object": "n/m-0", "why": "concerns a control plane machine"},
        "q": {"id": "q", "state": "done", "verb": "Cordon", "machines": 7}})");
    const QString text = QString::fromStdString(bulkPlanText(rows, "p", now));
    for (const char *part : {"Remove hook: 2 machines, in waves of 1, 1\n"
                             "Backup of backup-controller at preTerminate\n",
                             "1      Machine n/w-1   G3      1 ✓ ",
                             "1 ✓, ✗ the node is gone: no, ? owner: unknown",
                             "n/m-0: concerns a control plane machine",
                             "Guard G4. 5 m after each wave; 0 machines may fail.",
                             "Digest d1",
                             "the digits 0042",
                             "--name 2",
                             "a second person",
                             "holdpointctl override bulk start p"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1String("Cordon")), "another plan");
    const QString all = QString::fromStdString(bulkText(rows, now));
    QCOMPARE(all.count(QLatin1Char('\n')), 3); // a heading and two plans
    QCOMPARE(bulkText(Json::object(), now), std::string("No plans.\n"));
}

void TestOverrideOptions::progressOfAPlan_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *state, const char *text) {
        QTest::newRow(state) << QString::fromLatin1(state) << QString::fromUtf8(text);
    };
    row("awaitingApproval",
        "Waiting for a second person until 12:00:40Z: holdpointctl override bulk approve p");
    row("waiting",
        "Wave 2 of 3 starts in 40 s (4 of 9 machines: 1 observed, 1 skipped, 0 failed, 2 "
        "unknown).");
    row("underWay", "Wave 2 of 3: 4 of 9 machines: 1 observed, 1 skipped, 0 failed, 2 unknown.");
    row("stopped",
        "Stopped at wave 2: the backend stopped. 4 of 9 machines: 1 observed, 1 skipped, 0 failed, "
        "2 unknown. "
        "Continue it: holdpointctl override bulk continue p");
    row("ended", "Stopped at wave 2: the backend stopped.");
}

void TestOverrideOptions::progressOfAPlan()
{
    QFETCH(const QString, state);
    QFETCH(const QString, text);
    auto row =
        live::fromJson<live::BulkRow>(Json::parse(R"({"id": "p", "machines": 9, "waves": [1, 2, 6],
        "wave": 2, "observed": 1, "skipped": 1, "unknown": 2, "dueAt": "2026-01-10T12:00:40.000000Z",
        "outcome": "Stopped at wave 2: the backend stopped."})"));
    row.state = live::fromWord<live::BulkState>(state.toStdString());
    QCOMPARE(QString::fromStdString(bulkProgressText(row, now)), text);
}

void TestOverrideOptions::theAuditIsATable()
{
    const Json rows = Json::parse(R"({
        "000000000001": {"number": 1, "at": "2026-01-10T12:00:00.000000Z", "override": "a1", "opens": true,
            "content": {"action": "power-off", "actor": "anna", "kind": "BareMetalHost", "namespace": "n",
                        "name": "h-1", "level": "G4", "reason": "fire"}},
        "000000000002": {"number": 2, "at": "2026-01-10T12:01:00.000000Z", "override": "a1", "opens": false,
            "content": {"action": "power-off", "actor": "anna", "kind": "BareMetalHost", "namespace": "n",
                        "name": "h-1", "level": "G4", "reason": "fire", "approvedBy": "bert", "result": "observed",
                        "asUser": "holdpoint", "from": "10.0.7.21:5312"}},
        "000000000003": {"number": 3, "at": "2026-01-10T12:02:00.000000Z", "override": "a0", "opens": false,
            "content": {"id": "a0", "review": "bert", "note": "fine"}},
        "chain": {"rows": 3},
        "review/a9": {"override": "a9", "verb": "Detach", "object": "n/h-2", "actor": "anna", "reason": "why not"}})");
    QCOMPARE(QString::fromStdString(auditText(rows)),
             QStringLiteral(
                 "ROW   TIME                   WHO    FOR         FROM             WHAT           "
                 "OBJECT                GUARD   APPROVED BY   RESULT     REASON\n"
                 "3     2026-01-10T12:02:00Z   bert   -           -                review of a0   "
                 "-                     -       -             reviewed   fine\n"
                 "2     2026-01-10T12:01:00Z   anna   holdpoint   10.0.7.21:5312   power-off      "
                 "BareMetalHost n/h-1   G4      bert          observed   fire\n"
                 "1     2026-01-10T12:00:00Z   anna   -           -                power-off      "
                 "BareMetalHost n/h-1   G4      -             sent       fire\n"
                 "To be reviewed: a9, Detach on n/h-2 by anna: why not\n"));
    QCOMPARE(auditText(Json::object()), std::string("No changes.\n"));
    QCOMPARE(olderAuditText(Json::object()), std::string());
    QCOMPARE(olderAuditText(rows), std::string());
    Json newest = rows;
    newest.erase("000000000001");
    QCOMPARE(olderAuditText(newest),
             std::string("these are the newest 2 rows of the audit; the older ones are not shown, "
                         "and are in audit.db of the backend's data directory"));
}

void TestOverrideOptions::verdicts()
{
    QCOMPARE(verdictText({6, "ab", {}}), std::string("The chain is whole: 6 rows, head ab.\n"));
    QCOMPARE(verdictText({1, "ab", {}}), std::string("The chain is whole: 1 row, head ab.\n"));
    QCOMPARE(verdictText({1, {}, "row 2 is missing"}),
             std::string("The chain is broken: row 2 is missing; 1 row before it is whole.\n"));
    QCOMPARE(verdictText({2, "ab", "row 3 is missing"}),
             std::string("The chain is broken: row 3 is missing; 2 rows before it are whole.\n"));
}

} // namespace tst_overrideoptions

HP_TEST(tst_overrideoptions, TestOverrideOptions)
#include "tst_overrideoptions.moc"
