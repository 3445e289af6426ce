// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/MachineTemplate.h"

#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

Json controllerReference(const Object &machineSet)
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "MachineSet"},
            {"name", machineSet.name()},
            {"uid", machineSet.uid()},
            {"controller", true},
            {"blockOwnerDeletion", true}};
}

} // namespace

Json machineFrom(const Object &machineSet)
{
    Json metadata = {{"generateName", machineSet.name() + '-'},
                     {"namespace", machineSet.ns()},
                     {"ownerReferences", Json::array({controllerReference(machineSet)})}};
    for (const char *map : {"labels", "annotations"}) {
        const Json &given = machineSet.at(std::string("/spec/template/metadata/") + map);
        if (given.is_object() && !given.empty())
            metadata[map] = given;
    }
    const Json &spec = machineSet.at("/spec/template/spec");
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata", std::move(metadata)},
            {"spec", spec.is_object() ? spec : Json::object()}};
}

Json adoptionOf(const Object &machineSet, const Object &machine)
{
    Json owners = Json::array();
    for (const Json &owner : machine.at("/metadata/ownerReferences")) {
        const auto uid = owner.find("uid");
        if (uid == owner.end() || *uid != machineSet.uid())
            owners.push_back(owner);
    }
    owners.push_back(controllerReference(machineSet));
    return {
        {"metadata",
         {{"ownerReferences", std::move(owners)}, {"resourceVersion", machine.resourceVersion()}}}};
}

} // namespace hp::rules
