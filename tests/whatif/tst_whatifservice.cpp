// SPDX-License-Identifier: Apache-2.0
#include "app/shared/WhatIfService.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "backend/runtime/ManualClock.h"
#include "model/live/ForecastRow.h"
#include "model/live/RowJson.h"
#include "model/messages/WhatIf.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_whatifservice {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = cluster::kinds;

namespace {

constexpr const char *ns = "openshift-machine-api";
constexpr const char *setLabel = "machine.openshift.io/cluster-api-machineset";
/// For a forecast of a few machines. It gives way to whatever else wants the processor, so that a
/// busy machine leaves it a small part of one.
constexpr std::chrono::hours patience(1);

Json machine(const std::string &name, const std::string &set, const std::string &where = ns)
{
    Json labels{{"machine.openshift.io/cluster-api-cluster", "site"}};
    if (!set.empty())
        labels[setLabel] = set;
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata", {{"name", name}, {"namespace", where}, {"labels", labels}}},
            {"spec", Json::object()},
            {"status", {{"phase", "Running"}, {"nodeRef", {{"name", name}}}}}};
}

Json host(const std::string &name, const std::string &rack, const std::string &consumer)
{
    return {{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata",
             {{"name", name}, {"namespace", ns}, {"labels", {{"holdpoint.dev/bmc-group", rack}}}}},
            {"spec",
             {{"consumerRef",
               {{"apiVersion", "machine.openshift.io/v1beta1"},
                {"kind", "Machine"},
                {"name", consumer},
                {"namespace", ns}}}}}};
}

gateway::Caller caller(const char *name, const char *role)
{
    gateway::Caller made;
    made.name = name;
    made.roles = {role};
    return made;
}

/// A service over a cluster with three workers of a set, one of which a hook holds, a machine of
/// no set, a control plane machine of its own set, and a window from 22:00 to 02:00.
struct Site {
    test::FakeCluster cluster;
    runtime::ManualClock clock{*parseTime("2026-01-10T12:00:00Z")};
    maintenance::IcalOccurrences calendar;
    std::map<holds::BaselineKey, holds::Baseline> usual{
        {{"preTerminate", "Save", "saver", ""}, {20min, 40min, 30}}};
    std::set<std::string> gone; ///< sessions that have ended
    std::unique_ptr<app::WhatIfService> service;

    explicit Site(Duration limit = patience)
    {
        for (const char *name : {"w-1", "w-2", "w-3"}) {
            Json made = machine(name, "workers");
            if (std::string(name) == "w-1")
                made["spec"]["lifecycleHooks"]["preTerminate"] =
                    Json::array({{{"name", "Save"}, {"owner", "saver"}}});
            cluster.put(made);
        }
        cluster.put(machine("alone", ""));
        cluster.put(machine("twin", "", "one"));
        cluster.put(machine("twin", "", "two"));
        Json going = machine("going", "leaving");
        going["metadata"]["deletionTimestamp"] = "2026-01-10T11:00:00Z";
        going["metadata"]["finalizers"] = Json::array({"machine.machine.openshift.io"});
        cluster.put(going);
        cluster.put({{"apiVersion", "machine.openshift.io/v1beta1"},
                     {"kind", "MachineSet"},
                     {"metadata", {{"name", "workers"}, {"namespace", ns}}},
                     {"spec",
                      {{"replicas", 3},
                       {"selector", {{"matchLabels", {{setLabel, "workers"}}}}},
                       {"template",
                        {{"metadata",
                          {{"labels",
                            {{"machine.openshift.io/cluster-api-cluster", "site"},
                             {setLabel, "workers"}}}}},
                         {"spec", Json::object()}}}}}});
        cluster.put(host("host-2", "r12", "w-2"));
        cluster.put(host("host-free", "r13", ""));
        for (const auto &[name, label] : {std::pair("night", "workers"), std::pair("none", "x")}) {
            cluster.put({{"apiVersion", "holdpoint.dev/v1alpha1"},
                         {"kind", "MaintenanceWindow"},
                         {"metadata", {{"name", name}}},
                         {"spec",
                          {{"rrule", "FREQ=DAILY"},
                           {"start", "22:00"},
                           {"duration", "4h"},
                           {"timezone", "UTC"},
                           {"selector", {{"matchLabels", {{setLabel, label}}}}}}}});
        }
        app::WhatIfService::Parts parts;
        parts.cluster = &cluster;
        parts.clock = &clock;
        parts.calendar = &calendar;
        parts.usual = [this] { return usual; };
        parts.patience = limit;
        parts.isOfClusterApi = [](const std::string &name) { return name == "capi-1"; };
        parts.isPresent = [this](const std::string &, const std::string &session) {
            return !gone.contains(session);
        };
        service = std::make_unique<app::WhatIfService>(std::move(parts));
    }

    using Told = std::shared_ptr<std::optional<Result<Json>>>;
    Told
    ask(const char *arguments, const gateway::Caller &who, const char *what = "whatif.forecast")
    {
        auto told = std::make_shared<std::optional<Result<Json>>>();
        service->execute(what, Json::parse(arguments), who, [told](Result<Json> answer) {
            told->emplace(std::move(answer));
        });
        return told;
    }
    /// What is said in the end: the row, or the sentence.
    static bool isTold(const Told &told)
    {
        return QTest::qWaitFor([&told] { return told->has_value(); },
                               static_cast<int>(std::chrono::milliseconds(patience).count()));
    }
    static QString refusal(const Told &told)
    {
        return isTold(told) && !**told ? QString::fromStdString((**told).error().message)
                                       : QString();
    }
};

const gateway::Caller anna = caller("anna", "operator");

} // namespace

/// Forecasts as people ask a backend for them.
class TestWhatIfService : public QObject
{
    Q_OBJECT
private slots:
    void whatIsAskedIsForecast_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("machines");
        QTest::addColumn<int>("atOnce");
        const auto row =
            [](const char *name, const char *arguments, const char *machines, int most) {
                QTest::newRow(name)
                    << QString::fromUtf8(arguments) << QString::fromUtf8(machines) << most;
            };
        row("a machine", R"({"action":"retire","machine":"w-1"})", "w-1", 0);
        row("a machine by its whole name",
            R"({"action":"retire","machine":"openshift-machine-api/w-1"})",
            "w-1",
            0);
        row("a machine that its set replaces", R"({"action":"replace","machine":"w-2"})", "w-2", 0);
        row("all of a set at once", R"({"action":"retire","set":"workers"})", "w-1 w-2 w-3", 0);
        row("a rack", R"({"action":"retire","rack":"r12"})", "w-2", 0);
        row("an upgrade, one by one", R"({"action":"upgrade","set":"workers"})", "w-1 w-2 w-3", 1);
        row("an upgrade by shares",
            R"({"action":"upgrade","set":"openshift-machine-api/workers","maxUnavailable":"70%"})",
            "w-1 w-2 w-3",
            2);
        row("a window", R"({"action":"maintain","window":"night"})", "w-1 w-2 w-3", 1);
    }
    void whatIsAskedIsForecast()
    {
        QFETCH(const QString, arguments);
        QFETCH(const QString, machines);
        QFETCH(const int, atOnce);
        Site site;
        const auto told = site.ask(arguments.toUtf8().constData(), caller("vera", "viewer"));
        QVERIFY(Site::isTold(told));
        QVERIFY2(**told, **told ? "" : (**told).error().message.c_str());
        const auto row = live::fromJson<live::ForecastRow>(***told);
        QStringList names;
        for (const std::string &name : row.machines)
            names.append(QString::fromStdString(name).section(QLatin1Char('/'), 1));
        QCOMPARE(names.join(QLatin1Char(' ')), machines);
        QCOMPARE(static_cast<int>(row.atOnce), atOnce);
        QVERIFY(row.end.p50 && *row.end.p50 > 0s);
        QVERIFY(site.cluster.stored(kinds::machine(), {ns, "w-1"}));
        QCOMPARE(site.cluster.calls("delete") + site.cluster.calls("patch"), 0);
    }

    void whatHoldsIsSaidInAMessage()
    {
        Site site;
        const auto told = site.ask(R"({"action":"retire","machine":"w-1"})", anna);
        QVERIFY(Site::isTold(told) && **told);
        const auto row = live::fromJson<live::ForecastRow>(***told);
        QVERIFY(std::ranges::any_of(row.holds, [](const live::ExpectedHoldRow &hold) {
            return hold.holder.message == say::whatIfHook("preTerminate", "Save", "saver")
                && hold.length.p50 && *hold.length.p50 > 1min && !hold.isLasting();
        }));
        QVERIFY(!row.notes.empty() && row.notes.front().message.is(say::whatIfInstancesTake));
    }

    void aMaintenanceBeginsWithItsWindow()
    {
        Site site;
        const auto told = site.ask(R"({"action":"maintain","window":"night"})", anna);
        QVERIFY(Site::isTold(told) && **told);
        const auto row = live::fromJson<live::ForecastRow>(***told);
        QVERIFY(row.at == parseTime("2026-01-10T22:00:00Z"));
    }

    void whatCannotBeForecastIsOneSentence_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *arguments, const char *sentence) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(sentence);
        };
        row("{}", "action: '' is not one of retire, replace, upgrade and maintain");
        row("[]", "action: '' is not one of retire, replace, upgrade and maintain");
        row(R"({"action":"destroy"})",
            "action: 'destroy' is not one of retire, replace, upgrade and maintain");
        row(R"({"action":["retire"]})",
            "action: '' is not one of retire, replace, upgrade and maintain");
        row(R"({"action":"retire"})", "retire needs one of machine, set and rack");
        row(R"({"action":"retire","machine":"w-1","set":"workers"})",
            "retire needs one of machine, set and rack");
        row(R"({"action":"retire","machine":7})", "retire needs one of machine, set and rack");
        row(R"({"action":"replace"})", "replace needs a machine");
        row(R"({"action":"upgrade","machine":"w-1"})", "upgrade needs a set");
        row(R"({"action":"maintain"})", "maintain needs a window");
        for (const char *share : {"0", "-1", "101%", "1.5", "%", "many", "99999999999999999999"}) {
            const std::string arguments =
                std::string(R"({"action":"upgrade","set":"workers","maxUnavailable":")") + share
                + "\"}";
            const std::string sentence = "maxUnavailable: '" + std::string(share)
                + "' is neither a number from 1 nor a percentage to 100%";
            row(arguments.c_str(), sentence.c_str());
        }
        for (const char *time : {"soon", "0s", "-5m", "9999999h"}) {
            const std::string arguments =
                std::string(R"({"action":"retire","machine":"w-1","assume":")") + time + "\"}";
            const std::string sentence =
                "assume: '" + std::string(time) + "' is not a duration such as 30m";
            row(arguments.c_str(), sentence.c_str());
        }
        row(R"({"action":"retire","machine":"w-9"})", "there is no machine w-9");
        row(R"({"action":"retire","machine":"capi-1"})",
            "capi-1 is a machine of Cluster API: forecasts are made for those of the Machine API");
        row(R"({"action":"retire","machine":"host-2"})", "there is no machine host-2");
        row(R"({"action":"retire","machine":"twin"})",
            "several machines have the name twin: give the namespace, as in one/twin");
        row(R"({"action":"retire","machine":"going"})",
            "the machine openshift-machine-api/going is being deleted already");
        row(R"({"action":"retire","set":"leaving"})",
            "all machines of the set leaving are being deleted already");
        row(R"({"action":"upgrade","set":"nothing"})", "there is no machine of the set nothing");
        row(R"({"action":"retire","rack":"r13"})", "there is no machine in the rack r13");
        row(R"({"action":"replace","machine":"alone"})",
            "nothing replaces alone: it does not belong to a MachineSet; simulate retiring it");
        row(R"({"action":"maintain","window":"day"})", "there is no MaintenanceWindow day");
        row(R"({"action":"maintain","window":"none"})",
            "the window none is for no machine that runs and is not of the control plane");
    }
    void whatCannotBeForecastIsOneSentence()
    {
        QFETCH(const QString, arguments);
        QFETCH(const QString, sentence);
        Site site;
        QCOMPARE(Site::refusal(site.ask(arguments.toUtf8().constData(), anna)), sentence);
    }

    void aWallMayNotAsk()
    {
        Site site;
        for (const char *command : {"whatif.forecast", "whatif.stop"}) {
            const auto told = site.ask("{}", caller("wall", "wall"), command);
            QVERIFY(told->has_value() && !**told);
            QCOMPARE((**told).error().code, ErrorCode::Unauthorised);
        }
    }

    void tooManyMachinesAreRefused()
    {
        Site site;
        for (std::size_t i = 0; i <= whatif::maxMachines; ++i)
            site.cluster.put(machine("m-" + std::to_string(i), "many"));
        QCOMPARE(Site::refusal(site.ask(R"({"action":"upgrade","set":"many"})", anna)),
                 QStringLiteral("a forecast is made for up to 300 machines, not 301"));
    }

    void othersWaitAndAnotherQuestionOfTheSamePersonReplacesTheFirst()
    {
        Site site;
        const char *retire = R"({"action":"retire","machine":"w-1"})";
        const auto first = site.ask(retire, anna);
        QCOMPARE(Site::refusal(site.ask(retire, caller("bert", "operator"))),
                 QStringLiteral("another forecast is being made: try again in a minute"));
        const auto second = site.ask(R"({"action":"retire","machine":"w-2"})", anna);
        const auto third = site.ask(R"({"action":"retire","machine":"w-3"})", anna);
        QCOMPARE(Site::refusal(first), QStringLiteral("the forecast was stopped"));
        QCOMPARE(Site::refusal(second), QStringLiteral("the forecast was stopped"));
        QVERIFY(Site::isTold(third) && **third);
        QCOMPARE(live::fromJson<live::ForecastRow>(***third).machines.front(),
                 std::string("openshift-machine-api/w-3"));
    }

    void whoOnlyLooksOnKeepsNobodyWaitingWhoActs_data()
    {
        QTest::addColumn<QString>("role");
        for (const char *role : {"operator", "approver", "admin"})
            QTest::newRow(role) << QString::fromUtf8(role);
    }
    void whoOnlyLooksOnKeepsNobodyWaitingWhoActs()
    {
        QFETCH(const QString, role);
        Site site;
        const char *retire = R"({"action":"retire","machine":"w-1"})";
        const QString busy =
            QStringLiteral("another forecast is being made: try again in a minute");
        const auto first = site.ask(retire, caller("vera", "viewer"));
        QCOMPARE(Site::refusal(site.ask(retire, caller("hugo", "hook"))), busy);
        const auto second = site.ask(retire, caller("bert", role.toUtf8().constData()));
        QCOMPARE(Site::refusal(site.ask(retire, caller("vera", "viewer"))), busy);
        QCOMPARE(Site::refusal(first), QStringLiteral("the forecast was stopped"));
        QVERIFY(Site::isTold(second) && **second);
    }

    void whoHasGoneKeepsNobodyWaiting()
    {
        Site site;
        const char *retire = R"({"action":"retire","machine":"w-1"})";
        const auto from = [](const char *name, const char *session) {
            gateway::Caller made = caller(name, "operator");
            made.session = session;
            return made;
        };
        const QString busy =
            QStringLiteral("another forecast is being made: try again in a minute");
        const auto first = site.ask(retire, from("anna", "console"));
        QCOMPARE(Site::refusal(site.ask(retire, from("bert", "ctl"))), busy);
        site.gone.insert("console");
        const auto second = site.ask(retire, from("bert", "ctl"));
        QCOMPARE(Site::refusal(site.ask(retire, from("carla", "page"))), busy);
        const auto stopped = site.ask("{}", from("carla", "page"), "whatif.stop");
        QVERIFY(stopped->has_value() && **stopped && (***stopped)["stopped"] == false);
        QCOMPARE(Site::refusal(first), QStringLiteral("the forecast was stopped"));
        QVERIFY(Site::isTold(second) && **second);
        // The one that waits is stopped by whom it is for, before it began too.
        const auto third = site.ask(retire, from("anna", "console"));
        const auto fourth = site.ask(retire, from("bert", "ctl"));
        const auto own = site.ask("{}", from("bert", "ctl"), "whatif.stop");
        QVERIFY(own->has_value() && **own && (***own)["stopped"] == true);
        QCOMPARE(Site::refusal(fourth), QStringLiteral("the forecast was stopped"));
        QVERIFY(Site::isTold(third));
    }

    void onlyWhoAskedStopsIt()
    {
        Site site;
        const auto told = site.ask(R"({"action":"retire","machine":"w-1"})", anna);
        const auto others = site.ask("{}", caller("bert", "admin"), "whatif.stop");
        QVERIFY(others->has_value() && **others && (***others)["stopped"] == false);
        const auto own = site.ask("{}", anna, "whatif.stop");
        QVERIFY(own->has_value() && **own && (***own)["stopped"] == true);
        QCOMPARE(Site::refusal(told), QStringLiteral("the forecast was stopped"));
        // The next one is made as if nothing had been.
        const auto next = site.ask(R"({"action":"retire","machine":"w-2"})", anna);
        QVERIFY(Site::isTold(next) && **next);
    }

    void aForecastThatTakesTooLongIsGivenUp()
    {
        Site site(-1ms);
        QVERIFY(Site::refusal(site.ask(R"({"action":"retire","machine":"w-1"})", anna))
                    .startsWith(QStringLiteral("no forecast after")));
    }

    void whatCannotBeReadIsNamed()
    {
        Site site;
        site.cluster.failNext("list", test::Failure::Refused);
        const QString sentence =
            Site::refusal(site.ask(R"({"action":"retire","machine":"w-1"})", anna));
        QVERIFY2(sentence.startsWith(QStringLiteral("the forecast cannot read Machine: ")),
                 qPrintable(sentence));
    }

    void aServiceGoesWhileItPlays()
    {
        Site site;
        const auto told = site.ask(R"({"action":"retire","set":"workers"})", anna);
        QTRY_COMPARE(site.cluster.calls("list"), 6);
        QCoreApplication::processEvents(); // the last list is answered, so it plays
        site.service.reset();
        QVERIFY(!told->has_value() || **told);
    }
};

HP_TEST(tst_whatifservice, TestWhatIfService)

} // namespace tst_whatifservice

#include "tst_whatifservice.moc"
