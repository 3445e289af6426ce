// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/Scenarios.h"

#include <iterator>

namespace hp::conformance {

const std::vector<Scenario> &redfishScenarios()
{
    static const std::vector<Scenario> all = [] {
        std::vector<Scenario> result;
        for (auto *area : {&authScenarios,
                           &tlsScenarios,
                           &securityScenarios,
                           &httpScenarios,
                           &bodyScenarios,
                           &modelScenarios,
                           &fenceScenarios,
                           &actionScenarios,
                           &eventScenarios,
                           &scaleScenarios,
                           &addressScenarios}) {
            std::vector<Scenario> some = area();
            std::move(some.begin(), some.end(), std::back_inserter(result));
        }
        return result;
    }();
    return all;
}

} // namespace hp::conformance
