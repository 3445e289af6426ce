// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/RawRows.h"

#include "backend/gateway/views/MachineRows.h"
#include "backend/gateway/views/ObjectYaml.h"
#include "model/base/JsonTree.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/messages/Status.h"
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

live::Status statusOf(const Object &object)
{
    return {live::Look::Raw,
            live::clause(say::notUnderstoodShownRaw(versionOf(object))),
            0,
            object.deletionTimestamp()};
}

} // namespace

live::FleetRow rawMachineRow(const Object &machine)
{
    live::FleetRow row;
    row.ns = machine.ns();
    row.name = machine.name();
    row.uid = machine.uid();
    row.notUnderstood = versionOf(machine);
    row.role = machine.label(machine::roleLabel).value_or("");
    row.set = machine.label(machine::setLabel).value_or("");
    row.zone = machine.label(machine::zoneLabel).value_or("");
    row.region = machine.label(machine::regionLabel).value_or("");
    row.created = machine.creationTimestamp();
    row.deleting = machine.isDeleting();
    row.status = statusOf(machine);
    return row;
}

live::PowerRow rawHostRow(const Object &host)
{
    live::PowerRow row;
    row.ns = host.ns();
    row.name = host.name();
    row.notUnderstood = versionOf(host);
    row.rack = host.label(host::bmcGroupLabel).value_or("");
    row.power = PowerState::Unknown;
    row.status = statusOf(host);
    return row;
}

std::map<std::string, std::string> rawMachineRows(const Object &machine,
                                                  const std::vector<Object> &events)
{
    std::map<std::string, std::string> rows;
    live::MachineRow row;
    row.fleet = rawMachineRow(machine);
    if (machine.at("/metadata/finalizers").is_array()) {
        for (const Json &finalizer : machine.at("/metadata/finalizers")) {
            if (finalizer.is_string())
                row.finalizers.push_back(finalizer.get<std::string>());
        }
    }
    rows["machine"] = rowText(row);
    addEvents(rows, events);
    rows["yaml"] = rowText(live::YamlRow{objectYaml(machine.json())});
    return rows;
}

} // namespace hp::gateway
