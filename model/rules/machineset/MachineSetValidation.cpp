// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/MachineSetValidation.h"

#include "model/resource/LabelSelector.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace hp::rules {

namespace {

std::string invalidValue(const char *field, const Json &value, const std::string &why)
{
    return std::string(field) + ": Invalid value: "
        + value.dump(-1, ' ', false, Json::error_handler_t::replace) + ": " + why;
}

} // namespace

std::string validateMachineSet(const Object &machineSet)
{
    std::vector<std::string> faults;
    const Json &stored = machineSet.at("/spec/selector");
    const Json given = stored.is_null() ? Json::object() : stored;
    const Json &labels = machineSet.at("/spec/template/metadata/labels");
    const auto selector = LabelSelector::fromJson(given);
    if (!selector) {
        faults.push_back(invalidValue("spec.selector",
                                      given,
                                      "could not convert label selector to selector: "
                                          + selector.error().message));
    } else if (selector->isEmpty()) {
        faults.push_back(
            invalidValue("spec.selector", given, "empty selector is not valid for MachineSet."));
    } else if (!selector->matchesLabels(labels)) {
        faults.push_back(invalidValue("spec.template.metadata.labels",
                                      labels,
                                      "`selector` does not match template `labels`"));
    }
    const Json &replicas = machineSet.at("/spec/replicas");
    if (replicas.is_number_integer() && replicas.get<std::int64_t>() < 0) {
        // Read as a number of Machines it would mean: delete them all. Nobody is taken at that
        // word.
        faults.push_back(
            invalidValue("spec.replicas", replicas, "must be greater than or equal to 0"));
    }
    if (faults.empty())
        return {};
    const std::string text =
        faults.size() == 1 ? faults.front() : '[' + faults[0] + ", " + faults[1] + ']';
    return '"' + machineSet.name() + "\" machineset validation failed: " + text;
}

} // namespace hp::rules
