// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/RawRows.h"

#include "backend/gateway/views/MachineRows.h"
#include "backend/gateway/views/ObjectYaml.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::gateway {

namespace {

/// "v1beta3" of "machine.openshift.io/v1beta3".
std::string versionOf(const Object &object)
{
    const std::string &apiVersion = object.apiVersion();
    return apiVersion.substr(apiVersion.find('/') + 1);
}

Json statusOf(const Object &object)
{
    return {{"look", "raw"},
            {"word", versionOf(object) + " not understood: shown raw"},
            {"priority", 0},
            {"since", timeOrEmpty(object.deletionTimestamp())}};
}

} // namespace

Json rawMachineRow(const Object &machine)
{
    return {{"ns", machine.ns()},
            {"name", machine.name()},
            {"uid", machine.uid()},
            {"notUnderstood", versionOf(machine)},
            {"role", machine.label(machine::roleLabel).value_or("")},
            {"set", machine.label("machine.openshift.io/cluster-api-machineset").value_or("")},
            {"zone", machine.label(machine::zoneLabel).value_or("")},
            {"phase", ""},
            {"phaseSince", ""},
            {"created", timeOrEmpty(machine.creationTimestamp())},
            {"deleting", machine.isDeleting()},
            {"node", ""},
            {"nodeReady", ""},
            {"cordoned", false},
            {"host", ""},
            {"power", ""},
            {"wantsOn", false},
            {"powerHolds", 0},
            {"maintenance", ""},
            {"status", statusOf(machine)},
            {"holds", Json::array()},
            {"waitingAt", ""},
            {"hold", ""},
            {"owner", ""},
            {"sentence", ""}};
}

Json rawHostRow(const Object &host)
{
    return {{"ns", host.ns()},
            {"name", host.name()},
            {"notUnderstood", versionOf(host)},
            {"rack", host.label(host::bmcGroupLabel).value_or("")},
            {"zone", ""},
            {"machine", ""},
            {"role", ""},
            {"power", "Unknown"},
            {"wantsOn", false},
            {"mismatch", false},
            {"detached", false},
            {"paused", false},
            {"state", ""},
            {"status", statusOf(host)},
            {"errorType", ""},
            {"errorMessage", ""},
            {"errorCount", 0},
            {"observedAt", ""},
            {"lastPoweredOn", ""},
            {"pendingRebootSince", ""},
            {"action", ""},
            {"actionDeadline", ""},
            {"keys", Json::array()},
            {"held", false}};
}

std::map<std::string, std::string> rawMachineRows(const Object &machine,
                                                  const std::vector<Object> &events)
{
    std::map<std::string, std::string> rows;
    Json row = rawMachineRow(machine);
    row["providerId"] = "";
    row["addresses"] = Json::array();
    row["instanceState"] = "";
    row["finalizers"] = machine.at("/metadata/finalizers").is_array()
        ? machine.at("/metadata/finalizers")
        : Json::array();
    row["errorReason"] = "";
    row["errorMessage"] = "";
    rows["machine"] = compactJson(row);
    addEvents(rows, events);
    rows["yaml"] = compactJson({{"text", objectYaml(machine.json())}});
    return rows;
}

} // namespace hp::gateway
