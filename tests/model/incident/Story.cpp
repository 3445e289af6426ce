// SPDX-License-Identifier: Apache-2.0
#include "tests/model/incident/Story.h"

#include <chrono>

namespace hp::test {

using namespace incident;
using namespace std::chrono_literals;

namespace {

const char *const machineUid = "2f1c7a9e-0b5d-4c3a-9a51-7f7e0d1c2b3a";
const char *const hostUid = "9d0f3c52-61b8-4d58-8a26-0c9e5b7d4f10";
const char *const nodeUid = "5b6a4e3d-8c7f-4b2a-9e1d-3f2a1b0c9d8e";

Fact of(Fact fact, const char *kind, const char *ns, const char *name, const char *uid)
{
    fact.object = {"", kind, ns, name, uid, ""};
    return fact;
}

} // namespace

TimePoint storyTime(Duration after)
{
    return *parseTime("2026-11-20T13:00:00Z") + after;
}

Fact state(int id, Duration after, const std::string &lane, const std::string &to)
{
    Fact fact;
    fact.id = "t/" + std::to_string(id);
    fact.machine = "openshift-machine-api/worker-b-7";
    fact.lane = lane;
    fact.laneKind = lane.substr(0, lane.find('/'));
    fact.laneLabel = lane;
    fact.to = to;
    fact.at = storyTime(after);
    fact.seen = fact.at;
    fact.source = "watch";
    return of(fact, "Machine", "openshift-machine-api", "worker-b-7", machineUid);
}

Fact moment(int id, Duration after, const std::string &lane, const std::string &text)
{
    Fact fact = state(id, after, lane, "normal");
    fact.sort = FactSort::Moment;
    fact.text = text;
    return fact;
}

std::vector<Fact> story()
{
    const std::string hook = "hook/preTerminate/BackupFileSystem";
    std::vector<Fact> facts;
    const auto add = [&facts](Fact fact) -> Fact & {
        facts.push_back(std::move(fact));
        return facts.back();
    };
    const auto onHook = [&](int id, Duration after, const char *to) -> Fact & {
        Fact &fact = add(state(id, after, hook, to));
        fact.laneLabel = "preTerminate BackupFileSystem";
        fact.detail = "my-backup-controller";
        return fact;
    };
    const auto onHost = [&](int id, Duration after, const char *lane, const char *to) -> Fact & {
        Fact &fact = add(state(id, after, lane, to));
        fact.detail = "rack-2-host-7";
        fact = of(fact, "BareMetalHost", "openshift-machine-api", "rack-2-host-7", hostUid);
        return fact;
    };
    const auto onNode = [&](int id, Duration after, const char *to, const char *text) {
        Fact &fact = add(state(id, after, "node", to));
        fact.laneLabel = "Node";
        fact.text = text;
        fact.detail = "worker-b-7.example.com";
        fact = of(fact, "Node", "", "worker-b-7.example.com", nodeUid);
    };

    Fact &phase = add(state(1, -50h, "phase", "running"));
    phase.laneLabel = "Phase";
    phase.text = "Running";
    phase.reported = true;
    phase.seen = storyTime(-49h);
    phase.source = "first list";
    onNode(2, -50h, "ready", "Ready");
    onHook(4, -3h, "armed").text = "Armed: the point is not reached";
    Fact &on = onHost(3, -50h, "power", "on");
    on.laneLabel = "Power";
    on.text = "On";

    Fact &asked = add(moment(5, 12min, "people", "Deletion requested"));
    asked.to = "deletion";
    asked.laneLabel = "People";
    asked.actor = "alice@example.com (kubectl-delete)";
    Fact &write = add(moment(1, 12min, "people", ""));
    write.id = "w/1";
    write.sort = FactSort::Write;
    write.to = "delete";
    write.actor = "alice@example.com (kubectl-delete)";
    write.digest = "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a";
    Fact &deleting = add(state(6, 12min, "phase", "deleting"));
    deleting.laneLabel = "Phase";
    deleting.from = "running";
    deleting.text = "Deleting";
    onNode(7, 12min + 1s, "cordoned", "Cordoned");
    facts.back().lane = "cordon";
    facts.back().laneLabel = "Cordon";
    Fact &draining = add(state(8, 12min + 2s, "drain", "draining"));
    draining.laneLabel = "Drain";
    draining.text = "Draining, 3 pods left";
    Fact &blocked = add(state(9, 13min, "drain", "blocked"));
    blocked.laneLabel = "Drain";
    blocked.from = "draining";
    blocked.reason = "shop/web-0 kept by budget shop/web";
    blocked.text = "Blocked: shop/web-0 kept by budget shop/web";
    Fact &drained = add(state(10, 16min + 5s, "drain", "drained"));
    drained.laneLabel = "Drain";
    drained.from = "blocked";
    drained.text = "Drained";
    Fact &condition = add(state(11, 16min + 5s, "condition/Terminable", "false"));
    condition.laneKind = "condition";
    condition.laneLabel = "Terminable";
    condition.reason = "HookPresent";
    condition.text = "HookPresent: hooks <BackupFileSystem> & others | still here";
    Fact &holding = onHook(12, 16min + 5s, "holding");
    holding.from = "armed";
    holding.text = "Holding: the drain is done";
    Fact &gap = add(moment(1, 30min, "gap", "machines: the watch was closed"));
    gap.id = "g/1";
    gap.sort = FactSort::Gap;
    gap.machine.clear();
    gap.object = {};
    gap.until = storyTime(36min);
    Fact &held = onHost(13, 40min, "key/reboot.metal3.io/fencing", "held");
    held.laneKind = "key";
    held.laneLabel = "fencing";
    held.text = "Held off";
    held.actor = "metal3-remediation";
    Fact &off = onHost(14, 40min + 20s, "power", "off");
    off.from = "on";
    off.laneLabel = "Power";
    off.text = "Off";
    Fact &event =
        add(moment(15,
                   41min,
                   "events",
                   "BMC at redfish://10.20.30.40/redfish/v1 with serial number CZ1234567X "
                   "refused user root, credentials from secret bmc-host-7"));
    event.to = "warning";
    event.laneLabel = "Events";
    event.reason = "PowerManagementError";
    Fact &formula = add(moment(16, 42min, "events", "=HYPERLINK(\"http://evil.example\",\"x\")"));
    formula.to = "warning";
    formula.laneLabel = "Events";
    Fact &back = onHost(17, 55min, "key/reboot.metal3.io/fencing", "");
    back.laneKind = "key";
    back.laneLabel = "fencing";
    back.from = "held";
    back.actor = "metal3-remediation";
    Fact &onAgain = onHost(18, 56min, "power", "on");
    onAgain.from = "off";
    onAgain.laneLabel = "Power";
    onAgain.text = "On";
    Fact &over = onHook(19, 63min + 31s, "");
    over.from = "holding";
    over.end = "overridden";
    over.actor = "alice@example.com (kubectl-patch)";
    Fact &gone = add(state(20, 64min, "phase", ""));
    gone.laneLabel = "Phase";
    gone.from = "deleting";
    return facts;
}

Incident storyIncident()
{
    Incident incident;
    incident.id = "HP-2026-0042";
    incident.ref = "HP-2026-0042";
    incident.title = "worker-b-7 waited 47 min at preTerminate";
    incident.severity = "2";
    incident.status = "resolved";
    incident.lead = "alice@example.com";
    incident.summary = "The backup of **worker-b-7** did not finish.\n# No heading of ours";
    incident.impact = "One worker fewer for 52 minutes.";
    incident.factors = {"The backup controller had no room.", "Nobody watched its queue."};
    incident.actions = {"Give the backup controller a budget."};
    incident.from = storyTime(10min);
    incident.to = storyTime(80min);
    incident.machines = {"openshift-machine-api/worker-b-7"};
    incident.marks["t/19"] = {std::nullopt, "Asked the owner first, no answer."};
    incident.marks["t/7"] = {Importance::Hidden, {}};
    incident.createdBy = "alice@example.com";
    return incident;
}

Fact flap(std::uint64_t number, std::uint64_t of)
{
    const Duration month = 30 * 24h;
    const auto lane = number % 12;
    const Duration after(month.count() / static_cast<Duration::rep>(of)
                         * static_cast<Duration::rep>(number));
    Fact fact = state(static_cast<int>(number) + 1,
                      after,
                      "condition/Flaps" + std::to_string(lane),
                      number / 12 % 2 == 0 ? "false" : "true");
    fact.laneLabel = "Flaps" + std::to_string(lane);
    fact.from = number / 12 % 2 == 0 ? "true" : "false";
    fact.reason = "KubeletNotReady";
    fact.text = "KubeletNotReady: container runtime network not ready: NetworkReady=false";
    fact.actor = "node-controller";
    if (number % 97 == 0) {
        fact.lane = "hook/preDrain/Guard";
        fact.laneKind = "hook";
        fact.laneLabel = "preDrain Guard";
        fact.detail = "clusteroperator/etcd";
        fact.to = number / 97 % 2 == 0 ? "holding" : "armed";
    }
    return fact;
}

} // namespace hp::test
