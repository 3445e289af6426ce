// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/file/LabTexts.h"
#include "model/resource/ClusterApi.h"
#include "tests/clusterapi/CapiWitness.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <string>

namespace tst_capipast {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = lab::capikinds;

/// The past of machines of Cluster API: whatever happens to them, the record shows what was to be
/// seen.
class TestCapiPast : public QObject
{
    Q_OBJECT

    static constexpr int usualLives = 4;
    static constexpr int steps = 12;

private slots:
    void itsPastIsWhatWasSeen_data();
    void itsPastIsWhatWasSeen();
    void everyStageHasALane();
    void anIncidentHasItsStory();
    void itsHoldsAreMeasured();

private:
    static Json annotation(const std::string &key, const Json &value)
    {
        return {{"metadata", {{"annotations", {{key, value}}}}}};
    }
    /// Something that people, hook controllers or the world do.
    static void act(test::Site &site, std::mt19937 &random);
};

void TestCapiPast::act(test::Site &site, std::mt19937 &random)
{
    const auto machines = site.list({&kinds::machine(), {}, {}, {}});
    const auto clusters = site.list({&kinds::cluster(), {}, {}, {}});
    const auto nodes = site.list({&cluster::kinds::node(), {}, {}, {}});
    QVERIFY(machines && clusters && nodes);
    if (machines->items.empty() || clusters->items.empty() || nodes->items.empty())
        return;
    const Object machine = machines->items[random() % machines->items.size()];
    const Object &owner = clusters->items[random() % clusters->items.size()];
    const cluster::ObjectRef ref{&kinds::machine(), machine.key()};
    const bool adds = random() % 2 == 0;
    const Json set = adds ? Json("team") : Json();
    // What a webhook refuses is refused: then nothing happens.
    switch (random() % 7) {
    case 0:
        (void)site.remove(ref);
        break;
    case 1:
        (void)site.patch(ref, annotation(std::string(capi::preDrainPrefix) + "/quiesce", set));
        break;
    case 2:
        (void)site.patch(ref, annotation(std::string(capi::preTerminatePrefix) + "/flush", set));
        break;
    case 3:
        (void)site.patch(ref, annotation(capi::pausedAnnotation, adds ? Json("") : Json()));
        break;
    case 4:
        (void)site.patch({&kinds::cluster(), owner.key()}, {{"spec", {{"paused", adds}}}});
        break;
    case 5:
        (void)site.patch(
            {&cluster::kinds::node(), nodes->items[random() % nodes->items.size()].key()},
            {{"spec", {{"unschedulable", adds ? Json(true) : Json()}}}});
        break;
    default:
        // Whatever holds the machine lets it go.
        for (const auto &[key, value] : machine.at("/metadata/annotations").items()) {
            if (key.find(".delete.hook.machine.") != std::string::npos)
                (void)site.patch(ref, annotation(key, nullptr));
        }
    }
}

void TestCapiPast::itsPastIsWhatWasSeen_data()
{
    QTest::addColumn<unsigned>("seed");
    const int count = qEnvironmentVariableIntValue("HOLDPOINT_WORLDS");
    for (int seed = 1; seed <= (count > 0 ? count : usualLives); ++seed)
        QTest::addRow("life %d", seed) << static_cast<unsigned>(seed);
}

void TestCapiPast::itsPastIsWhatWasSeen()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    auto site = test::Site::open(std::string(lab::builtInLab("capi")));
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    test::CapiWitness witness(**site);
    for (int step = 0; step < steps; ++step) {
        for (unsigned acts = random() % 4; acts > 0; --acts)
            act(**site, random);
        // Ages in sentences are renewed every ten seconds.
        (*site)->advance(10s * (1 + static_cast<int>(random() % 9)));
        witness.look();
    }
    const std::string told = witness.differences();
    QVERIFY2(told.empty(), told.substr(0, 6000).c_str());
    QVERIFY(witness.compared() > 500);
}

/// What a timeline of the lab's machines has, each by the stage that it is held at.
void TestCapiPast::everyStageHasALane()
{
    auto site = test::Site::open(std::string(lab::builtInLab("capi")));
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    (*site)->advance(3min);
    struct Lane {
        const char *machine;
        const char *lane;
        const char *look;
        const char *says; ///< a part of its text
        bool lasts = true; ///< it is so still
    };
    // What wipes the server switches it off when it comes to it, and whether that was read before
    // the host was in work is a matter of luck: it was on.
    constexpr Lane lanes[] = {
        {"prod-md-0-x7kqp", "phase", "deleting", "Deleting"},
        {"prod-md-0-x7kqp", "hook/preDrain/longhorn-node-eviction", "holding", "Holding"},
        {"prod-md-0-b4tzn",
         "hook/preTerminate/linstor-wait-for-complete-evacuation",
         "holding",
         "Holding"},
        {"prod-md-0-b4tzn", "drain", "drained", "Drained"},
        {"prod-batch-9wlmc", "drain", "blocked", "kept by budget ledger"},
        {"prod-batch-9wlmc", "pods", "left", "left"},
        {"prod-batch-h2dvs", "volumes", "detaching", "orders-db-0"},
        {"prod-batch-h2dvs", "bootstrap", "provisioned", "Ready"},
        {"prod-batch-h2dvs", "node", "ready", "Ready"},
        {"stage-md-0-k8wfz", "condition/Paused", "true", "Paused"},
        {"metal-md-0-n5cvt", "infrastructure", "deleting", "Metal3Machine"},
        {"metal-md-0-n5cvt", "power", "on", "On", false},
    };
    for (const Lane &lane : lanes) {
        const auto rows =
            (*site)->view("timeline/8760h", {{"object", std::string("fleet/") + lane.machine}});
        QVERIFY(rows.has_value());
        bool found = false;
        std::string states;
        for (const auto &[key, row] : rows->items()) {
            if (!key.starts_with("span/") || row["lane"] != lane.lane
                || (lane.lasts && !row["to"].is_null()))
                continue;
            states += row.dump() + '\n';
            found = found
                || (row["look"] == lane.look
                    && row["text"].get<std::string>().find(lane.says) != std::string::npos);
        }
        QVERIFY2(found,
                 (std::string(lane.machine) + ' ' + lane.lane + ": "
                  + (states.empty() ? rows->dump(1) : states))
                     .c_str());
    }
}

/// What is exported of one that was held and let go.
void TestCapiPast::anIncidentHasItsStory()
{
    auto site = test::Site::open(std::string(lab::builtInLab("capi")));
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    (*site)->advance(3min);
    const std::string name = "prod-md-0-x7kqp";
    const std::string hook = "longhorn-node-eviction";
    QVERIFY((*site)
                ->patch({&kinds::machine(), {"fleet", name}},
                        annotation(std::string(capi::preDrainPrefix) + '/' + hook, nullptr))
                .has_value());
    (*site)->advance(3min);
    const Json incident{{"title", "A hook held " + name},
                        {"machines", Json::array({"fleet/" + name})},
                        {"range",
                         {{"from", formatMicroTime((*site)->now() - 5min)},
                          {"to", formatMicroTime((*site)->now())}}}};
    const auto preview =
        (*site)->command("incident.preview", {{"incident", incident}, {"format", "entries"}});
    QVERIFY2(preview.has_value(), preview ? "" : preview.error().message.c_str());
    std::map<std::string, std::string> ends; // kinds of entries by lane
    for (const Json &entry : preview->at("entries"))
        ends[entry.value("lane", "")] = entry.value("kind", "");
    QCOMPARE(ends["hook/preDrain/" + hook], std::string("hold.released"));
    for (const char *lane : {"phase", "drain", "infrastructure", "node"})
        QVERIFY2(ends.contains(lane), (std::string(lane) + preview->at("entries").dump(1)).c_str());
}

/// The lines of a page about alerts and deletions.
std::string alertsIn(const std::string &page)
{
    std::istringstream lines(page);
    std::string found;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("holdpoint_alerts{") || line.starts_with("holdpoint_cluster_api_"))
            found += line + '\n';
    }
    return found;
}

/// What a scraper reads of them.
void TestCapiPast::itsHoldsAreMeasured()
{
    auto site = test::Site::open(std::string(lab::builtInLab("capi")));
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    (*site)->advance(3min);
    const auto has = [&site](const std::string &series) {
        const std::string page = (*site)->metrics();
        return page.find('\n' + series) != std::string::npos;
    };
    const std::string deletion = R"(holdpoint_cluster_api_deletion_timestamp_seconds{)"
                                 R"(name="prod-batch-9wlmc",namespace="fleet",cluster="prod"})";
    const std::string held = R"(holdpoint_hook_holding_timestamp_seconds{name="prod-md-0-x7kqp",)"
                             R"(namespace="fleet",point="preDrain",hook="longhorn-node-eviction",)"
                             R"(owner="storage-team"})";
    QVERIFY2(has(deletion), (*site)->metrics().c_str());
    QVERIFY2(has(held), (*site)->metrics().c_str());
    (*site)->advance(6h);
    QVERIFY2(has(R"(holdpoint_alerts{alertname="MachineOfClusterApiNotYetDeleted",)"
                 R"(alertstate="firing",severity="warning"})"),
             alertsIn((*site)->metrics()).c_str());
    QVERIFY((*site)
                ->patch({&kinds::machine(), {"fleet", "prod-md-0-x7kqp"}},
                        annotation(std::string(capi::preDrainPrefix) + "/longhorn-node-eviction",
                                   nullptr))
                .has_value());
    (*site)->advance(10s);
    QVERIFY(!has(held));
    // It is no Machine of the Machine API.
    QVERIFY((*site)->metrics().find("mapi_machine_created_timestamp_seconds{")
            == std::string::npos);
}

} // namespace tst_capipast

HP_TEST(tst_capipast, TestCapiPast)
#include "tst_capipast.moc"
