// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/ShippedDefinitions.h"

#include "backend/embedded/schema/SchemaSet.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::app {

std::vector<Json> shippedDefinitions()
{
    std::vector<Json> shipped;
    for (const Json *definition : embedded::SchemaSet::instance().definitions()) {
        const std::string group = (*definition)["spec"].value("group", "");
        // Those of the lab are for the lab, and those that are only read belong to their operators.
        if (group == "lab.holdpoint.dev" || group == "config.openshift.io"
            || group == "machineconfiguration.openshift.io")
            continue;
        Json plain = *definition;
        plain.erase("status");
        shipped.push_back(std::move(plain));
    }
    return shipped;
}

} // namespace hp::app
