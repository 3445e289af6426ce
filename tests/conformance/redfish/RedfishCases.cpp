// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/RedfishCases.h"

#include "tests/conformance/redfish/Scenarios.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace hp::conformance {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// Whether `choice` begins a word of `text`: "sse" is no part of an address.
bool saysWord(const std::string &text, const std::string &choice)
{
    for (auto at = text.find(choice); at != std::string::npos; at = text.find(choice, at + 1)) {
        if (at == 0 || !isLetter(choice.front()) || !isLetter(text[at - 1]))
            return true;
    }
    return false;
}

/// The longest of the choices that the text says; 0 when it says none.
std::size_t longestOf(const std::string &text, const std::string &choices)
{
    std::size_t longest = 0;
    std::istringstream in(choices);
    for (std::string choice; std::getline(in, choice, '|');) {
        if (saysWord(text, choice))
            longest = std::max(longest, choice.size());
    }
    return longest;
}

bool fits(const Scenario &scenario, const std::string &area, const std::string &words)
{
    const bool isOfArea =
        std::find(scenario.areas.begin(), scenario.areas.end(), area) != scenario.areas.end();
    return isOfArea && !scenario.words.empty()
        && std::all_of(scenario.words.begin(), scenario.words.end(), [&words](const char *choices) {
               return longestOf(words, choices) > 0;
           });
}

/// How much of a title the words of a scenario are.
std::size_t saidOf(const Scenario &scenario, const std::string &title)
{
    std::size_t said = 0;
    for (const char *choices : scenario.words)
        said += longestOf(title, choices);
    return said;
}

} // namespace

const Scenario *scenarioOf(const RedfishCase &given, const std::vector<Scenario> &all)
{
    const auto known = std::find_if(all.begin(), all.end(), [&given](const Scenario &scenario) {
        return std::find(scenario.ids.begin(), scenario.ids.end(), given.id) != scenario.ids.end();
    });
    if (known != all.end())
        return &*known;
    RedfishCase title;
    title.title = given.title;
    const Scenario *best = nullptr;
    for (const Scenario &scenario : all) {
        if (fits(scenario, given.area, given.words())
            && (!best || saidOf(scenario, title.words()) > saidOf(*best, title.words())))
            best = &scenario;
    }
    return best;
}

void runRedfishCases(const Json &cases, const Selection &selection, CaseReport &report)
{
    for (const Json &one : cases) {
        const RedfishCase given = redfishCase(one);
        if (!selection.takes(given.area, given.id))
            continue;
        CaseResult result;
        result.id = given.id;
        result.area = given.area;
        if (const Scenario *scenario = scenarioOf(given, redfishScenarios()))
            scenario->play(given, result.failures);
        else
            result.failures.push_back("no scenario plays this case: " + given.title);
        report.add(std::move(result));
    }
}

} // namespace hp::conformance
