// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/WaysOut.h"

#include "model/resource/ClusterApi.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::scenarios {

namespace {

constexpr const char *labHome = "openshift-machine-api";

/// How a way out is acted out. {1} and {2} are what its text names, {1.ns} and {1.name} the halves
/// of "namespace/name"; {m} is the machine, {node} its Node, {h} its host, {hold} and {owner} those
/// of the verdict, {ns} the first half of {hold}, {at} where it waits.
struct ActRow {
    const char *id;
    const char *steps; ///< one a line; empty: `why` says why there are none
    const char *why = "";
};

constexpr const char *aPerson = "a person looks, asks or decides; nothing changes by that";
constexpr const char *differs = "what is complained about differs; the wayout of its file plays it";

#define HP_RELEASE R"(patch hookowners/{1} {"spec":{"behaviour":"release"}})"
#define HP_HEAL R"(patch bmcs/{h} {"spec":{"faults":null}})"
#define HP_WELL(rest) R"(patch workloads.{ns}/{workload} {"spec":)" rest "}"

// clang-format off
constexpr ActRow actRows[] = {
    // The drain.
    {"retryDrainNow", R"(ctl override retry-drain --machine {m} --reason "what refused has room now" --yes)"},
    {"skipDrainThisSkipsEvery", R"(ctl override skip-drain --machine {m} --reason "the pods may be lost" --name {m} --yes)"},
    {"uncordonOneTwoNodesOr", R"(patch nodes/{hold} {"spec":{"unschedulable":false}})"},
    {"uncordonNodeOnceServesAgain", R"(patch nodes/{1} {"spec":{"unschedulable":false}})"},
    {"fenceHostAndDeleteNode", "delete nodes/{node}"},
    {"deleteNodeOfGoneInstance", "delete nodes/{1}"},
    {"runOneMoreReplicaOr", R"(patch workloads.{1.ns}/{1.name} {"spec":{"replicas":{more 1}}} || patch poddisruptionbudgets.{1.ns}/{1.name} {"spec":{"minAvailable":0}})"},
    {"runMoreReplicasOr", R"(patch workloads.{2.ns}/{2.name} {"spec":{"replicas":{more {1}}}} || patch poddisruptionbudgets.{2.ns}/{2.name} {"spec":{"minAvailable":0}})"},
    {"lowerMinAvailable", R"(patch workloads.{1.ns}/{1.name} {"spec":{"minAvailable":0}} || patch poddisruptionbudgets.{1.ns}/{1.name} {"spec":{"minAvailable":0}})"},
    {"raiseMaxUnavailable", R"(patch workloads.{1.ns}/{1.name} {"spec":{"maxUnavailable":1}} || patch poddisruptionbudgets.{1.ns}/{1.name} {"spec":{"maxUnavailable":1}})"},
    {"giveBudgetRoomMoreReady", R"(patch workloads.{ns}/{workload} {"spec":{"replicas":{more 1}}})"},
    {"deleteOneOfTwoBudgets", "delete poddisruptionbudgets.{owner}/{2}"},
    {"letSickPodsGo", R"(patch poddisruptionbudgets.{1.ns}/{1.name} {"spec":{"unhealthyPodEvictionPolicy":"AlwaysAllow"}})"},
    {"findOutWhyPodDoes", HP_WELL(R"({"faults":null})")},
    {"cureWhatRefusalComplainsAbout", HP_WELL(R"({"faults":null})")},
    {"getPodReadyAgain", R"(status pods.{1.ns}/{1.name} {"status":{"phase":"Running","conditions":[{"type":"Ready","status":"True","lastTransitionTime":"{now}"}]}})"},
    {"takeFinalizerOffPod", R"(patch pods.{2.ns}/{2.name} {"metadata":{"finalizers":null}})"},
    {"cureNodeOrDeleteIt", R"(patch instances:{1} {"spec":{"faults":null}} || delete nodes/{1})"},
    {"makePlaceForPod", "{uncordon}"},
    {"findOutWhyVolumeDoesNotDetach", HP_WELL(R"({"faults":null})") " || delete volumeattachments/{1.name}"},
    // Hooks and their owners.
    {"removeHook", R"(ctl override remove-hook --machine {m} --point {at} --hook {hold} --owner "{hook owner}" --reason "its owner is not needed" --name {m} --yes)"},
    {"removeHookForGood", R"(ctl override remove-hook --machine {m} --point {at} --hook {hold} --owner "{hook owner}" --reason "its owner is not needed" --name {m} --yes)"},
    {"cureWhatComplainsAbout", "{release}"},
    {"startAgain", "{release}"},
    {"installAgain", R"(patch workloads.{1.ns}/{1.name} {"spec":{"replicas":1}} || create clusteroperators {"metadata":{"name":"{1.name}"},"spec":{}})"},
    {"createMachineForNewMaster", "{another master}"},
    {"findOutWhyItComesAndGoes", "", aPerson},
    {"seeWhyIsNotRunning", "", aPerson},
    // Machines of Cluster API.
    {"capiRemoveHook", R"(patch capi-machines/{m} {"metadata":{"annotations":{"pre-drain.delete.hook.machine.cluster.x-k8s.io/{1}":null,"pre-terminate.delete.hook.machine.cluster.x-k8s.io/{1}":null}}})"},
    {"capiSkipDrain", R"(patch capi-machines/{m} {"metadata":{"annotations":{"machine.cluster.x-k8s.io/exclude-node-draining":""}}})"},
    {"capiSkipVolumesIfOff", R"(patch capi-machines/{m} {"metadata":{"annotations":{"machine.cluster.x-k8s.io/exclude-wait-for-node-volume-detach":""}}})"},
    {"capiFenceThenLimit", R"(patch capi-machines/{m} {"spec":{"deletion":{"nodeDrainTimeoutSeconds":60}}})"},
    {"capiResume", R"(patch capi-{1}/{2} {"metadata":{"annotations":{"cluster.x-k8s.io/paused":null}},"spec":{"paused":null}})"},
    {"capiHealEtcd", "", differs},
    {"capiRemoveMemberByHand", R"(patch capi-machines/{1} {"metadata":{"annotations":{"pre-terminate.delete.hook.machine.cluster.x-k8s.io/kcp-cleanup":null}}})"},
    {"capiRemoveNoOther", "", aPerson},
    {"capiSetProviderId", R"(patch nodes/{1} {"spec":{"providerID":"{2}"}})"},
    {"capiCreateClusterAgain", "", differs},
    {"capiCleanUpByHand", "", differs},
    {"capiEndDeferral", "", differs},
    {"capiRemoveUnstartedMember", "", differs},
    {"capiDeleteEndedPod", "delete pods.{1.ns}/{1.name}"},
    {"capiHealControlPlane", "", differs},
    {"capiDeleteOwnerMakesNew", "delete capi-machines/{m}"},
    {"capiHealAnotherMember", "", differs},
    {"lookAtKubeletOf", R"(patch instances:{m} {"spec":{"faults":null,"stopped":false}})" "\ntry " HP_WELL(R"({"faults":null})")},
    {"capiRestoreWorkload", "", differs},
    {"capiCorrectDrainRule", R"(patch capi-machinedrainrules/{1} {"spec":{"pods":null}})"},
    {"capiFreeReservedHost", "{free hosts}"},
    {"lookAtCloudControllerManager", "", aPerson},
    // The machine and its provider.
    {"deleteMachineSetMakesNew", "delete machines/{m} || delete capi-machines/{m}"},
    {"deleteMachineAndCreateAnother", "delete machines/{m} || delete capi-machines/{m}"},
    {"deleteMachineDeletionIsNot", "delete machines/{m}"},
    {"setMissing", R"(patch machines/{m} {"metadata":{"labels":{"machine.openshift.io/cluster-api-cluster":"site"}},"spec":{"providerSpec":{"value":{"apiVersion":"lab.holdpoint.dev/v1alpha1","kind":"LabMachineProviderSpec","instanceType":"small","createDuration":"2s","bootDuration":"2s"}}}})"},
    {"setSpecAuthoritativeAPIMachineAPI", R"(patch machines/{m} {"spec":{"authoritativeAPI":"MachineAPI"}})"},
    {"startInstanceAgain", R"(patch instances:{m} {"spec":{"stopped":true}})" "\nfor 60\n" R"(patch instances:{m} {"spec":{"stopped":false}})" "\n" R"(status instances:{m} {"status":{"state":"running"}})"},
    {"cureWhatProviderComplainsAbout", "{cure provider}"},
    {"registerNodeAnew", "delete nodes/{1}\n{restart}"},
    {"drainAndRegisterNodeAnew", "delete nodes/{1}\n{restart}"},
    {"restartKubeletSoThatItRegisters", "{restart}"},
    {"deleteMachineWithoutInstance", "{delete twin}"},
    {"takeTaintOff", R"(patch nodes/{2} {"spec":{"taints":null}})"},
    {"takeFinalizerOffNode", R"(patch nodes/{2} {"metadata":{"finalizers":null}})"},
    {"approveOneRequest", R"(status certificatesigningrequests/{2} {"status":{"certificate":"LS0t","conditions":[{"type":"Approved","status":"True","lastTransitionTime":"{now}"}]}})" "\n" R"(try patch instances:{m} {"spec":{"faults":null}})"},
    {"deleteDeniedRequest", "delete certificatesigningrequests/{1}\n" R"(try patch instances:{m} {"spec":{"faults":null}})"},
    {"findServerOfRequest", "", aPerson},
    {"giveInstanceNameAndAddressOfItsOwn", "", "an instance of the lab keeps its name and its address"},
    {"writeItAsAnnotation", R"(patch {kind}/{named} {"metadata":{"labels":{"{annotation}":null},"annotations":{"{annotation}":""}}})"},
    {"correctAnnotation", R"(patch {kind}/{named} {"metadata":{"annotations":{"{annotation}":null}}})"},
    {"raiseMaxUnhealthy", R"(patch machinehealthchecks/{1} {"spec":{"maxUnhealthy":"100%"}} || patch capi-machinehealthchecks/{1} {"spec":{"remediation":{"triggerIf":{"unhealthyLessThanOrEqualTo":"100%"}}}})"},
    {"findWhatUnhealthyMachinesHave", "", aPerson},
    // The host and its BMC.
    {"takeAnnotationOffObject", R"(patch {object 2} {"metadata":{"annotations":{"{1}":null}}})"},
    {"reportWorkDone", R"(patch machinemaintenances/{2} {"metadata":{"annotations":{"{1}":""}}})"},
    {"takeAnnotationOff", R"(patch {annotated} {"metadata":{"annotations":{"{1}":null}}})"},
    {"takeConsumerOffHost", R"(patch baremetalhosts/{1} {"spec":{"consumerRef":null}})"},
    {"takeSpaceOffCredentials", R"(patch secrets/{1} {"metadata":{"annotations":{"changed":"by hand"}},"stringData":{"username":"holdpoint","password":"a-lab-password"}})"},
    {"putRightUsernameAndPassword", "try " HP_HEAL "\n" R"(patch secrets/{1} {"metadata":{"annotations":{"changed":"by hand"}},"stringData":{"username":"holdpoint","password":"a-lab-password"}} || create secrets {"metadata":{"name":"{1}"},"stringData":{"username":"holdpoint","password":"a-lab-password"}})"},
    {"checkBMCsNetworkAddressAnd", HP_HEAL},
    {"restartBmc", HP_HEAL},
    {"seeWhyNothingListens", HP_HEAL},
    {"endSessionsAtBmc", HP_HEAL},
    {"giveAccountPrivilege", HP_HEAL},
    {"changePasswordAtBmc", HP_HEAL},
    {"keepServerOff", HP_HEAL},
    {"mendCertificateOfBmc", HP_HEAL "\n" R"(patch baremetalhosts/{h} {"spec":{"bmc":{"disableCertificateVerification":true}}})"},
    {"allowOldTlsOfBmc", R"(patch baremetalhosts/{h} {"metadata":{"annotations":{"{1}":"1.0"}}})"},
    {"acceptKeyOfBmc", R"(patch baremetalhosts/{h} {"metadata":{"annotations":{"{1}":"{pin of baremetalhosts/{h}}"}}})"},
    {"correctBmcAddress", HP_HEAL},
    {"setBmcAddress", "", "the address of a BMC of the lab is made when the lab is loaded"},
    {"createHostAgain", "", "the address of a BMC of the lab is made when the lab is loaded"},
    {"forgetEnrolledServer", R"(status baremetalhosts/{1} {"status":{"provisioning":{"enrolledSystem":null}}})"},
    {"allowPowerOff", R"(patch baremetalhosts/{h} {"spec":{"disablePowerOff":false}})"},
    {"setSpecOnlineTrue", R"(patch baremetalhosts/{h} {"spec":{"online":true}})"},
    {"setSpecOnlineFalseWhen", R"(patch baremetalhosts/{h} {"spec":{"online":false}})"},
    {"askForHardPowerOff", R"(ctl override hard-reboot --host {h} --reason "its shutdown hangs" --name {h} --yes)"},
    {"removeKeyServerStartsAt", "{remove key}"},
    {"removeKeyAlone", R"(patch baremetalhosts/{h} {"metadata":{"annotations":{"reboot.metal3.io/{1}":null}}})"},
    {"removeKeyWhileOthersHold", "{remove key}"},
    {"removeKeyWhileOthersHoldMore", "{remove key}"},
    {"removeKeyWhileOffline", "{remove key}"},
    {"removeKeyWhileGoingOff", "{remove key}"},
    {"removeKeyOfNobody", "{remove key}"},
    {"takeFinalizerOffHost", R"(patch baremetalhosts/{h} {"metadata":{"finalizers":null}})"},
    {"correctConsumerOfHost", R"(patch baremetalhosts/{h} {"spec":{"consumerRef":{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","name":"{m}","namespace":"openshift-machine-api"}}})"},
    {"allowHostToBeFree", "{heal host}" R"(status baremetalhosts/{1} {"status":{"operationalStatus":"OK","errorType":"","errorMessage":"","provisioning":{"state":"available"}}})" "\n" R"(patch baremetalhosts/{1} {"metadata":{"annotations":{"capi.metal3.io/unhealthy":null,"baremetalhost.metal3.io/detached":null}}})"},
    {"addHostThatHostSelectorMatches", "{free hosts}"},
    // Maintenance.
    {"beginNowOutsideWindow", R"(patch machinemaintenances/{hold} {"metadata":{"annotations":{"maintenance.holdpoint.dev/at-once":""}}})"},
    {"approveMaintenance", R"(patch machinemaintenances/{1} {"spec":{"approved":true}})"},
    {"deleteMaintenance", "delete machinemaintenances/{1}"},
    {"endPauseOfWindow", R"(patch maintenancewindows/{1} {"spec":{"pausedUntil":null}})"},
    {"takeExclusionOff", R"(patch maintenancewindows/{1} {"spec":{"excludes":null}})"},
    {"correctWindow", R"(patch maintenancewindows/{1} {"spec":{"rrule":"FREQ=DAILY","start":"00:00","duration":"23h","timezone":"UTC","minRemaining":null}})"},
    {"makeWindowForMachine", R"(create maintenancewindows {"apiVersion":"holdpoint.dev/v1alpha1","kind":"MaintenanceWindow","metadata":{"name":"for-this-one"},"spec":{"rrule":"FREQ=DAILY","start":"00:00","duration":"23h","timezone":"UTC","selector":{"machines":["{m}"]}}})"},
    {"doItByHand", "", aPerson},
    {"lookAtMaintenanceInWork", "", aPerson},
    {"cureWhatBlocksMaintenance", "", differs},
    {"cureWhatItComplainsAbout", "", differs},
    {"cureWhatDrainComplainsAbout", "", differs},
    {"findOutWhyPodsAreNotMade", "", differs},
    {"correctBudget", "", differs},
    {"countBudgetByNumber", "", differs},
    {"bringBackNodeOfVolume", "", differs},
    {"repairAndDeleteRemediation", "", differs},
    {"runJobAgain", "", differs},
    {"restoreControlPlaneFirst", "", aPerson},
};
// clang-format on

std::pair<std::string, std::string> halves(const std::string &name)
{
    const std::size_t slash = name.find('/');
    return slash == std::string::npos ? std::pair(std::string(), name)
                                      : std::pair(name.substr(0, slash), name.substr(slash + 1));
}

void replaceAll(std::string &text, const std::string &hole, const std::string &value)
{
    for (std::size_t at = text.find(hole); at != std::string::npos;
         at = text.find(hole, at + value.size()))
        text.replace(at, hole.size(), value);
}

std::string argument(const Message &message, std::size_t place)
{
    const auto &arguments = message.arguments();
    if (place >= arguments.size())
        return {};
    const MessageArgument &one = arguments[place];
    return one.place == Place::Count ? std::to_string(one.count)
        : one.clauses.empty()        ? one.text
                                     : one.clauses.front().text();
}

const cluster::Kind &kindOf(const std::string &plural)
{
    const auto &kinds = cluster::KindRegistry::instance().all();
    return *std::ranges::find(kinds, plural, &cluster::Kind::plural);
}

/// Fills the holes that stand for something of the site.
class Stage
{
public:
    Stage(Player &player, const live::WhyRow &why)
        : m_player(player)
        , m_why(why)
        , m_name(player.machine().substr(player.machine().find('/') + 1))
    {
        if (const auto found = player.site().get({&kindOf("machines"), {labHome, m_name}}))
            m_machine = *found;
        const Json row = player.site().row("machine/" + player.machine(), "host");
        m_host = row.is_object() ? row.value("name", std::string()) : std::string();
    }

    [[nodiscard]] std::vector<std::string> filled(const ActRow &row, const Message &exit) const
    {
        std::string text = std::string(row.steps) + '\n';
        // Words that stand for several steps come first: they have holes of their own.
        replaceAll(
            text,
            "{remove key}",
            R"(patch baremetalhosts/{h} {"metadata":{"annotations":{"reboot.metal3.io/{hold}":null}}})");
        replaceAll(text,
                   "{restart}",
                   "patch instances:{m} {\"spec\":{\"stopped\":true}}\nfor 60\npatch instances:{m} "
                   "{\"spec\":{\"stopped\":false,\"faults\":null}}");
        replaceAll(
            text,
            "{cure provider}",
            "{patch faults}\ntry patch instances:{m} "
            "{\"spec\":{\"deleteError\":null,\"deleteDuration\":\"0s\",\"machineUID\":\"{uid}\"}}");
        replaceAll(text,
                   "{patch faults}",
                   R"(patch machines/{m} {"spec":{"providerSpec":{"value":{"faults":null}}}})");
        replaceAll(text, "{release}", release(argument(exit, 0)));
        replaceAll(text, "{uncordon}", uncordon());
        replaceAll(text, "{another master}", anotherMaster());
        replaceAll(text, "{free hosts}", freeHosts());
        replaceAll(text, "{heal host}", healed(argument(exit, 0)));
        replaceAll(text, "{delete twin}", deleteTwin());
        replaceAll(text,
                   "{annotated}",
                   !m_machine                             ? "capi-machines/{m}"
                       : m_why.waitingAt == "maintenance" ? "machines/{m}"
                                                          : "baremetalhosts/{h}");
        const Message &said = m_why.sentence.message;
        replaceAll(text, "{annotation}", argument(said, 0));
        replaceAll(text,
                   "{kind}",
                   argument(said, 1) == "Machine"    ? "machines"
                       : argument(said, 1) == "Node" ? "nodes"
                                                     : "baremetalhosts");
        replaceAll(text, "{named}", argument(said, 2));
        const std::string carrier = argument(exit, 1); // "MachineSet workers"
        const std::size_t blank = carrier.find(' ');
        if (blank != std::string::npos)
            replaceAll(text,
                       "{object 2}",
                       (carrier.starts_with("MachineSet") ? "machinesets/" : "baremetalhosts/")
                           + carrier.substr(blank + 1));
        for (std::size_t place = 0; place < exit.arguments().size(); ++place) {
            const std::string number = std::to_string(place + 1);
            const std::string value = argument(exit, place);
            const auto [ns, name] = halves(value);
            replaceAll(text, '{' + number + '}', value);
            replaceAll(text, '{' + number + ".ns}", ns);
            replaceAll(text, '{' + number + ".name}", name);
        }
        const auto [ns, held] = halves(m_why.hold);
        replaceAll(text, "{m}", m_name);
        replaceAll(text, "{uid}", m_machine.uid());
        replaceAll(text, "{node}", machine::nodeName(m_machine));
        replaceAll(text, "{h}", m_host);
        replaceAll(text, "{hold}", m_why.hold);
        replaceAll(text, "{owner}", m_why.owner);
        replaceAll(text, "{at}", m_why.waitingAt);
        replaceAll(text, "{ns}", ns);
        replaceAll(text, "{workload}", workloadOf(ns, held));
        fillReplicas(text);
        // They may have a namespace of their own.
        for (const Object &one : all("machinemaintenances")) {
            for (const char *tail : {" ", "\n"})
                replaceAll(text,
                           "machinemaintenances/" + one.name() + tail,
                           "machinemaintenances." + one.ns() + '/' + one.name() + tail);
        }
        std::vector<std::string> steps;
        while (!text.empty()) {
            const std::size_t last = std::min(text.find('\n'), text.size());
            if (last > 0)
                replaceAll(steps.emplace_back(text.substr(0, last)), "{hook owner}", hookOwner());
            text.erase(0, std::min(last + 1, text.size()));
        }
        return steps;
    }

private:
    [[nodiscard]] std::vector<Object> all(const std::string &plural) const
    {
        const auto found = m_player.site().list({&kindOf(plural), {}});
        return found ? found->items : std::vector<Object>();
    }

    /// The owner of the hook that holds, as it was written.
    [[nodiscard]] std::string hookOwner() const
    {
        for (const Json &hook : m_machine.at("/spec/lifecycleHooks/" + m_why.waitingAt)) {
            if (hook.value("name", std::string()) == m_why.hold)
                return hook.value("owner", std::string());
        }
        return m_why.owner;
    }

    /// The HookOwners that play this owner, told to let go; empty when a file plays it.
    [[nodiscard]] std::string release(const std::string &owner) const
    {
        std::string steps;
        for (const Object &one : all("hookowners")) {
            const std::string &called = one.text("/spec/owner");
            if (called == owner || (called.empty() && one.name() == owner))
                steps += "patch hookowners/" + one.name()
                    + R"( {"spec":{"behaviour":"release","after":"0s"}})"
                      "\n";
        }
        return steps;
    }

    [[nodiscard]] std::string uncordon() const
    {
        std::string steps;
        for (const Object &node : all("nodes")) {
            if (machine::isCordoned(node) && node.name() != machine::nodeName(m_machine))
                steps += "patch nodes/" + node.name()
                    + R"( {"spec":{"unschedulable":false}})"
                      "\n";
        }
        return steps;
    }

    /// One for each that leaves.
    [[nodiscard]] std::string anotherMaster() const
    {
        std::string steps;
        for (const Object &gone : all("machines")) {
            if (!gone.isDeleting() || !machine::isOfControlPlane(gone, {}))
                continue;
            Json json = m_machine.json();
            json["metadata"] = {{"name", "new-" + gone.name()},
                                {"labels", json["metadata"]["labels"]}};
            json.erase("status");
            json["spec"].erase("lifecycleHooks");
            json["spec"].erase("providerID");
            json["spec"]["providerSpec"]["value"]["address"] =
                "10.0.0.9" + std::to_string(std::ranges::count(steps, '\n'));
            steps += "create machines " + json.dump() + '\n';
        }
        return steps;
    }

    /// What makes every host that nobody has one that fits.
    /// Its BMC does what it is asked again, where it has one.
    [[nodiscard]] std::string healed(const std::string &host) const
    {
        const std::vector<Object> bmcs = all("bmcs");
        const bool hasOne =
            std::ranges::any_of(bmcs, [&host](const Object &bmc) { return bmc.name() == host; });
        return hasOne ? "patch bmcs/" + host
                + R"( {"spec":{"faults":null}})"
                  "\n"
                      : std::string();
    }
    [[nodiscard]] std::string freeHosts() const
    {
        const Json &wish = m_machine.at("/spec/providerSpec/value");
        // One host alone will do: whoever has it leaves it.
        for (const Object &other : all("machines")) {
            if (wish.is_object() && wish.contains("host") && other.name() != m_name
                && other.at("/spec/providerSpec/value/host") == wish["host"])
                return "delete machines/" + other.name();
        }
        std::string steps;
        for (const Object &host : all("baremetalhosts")) {
            if (!host.at("/spec/consumerRef").is_null() || host.ns() != labHome)
                continue;
            Json labels = wish.is_object()
                ? wish.value("/hostSelector/matchLabels"_json_pointer, Json::object())
                : Json::object();
            labels[capi::nodeReuseLabel] = nullptr;
            const Json patch{{"metadata",
                              {{"labels", labels},
                               {"annotations",
                                {{"capi.metal3.io/unhealthy", nullptr},
                                 {"baremetalhost.metal3.io/detached", nullptr}}}}}};
            steps += healed(host.name()) + "patch baremetalhosts/" + host.name() + ' '
                + patch.dump() + "\nstatus baremetalhosts/" + host.name()
                + R"( {"status":{"operationalStatus":"OK","errorType":"","errorMessage":"",)"
                  R"("provisioning":{"state":"available"}}})"
                  "\n";
        }
        return steps;
    }

    /// The one of two machines that has not the instance of their Node.
    [[nodiscard]] std::string deleteTwin() const
    {
        const bool isOurs =
            std::string_view(m_why.sentence.message.id()) == "nodeIsClaimedByAnother";
        const auto &arguments = m_why.sentence.message.arguments();
        return "delete machines/" + (isOurs && arguments.size() > 1 ? arguments[1].text : m_name);
    }

    /// The workload whose pod or budget that is; the text itself when there is none.
    [[nodiscard]] std::string workloadOf(const std::string &ns, const std::string &held) const
    {
        for (const Object &one : all("workloads")) {
            if (one.ns() == ns && (held == one.name() || held.starts_with(one.name() + '-')))
                return one.name();
        }
        return held;
    }

    /// {more N}: replicas of the workload that the step names, and N.
    void fillReplicas(std::string &text) const
    {
        const std::size_t at = text.find("{more ");
        if (at == std::string::npos)
            return;
        const std::size_t last = text.find('}', at);
        const int more = std::stoi(text.substr(at + 6, last - at - 6));
        int replicas = 1;
        for (const Object &one : all("workloads")) {
            if (text.find("workloads." + one.ns() + '/' + one.name() + ' ') != std::string::npos
                && one.at("/spec/replicas").is_number_integer())
                replicas = one.at("/spec/replicas").get<int>();
        }
        text.replace(at, last + 1 - at, std::to_string(replicas + more));
    }

    Player &m_player;
    const live::WhyRow &m_why;
    std::string m_name;
    std::string m_host{};
    Object m_machine{};
};

} // namespace

std::vector<WayOut> waysOut(Player &player, const live::WhyRow &why)
{
    const Stage stage(player, why);
    std::vector<WayOut> found;
    for (const live::WhyExit &exit : why.exits) {
        WayOut out;
        out.text = exit.text.text;
        out.id = exit.text.message.id();
        const auto *row =
            std::ranges::find_if(actRows, [&out](const ActRow &one) { return out.id == one.id; });
        if (exit.kind == "owner" || exit.kind == "ask")
            out.notActable = aPerson;
        else if (exit.kind != "wait" && row == std::end(actRows))
            out.notActable = "no row of WaysOut.cpp says how";
        else if (exit.kind != "wait" && row->steps[0] == '\0')
            out.notActable = row->why;
        else if (exit.kind != "wait")
            out.steps = stage.filled(*row, exit.text.message);
        if (exit.kind != "wait" && out.notActable.empty() && out.steps.empty())
            out.notActable = "a file of the scenario plays it, and no object of the lab";
        found.push_back(std::move(out));
    }
    return found;
}

Result<Done> takeWayOut(Player &player, const WayOut &out)
{
    for (std::string step : out.steps) {
        Result<Done> done = Done{};
        while (!step.empty()) {
            constexpr std::string_view otherwise = " || ";
            const std::size_t last = std::min(step.find(otherwise), step.size());
            done = player.takeStep(step.substr(0, last));
            step =
                done ? std::string() : step.substr(std::min(last + otherwise.size(), step.size()));
        }
        if (!done)
            return done;
    }
    return Done{};
}

} // namespace hp::scenarios
