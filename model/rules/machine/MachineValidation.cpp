// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/MachineValidation.h"

#include "model/messages/Fact.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::rules {

Message validateMachine(const Object &machine)
{
    const auto shown = [&machine](const char *pointer) {
        const Json &value = machine.at(pointer);
        return value.is_null() ? std::string("{}")
                               : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    std::vector<std::string> faults;
    if (machine.label(machine::clusterLabel).value_or("").empty()) {
        faults.push_back("spec.labels: Invalid value: " + shown("/metadata/labels") + ": missing "
                         + machine::clusterLabel + " label.");
    }
    if (machine.at("/spec/providerSpec/value").is_null()) {
        // The doubled path is what the original prints.
        faults.push_back("spec.spec.providerspec: Invalid value: " + shown("/spec/providerSpec")
                         + ": value field must be set");
    }
    if (faults.empty())
        return {};

    std::string text = faults.front();
    if (faults.size() > 1)
        text = '[' + faults[0] + ", " + faults[1] + ']';
    return say::machineValidationFailed(machine.name(), std::move(text));
}

} // namespace hp::rules
