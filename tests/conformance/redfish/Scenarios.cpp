// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/Scenarios.h"

#include <utility>

namespace hp::conformance {

const std::vector<Scenario> &redfishScenarios()
{
    static const std::vector<Scenario> all = [] {
        std::vector<Scenario> result;
        struct Part {
            std::vector<Scenario> (*scenarios)();
            std::vector<const char *> areas;
        };
        for (const Part &part : {Part{&authScenarios, {"auth"}},
                                 Part{&tlsScenarios, {"tls"}},
                                 Part{&securityScenarios, {"security"}},
                                 Part{&httpScenarios, {"http"}},
                                 Part{&bodyScenarios, {"http", "action"}},
                                 Part{&modelScenarios, {"model"}},
                                 Part{&fenceScenarios, {"model", "metal3"}},
                                 Part{&actionScenarios, {"action"}},
                                 Part{&eventScenarios, {"event"}},
                                 Part{&scaleScenarios, {"scale"}},
                                 Part{&addressScenarios, {"address", "metal3"}}}) {
            for (Scenario &scenario : part.scenarios()) {
                scenario.areas = part.areas;
                result.push_back(std::move(scenario));
            }
        }
        return result;
    }();
    return all;
}

} // namespace hp::conformance
