// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/RedfishCases.h"

#include "tests/conformance/redfish/Scenarios.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace hp::conformance {

namespace {

bool hasOneOf(const std::string &text, const std::string &choices)
{
    std::istringstream in(choices);
    for (std::string choice; std::getline(in, choice, '|');) {
        if (text.find(choice) != std::string::npos)
            return true;
    }
    return false;
}

bool fits(const Scenario &scenario, const std::string &words)
{
    return !scenario.words.empty()
        && std::all_of(scenario.words.begin(), scenario.words.end(), [&words](const char *choices) {
               return hasOneOf(words, choices);
           });
}

const Scenario *scenarioOf(const RedfishCase &given)
{
    const std::vector<Scenario> &all = redfishScenarios();
    const auto known = std::find_if(all.begin(), all.end(), [&given](const Scenario &scenario) {
        return std::find(scenario.ids.begin(), scenario.ids.end(), given.id) != scenario.ids.end();
    });
    if (known != all.end())
        return &*known;
    const std::string words = given.words();
    const auto fitting = std::find_if(all.begin(), all.end(), [&words](const Scenario &scenario) {
        return fits(scenario, words);
    });
    return fitting == all.end() ? nullptr : &*fitting;
}

} // namespace

void runRedfishCases(const Json &cases, const Selection &selection, CaseReport &report)
{
    for (const Json &one : cases) {
        const RedfishCase given = redfishCase(one);
        if (!selection.takes(given.area, given.id))
            continue;
        CaseResult result;
        result.id = given.id;
        result.area = given.area;
        if (const Scenario *scenario = scenarioOf(given))
            scenario->play(given, result.failures);
        else
            result.failures.push_back("no scenario plays this case: " + given.title);
        report.add(std::move(result));
    }
}

} // namespace hp::conformance
