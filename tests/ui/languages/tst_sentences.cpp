// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Fact.h"
#include "model/messages/Override.h"
#include "model/messages/Stuck.h"
#include "model/rules/alarms/AlarmRegistry.h"
#include "model/rules/maintenance/Forecast.h"
#include "model/rules/maintenance/WindowAnswer.h"
#include "model/rules/override/Ticket.h"
#include "model/rules/remediation/AnnotationRemediation.h"
#include "model/rules/remediation/RemediationNames.h"
#include "tests/model/rules/MetalViews.h"
#include "tests/model/rules/holds/StuckCases.h"
#include "tests/model/rules/maintenance/MaintenanceCases.h"
#include "tests/model/rules/power/HostPowerCases.h"
#include "tests/support/gateway/EnglishReader.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace tst_sentences {

using namespace hp;
using namespace Qt::Literals::StringLiterals;
using namespace hp::tests;
using namespace std::chrono_literals;

/// Whatever the rules say is a message of a table (model/messages): what is put into one came out
/// of the objects, and is no English of ours.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void whatIsDocumentedIsKnown();
    void whyAMachineIsStuck();
    void whatHoldsAMachine();
    void whatThePowerRulesDo();
    void whatFollowsAFailedReset();
    void whatARemediationDoes();
    void whatAMaintenanceWaitsFor();
    void whatDoesNotGoTogether();
    void whatAnOverrideDoes_data();
    void whatAnOverrideDoes();
    void whyAnOverrideIsRefused();
    void whyAnAlarmIsRefused();

private:
    /// What is said, and the objects whose names and messages may stand in it.
    void hear(const Message &message, const QString &given);
    void hear(const std::string &english, const QString &given);
    void look(const Message &message, const QString &given);

    EnglishReader m_reader;
    QStringList m_unknown;
    int m_received = 0;
};

namespace {

/// Words that stand in the objects are those of somebody else.
bool isGiven(const QString &words, const QString &given)
{
    static const QRegularExpression between(u"[\\s,/.\u2026]+"_s);
    const QStringList each = words.split(between, Qt::SkipEmptyParts);
    // It is JSON, in which a quote of theirs stands escaped.
    const QString plain = QString(given).remove(u'\\');
    return std::ranges::all_of(
        each, [&plain](const QString &word) { return plain.contains(word, Qt::CaseInsensitive); });
}

QString textOf(const std::string &file)
{
    QFile in(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR") + u'/' + QString::fromStdString(file));
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

Object object(const char *json)
{
    return Object(Json::parse(json));
}

} // namespace

void TestSentences::look(const Message &message, const QString &given)
{
    for (const MessageArgument &argument : message.arguments()) {
        for (const Message &clause : argument.clauses)
            look(clause, given);
        if (argument.place != Place::Name && argument.place != Place::Quote)
            continue;
        // One word is a name, a path or a number. What a row puts in as somebody else's words may
        // be theirs though no object has it; it is no message of ours.
        const QString words = QString::fromStdString(argument.text);
        if (words.contains(u' ') && !isGiven(words, given)
            && (isQuote(message) || m_reader.isOurs(words)))
            m_unknown.append(words);
    }
}

void TestSentences::hear(const Message &message, const QString &given)
{
    m_received += message.empty() ? 0 : 1;
    look(message, given);
}

void TestSentences::hear(const std::string &english, const QString &given)
{
    hear(m_reader.read(QString::fromStdString(english)), given);
}

void TestSentences::cleanup()
{
    m_unknown.removeDuplicates();
    const QStringList unknown = std::exchange(m_unknown, {});
    QVERIFY2(unknown.isEmpty(),
             qPrintable(u"words of ours that are no message:\n"_s + unknown.join(u'\n')));
    QVERIFY(std::exchange(m_received, 0) > 0);
}

void TestSentences::whatIsDocumentedIsKnown()
{
    static const QRegularExpression rows(
        u"^\\| \\[[^|]*\\(\\.\\./([^)]*)\\) \\| ([^|]*) \\| [^|]* \\|"_s,
        QRegularExpression::MultilineOption);
    const QString page = textOf("docs/why-stuck.md");
    int count = 0;
    for (auto match = rows.globalMatch(page); match.hasNext(); ++count) {
        const auto row = match.next();
        const QString given = textOf(row.captured(1).toStdString());
        QVERIFY(!given.isEmpty());
        // These quote what a BMC, a server of the lab or an author said, which no file has word by
        // word.
        static const QRegularExpression quoting(
            u"/scenarios/(bmc|hosts|input|windows|joining|provider|site)/"_s);
        if (row.captured(1).contains(quoting))
            continue;
        // Of one machine the words are those of a condition that the daemon writes.
        // A name that was cut ends no sentence.
        static const QRegularExpression cut(u"…(?= [a-z])"_s);
        hear(row.captured(2).remove(cut).toStdString(),
             given + u" the BMC does not answer in time"_s);
    }
    QVERIFY(count >= 27);
}

void TestSentences::whyAMachineIsStuck()
{
    for (const tests::StuckCase &given : tests::stuckCases()) {
        const auto why = whyStuck(tests::viewOf(given), tests::caseTime);
        if (!why)
            continue;
        const QString objects = QString::fromStdString(given.json);
        hear(why->sentence, objects);
        hear(why->next, objects);
        for (const holds::StuckFact &fact : why->facts) {
            hear(fact.text, objects);
            // A path into an object is the same in every language.
            static const QRegularExpression path(u"^\\S* ?(status|spec)\\.\\S+$|^\\S+$"_s);
            if (!path.match(QString::fromStdString(fact.source.text())).hasMatch())
                hear(fact.source, objects);
        }
        for (const holds::Exit &exit : why->exits)
            hear(exit.text, objects);
    }
}

void TestSentences::whatHoldsAMachine()
{
    for (const tests::StuckCase &given : tests::stuckCases()) {
        const QString objects = QString::fromStdString(given.json);
        for (const holds::Hold &hold : holdsOf(tests::viewOf(given), tests::caseTime)) {
            hear(hold.reason, objects);
            hear(hold.owner.says, objects);
            if (!hold.reason.empty())
                hear(say::about(std::string(toString(hold.kind)) + ' ' + hold.name, hold.reason),
                     objects + u' ' + QString::fromUtf8(toString(hold.kind)));
        }
    }
}

void TestSentences::whatThePowerRulesDo()
{
    for (tests::RowCase &row : tests::rowCases()) {
        tests::Case given;
        row.change(given);
        const auto decision = given.decide();
        QString objects = QString::fromStdString(given.host.dump());
        if (given.observed) {
            objects +=
                QString::fromStdString(' ' + given.observed->raw + ' ' + given.observed->failure
                                       + ' ' + given.observed->weakness);
            if (given.observed->trouble)
                objects += QString::fromStdString(' ' + given.observed->trouble->message);
        }
        hear(decision.reason, objects);
        for (const Condition &condition : decision.conditions) {
            if (condition.type == "PowerSettled")
                hear(condition.message, objects);
        }
    }
}

void TestSentences::whatFollowsAFailedReset()
{
    for (const auto code : {ErrorCode::Refused,
                            ErrorCode::Unreachable,
                            ErrorCode::TimedOut,
                            ErrorCode::Conflict,
                            ErrorCode::Invalid}) {
        for (const auto command : {ResetType::On,
                                   ResetType::GracefulShutdown,
                                   ResetType::ForceOff,
                                   ResetType::ForceRestart}) {
            for (const int status : {0, 409, 503}) {
                tests::Case given;
                given.pending();
                given.view.host = Object(given.host);
                given.view.observed = given.observed;
                const auto decision = rules::decideAfterFailedReset(
                    given.view, command, std::nullopt, {code, status, {}, "busy", {}}, tests::now);
                hear(decision.reason, u"busy"_s);
            }
        }
    }
}

void TestSentences::whatARemediationDoes()
{
    const std::string key = "reboot.metal3.io/capbm-requested-power-off";
    for (int bits = 0; bits < 1 << 9; ++bits) {
        const auto is = [bits](int bit) { return (bits & (1 << bit)) != 0; };
        Json machine =
            test::metalMachine(
                R"({"metadata":{"ownerReferences":[{"kind":"MachineSet","controller":true}]},
                               "status":{"nodeRef":{"name":"n1"}}})")
                .json();
        Json &notes = machine["metadata"]["annotations"];
        if (is(0))
            notes["host.metal3.io/external-remediation"] = "";
        if (is(1))
            notes[rules::remediation::poweredOff] = "";
        if (is(2)) {
            notes[rules::remediation::labelsBackup] = R"({"zone":"a"})";
            notes[rules::remediation::annotationsBackup] = R"({"n":"1"})";
        }
        if (is(3))
            notes[rules::remediation::timeoutAt] =
                is(8) ? "2026-01-10T11:00:00Z" : "2026-01-10T13:00:00Z";
        Json host = test::claimedHost().json();
        if (is(4))
            host["metadata"]["annotations"][key] = R"({"mode":"hard"})";
        if (is(5))
            host["metadata"]["annotations"]["reboot.metal3.io/other"] = "";
        if (is(6)) {
            host["status"]["poweredOn"] = false;
            host["status"]["provisioning"]["rebootHolds"] =
                Json::array({{{"key", key},
                              {"mode", "hard"},
                              {"acceptedAt", "2026-01-10T11:59:00.000000Z"},
                              {"heldSince", "2026-01-10T11:59:30.000000Z"}}});
        }
        for (const char *more :
             {"{}",
              R"({"metadata": {"annotations": {"baremetalhost.metal3.io/paused": ""}}})",
              R"({"metadata": {"annotations": {"baremetalhost.metal3.io/detached": ""}}})",
              R"({"metadata": {"deletionTimestamp": "2026-01-10T11:00:00Z"}})",
              R"({"spec": {"disablePowerOff": true}})",
              R"({"spec": {"online": false}})"}) {
            Json changed = host;
            changed.merge_patch(Json::parse(more));
            rules::AnnotationRemediationView view;
            view.machine = Object(machine);
            view.host = Object(changed);
            if (is(7))
                view.node = object(R"({"kind":"Node","metadata":{"name":"n1","uid":"nu",
                    "labels":{"zone":"a"},"annotations":{"n":"1"}}})");
            for (const auto &timeout :
                 {std::optional<Duration>(), std::optional<Duration>(10min)}) {
                view.startupTimeout = timeout;
                hear(decideAnnotationRemediation(view, *parseTime("2026-01-10T12:00:00Z")).reason,
                     QString::fromStdString(changed.dump()));
            }
        }
    }
}

void TestSentences::whatAMaintenanceWaitsFor()
{
    for (const test::MaintenanceCase &row : test::maintenanceCases()) {
        const auto view = test::viewOf(row.given);
        const auto decision = decideMaintenance(view, test::caseTime);
        const QString objects = QString::fromStdString(
            view.maintenance.bytes() + view.machine.bytes() + view.node.bytes() + view.host.bytes()
            + ' ' + view.upgrading.text() + ' ' + view.unhealthy.text() + ' ' + view.goesFirst + ' '
            + view.machineFault.text() + ' ' + view.verifyFault + ' ' + view.window.reason.text()
            + (view.drain ? ' ' + view.drain->error : std::string()));
        hear(decision.reason, objects);
        for (const maintenance::Alert &alert : decision.status.alerts)
            hear(alert.message, objects);
    }
    using namespace maintenance;
    const TimePoint now = test::caseTime;
    const auto window = [](Openings openings) {
        WindowTimes times;
        times.spec.minRemaining = 30min;
        times.openings = std::move(openings);
        return times;
    };
    const Opening later{now + 10h, now + 14h};
    for (const auto &windows : {std::vector<WindowTimes>{},
                                {window({{now - 1h, now + 1h}})},
                                {window({{now - 1h, now + 1min}})},
                                {window({{now - 1h, now + 1min}, later})},
                                {window({later})},
                                {window({})}}) {
        WindowView view;
        view.windows = windows;
        hear(decideWindow(view, now).reason, {});
    }
}

void TestSentences::whatDoesNotGoTogether()
{
    using namespace maintenance;
    const TimePoint now = test::caseTime;
    const Opening time{now, now + 1h};
    const std::vector<PlannedWork> works{{"a", "m1", true, time, now + 30min, 1h},
                                         {"b", "m2", true, time, {}, 1h},
                                         {"c", "m1", true, {}, {}, 1h}};
    const auto conflicts = conflictsOf(works);
    QCOMPARE(conflicts.size(), std::size_t(3));
    for (const Conflict &conflict : conflicts)
        hear(conflict.sentence, {});
    for (const Conflict &conflict : overlapsOf({{"nights", {time}}, {"weekends", {time}}}))
        hear(conflict.sentence, {});
}

namespace {

using namespace hp::overrides;

OverrideRequest requestOf(Action action)
{
    OverrideRequest request;
    request.action = action;
    request.machine = {"n", "w-7"};
    request.host = {"n", "h-7"};
    request.point = machine::HookPoint::PreTerminate;
    request.hook = {"Backup", "backup"};
    request.powerKey = "reboot.metal3.io/fence";
    request.id = "b";
    return request;
}

/// A worker in preTerminate with its Node and host, well in every way.
OverrideView calmView()
{
    OverrideView view;
    view.machine = object(
        R"({"metadata": {"name": "w-7", "namespace": "n", "uid": "u1", "deletionTimestamp": "2026-01-10T12:00:00Z"},
        "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Backup", "owner": "backup"}], "preDrain": [{"name": "Guard", "owner": "guard"}]}},
        "status": {"phase": "Deleting"}})");
    view.node = object(R"({"metadata": {"name": "node-7", "uid": "u2"}, "spec": {},
        "status": {"conditions": [{"type": "Ready", "status": "True"}]}})");
    view.nodeKnown = true;
    view.host = object(R"({"metadata": {"name": "h-7", "namespace": "n", "uid": "u3",
        "annotations": {"reboot.metal3.io/fence": "", "reboot.metal3.io/nic": ""}},
        "spec": {"online": true, "bmc": {"address": "redfish://b/redfish/v1/Systems/1", "credentialsName": "s"}},
        "status": {"poweredOn": true, "provisioning": {"state": "provisioned"}}})");
    view.pods.known = view.budgets.known = view.attachments.known = true;
    view.controlPlane.known = view.siblings.known = true;
    view.owner = {OwnerView::Liveness::Silent, say::wasLastHeardAgo(46min)};
    view.observedAt = tests::caseTime - 1s;
    return view;
}

/// Ways to be not well, each with its name.
std::vector<OverrideView> views()
{
    std::vector<OverrideView> all{calmView(), OverrideView()};
    const auto add = [&all](auto change) {
        OverrideView view = calmView();
        change(view);
        all.push_back(std::move(view));
    };
    add([](OverrideView &view) {
        view.observedAt = tests::caseTime - 1min;
        view.node = object(
            R"({"metadata": {"name": "node-7"}, "spec": {"unschedulable": true}, "status": {"conditions": [{"type": "Ready", "status": "False"}]}})");
        for (const char *name : {"db-0", "db-1", "db-2", "db-3", "db-4"}) {
            Json pod = Json::parse(
                R"({"metadata": {"namespace": "shop", "labels": {"app": "db"}}, "spec": {}, "status": {"phase": "Running"}})");
            pod["metadata"]["name"] = name;
            view.pods.items.emplace_back(pod);
        }
        view.budgets.items = {object(
            R"({"metadata": {"namespace": "shop", "name": "db"}, "spec": {"selector": {"matchLabels": {"app": "db"}}},
            "status": {"disruptionsAllowed": 0}})")};
        view.attachments.items = {
            object(R"({"metadata": {"name": "csi-1"}, "spec": {"nodeName": "node-7"}})"),
            object(R"({"metadata": {"name": "csi-2"}, "spec": {"nodeName": "node-7"}})")};
        view.owner = {OwnerView::Liveness::Working, say::wasLastHeardAgo(1min)};
        Json host = view.host.json();
        host["status"]["errorType"] = "power management error";
        host["status"]["errorMessage"] = "the BMC refused On: busy";
        host["metadata"]["annotations"]["baremetalhost.metal3.io/paused"] = "";
        host["metadata"]["annotations"]["baremetalhost.metal3.io/detached"] = "";
        host["metadata"]["annotations"]["reboot.metal3.io"] = "";
        host["metadata"]["annotations"]["reboot.metal3.io/holdpoint-b"] = "";
        host["metadata"]["annotations"]["capi.metal3.io/unhealthy"] = "";
        view.host = Object(host);
        Json machine = view.machine.json();
        machine["metadata"]["annotations"]["host.metal3.io/external-remediation"] = "";
        machine["metadata"]["annotations"]["machine.openshift.io/exclude-node-draining"] = "";
        machine["metadata"]["annotations"]["machine.openshift.io/delete-machine"] = "";
        machine["spec"]["lifecycleHooks"]["preTerminate"][0]["owner"] = "another";
        view.machine = Object(machine);
    });
    add([](OverrideView &view) {
        view.node = object(
            R"({"metadata": {"name": "node-7", "labels": {"node-role.kubernetes.io/control-plane": ""}},
            "status": {"conditions": [{"type": "Ready", "status": "Unknown"}]}})");
        const Object one =
            object(R"({"metadata": {"name": "m-1"}, "status": {"phase": "Running"}})");
        const Object two =
            object(R"({"metadata": {"name": "m-2", "deletionTimestamp": "2026-01-10T12:00:00Z"}})");
        view.controlPlane.items = {{one, view.node}, {two, view.node}};
        view.siblings.items = {object(
            R"({"metadata": {"name": "m-3", "creationTimestamp": "2026-01-10T12:01:00Z"}, "status": {"phase": "Running"}})")};
        view.recovering = true;
        view.owner = {OwnerView::Liveness::Failing, {}};
        Json host = view.host.json();
        host["metadata"]["annotations"].erase("reboot.metal3.io/nic");
        host["metadata"]["annotations"].erase("reboot.metal3.io/fence");
        host["status"]["poweredOn"] = nullptr;
        host["spec"]["online"] = false;
        view.host = Object(host);
        Json machine = view.machine.json();
        machine["spec"]["lifecycleHooks"].erase("preTerminate");
        machine["metadata"].erase("deletionTimestamp");
        view.machine = Object(machine);
    });
    add([](OverrideView &view) {
        view.pods.known = view.budgets.known = view.attachments.known = false;
        view.controlPlane.known = view.siblings.known = false;
        view.node = object(
            R"({"metadata": {"name": "node-7", "labels": {"node-role.kubernetes.io/control-plane": ""}}})");
        view.owner = {OwnerView::Liveness::Gone, say::noPodExists("deployment/n/backup")};
    });
    add([](OverrideView &view) {
        view.nodeKnown = false;
        view.node = Object();
        view.owner = {OwnerView::Liveness::Unresolved, {}};
        Json host = view.host.json();
        host["status"]["poweredOn"] = false;
        view.host = Object(host);
    });
    return all;
}

} // namespace

void TestSentences::whatAnOverrideDoes_data()
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < actions().size(); ++i)
        QTest::newRow(actions()[i].id) << i;
}

void TestSentences::whatAnOverrideDoes()
{
    QFETCH(const std::size_t, index);
    const Action action = actions()[index].action;
    for (const OverrideView &view : views()) {
        for (const auto point : {machine::HookPoint::PreCreate,
                                 machine::HookPoint::PreDrain,
                                 machine::HookPoint::PreTerminate}) {
            OverrideRequest request = requestOf(action);
            request.point = point;
            for (const char *key :
                 {"reboot.metal3.io/fence", "reboot.metal3.io/holdpoint-b", "x"}) {
                request.powerKey = key;
                const Preview preview =
                    previewOf(request, view, tests::caseTime, {{action, GuardLevel::G4}});
                const QString given = QString::fromStdString(
                    view.machine.bytes() + view.node.bytes() + view.host.bytes()
                    + "w-7 h-7 backup Backup shop/db-0 db-1 db-2 m-1 m-2 csi-1 csi-2");
                hear(preview.consequence, given);
                hear(preview.next, given);
                hear(preview.refusal, given);
                hear(whyNotNow(preview), given);
                for (const Interlock &check : preview.interlocks) {
                    hear(check.question, given);
                    hear(check.evidence, given);
                    hear(say::checkChanged(check.evidence), given);
                }
                for (const auto *texts :
                     {&preview.guard.why, &preview.saferExits, &preview.bypassed}) {
                    for (const Message &message : *texts)
                        hear(message, given);
                }
            }
        }
    }
}

void TestSentences::whyAnOverrideIsRefused()
{
    const TimePoint now = tests::caseTime;
    const Moment at{now, 1h};
    const Moment late{now + 1h, 2h};
    Ticket ticket;
    ticket.digits = "4711";
    ticket.digest = "d";
    ticket.preview = previewOf(requestOf(Action::ReleasePowerKey), calmView(), now);
    const auto refusal = [this](const Result<Ticket> &answer) {
        QVERIFY(!answer);
        QVERIFY(!answer.error().said.empty());
        hear(answer.error().said, {});
    };
    Commitment commitment{.by = "ann", .reason = {}, .typedName = "h-7", .digest = "old"};
    refusal(commit(ticket, commitment, at));
    commitment.digest = "d";
    refusal(commit(ticket, commitment, at));
    commitment.reason = "short";
    refusal(commit(ticket, commitment, at));
    commitment.reason = "aaaaaaaaaaaa";
    refusal(commit(ticket, commitment, at));
    commitment.reason = "the NIC was replaced";
    commitment.confirm = "1";
    refusal(commit(ticket, commitment, at));
    commitment.confirm = ticket.digits;
    ticket.shownAt = at.uptime;
    refusal(commit(ticket, commitment, at));
    ticket.shownAt = {};
    commitment.typedName = "x";
    refusal(commit(ticket, commitment, at));
    commitment.typedName = "h-7";
    commitment.by.clear();
    refusal(commit(ticket, commitment, at));
    commitment.by = "ann";
    const auto waiting = commit(ticket, commitment, at);
    QVERIFY(bool(waiting));
    refusal(commit(*waiting, commitment, at));
    refusal(approve(ticket, {"bob", "d"}, at));
    refusal(approve(*waiting, {"ann", "d"}, at));
    refusal(approve(*waiting, {"bob", "x"}, at));
    refusal(approve(*waiting, {"bob", "d"}, late));
    hear(abort(*waiting, "ann", at)->outcome, {});
    refusal(abort(*abort(*waiting, "ann", at), "ann", at));
    Ticket sending = *waiting;
    sending.state = TicketState::Sending;
    refusal(abort(sending, "ann", at));
    hear(decideTicket(*waiting, ticket.preview, "d", late).ticket.outcome, {});
    refusal(reject(ticket, "bob", "", at));
    hear(reject(*waiting, "bob", "", at)->outcome, {});
    hear(reject(*waiting, "bob", "the backup runs", at)->outcome, "the backup runs");
    Ticket due = *approve(*waiting, {"bob", "d", ticket.digits}, at);
    for (const Duration step : {Duration(1h), Duration(-1h)})
        hear(decideTicket(due, ticket.preview, "d", {now + step, 1h}).ticket.outcome, {});
    for (const OverrideView &view : views()) {
        const Preview fresh = previewOf(requestOf(Action::ReleasePowerKey), view, now);
        hear(decideTicket(*waiting, fresh, "x", at).ticket.outcome,
             QString::fromStdString(view.host.bytes()));
    }
    hear(decideTicket(*waiting, ticket.preview, "x", at).ticket.outcome, {});
    Ticket accepted = *waiting;
    accepted = overrides::accepted(accepted, at);
    hear(decideTicket(accepted, ticket.preview, "d", late).ticket.outcome, {});
}

void TestSentences::whyAnAlarmIsRefused()
{
    alarms::AlarmRegistry book;
    const TimePoint now = tests::caseTime;
    const std::string key = "n/w/hook.preDrain/Guard";
    const auto refusal = [this](const auto &answer) {
        QVERIFY(!answer);
        QVERIFY(!answer.error().said.empty());
        hear(answer.error().said, {});
    };
    refusal(book.acknowledge(key, "ann", now));
    refusal(book.unacknowledge(key, "ann", now));
    refusal(book.unshelve(key, "ann", now));
    (void)book.update({{key, {key, "n/w", "x", 1}}}, now);
    refusal(book.shelve(key, "ann", 48h, "x", now));
    refusal(book.shelve(key, "ann", 1h, "", now));
    QVERIFY(bool(book.acknowledge(key, "ann", now)));
    refusal(book.acknowledge(key, "bob", now));
}

} // namespace tst_sentences

HP_TEST(tst_sentences, TestSentences)
#include "tst_sentences.moc"
