// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/reboot/RebootCases.h"

#include "tests/conformance/machine/CaseText.h"
#include "tests/conformance/reboot/RebootChecks.h"
#include "tests/conformance/reboot/RebootWorld.h"

#include <exception>
#include <nlohmann/json.hpp>

namespace hp::conformance {

namespace {

CaseResult runRebootCase(const Json &given)
{
    CaseResult result;
    result.id = given.value("id", "?");
    result.area = given.value("level", "?");
    const Json start = given.value("given", Json::object());
    unknownKeys(
        given,
        {"id", "title", "given", "steps", "then", "level", "source", "notes", "upstreamDiffers"},
        "case",
        result.failures);
    RebootWorld world(start, result.failures);
    const Json steps = given.value("steps", Json::array());
    for (const Json &step : steps) {
        if (step.contains("raceWith"))
            world.prepareRace(step, result.failures);
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Failures found;
        world.step(steps[i], found);
        for (const std::string &failure : found)
            result.failures.push_back("step " + std::to_string(i + 1) + ": " + failure);
    }
    checkReboot(world, given.value("then", Json::object()), result.failures);
    if (const std::string faults = world.fenceFaults(); !faults.empty())
        result.failures.push_back(faults);
    if (const std::string rights = world.undeclaredRights(); !rights.empty())
        result.failures.push_back(rights);
    return result;
}

} // namespace

void runRebootCases(const Json &cases, const Selection &selection, CaseReport &report)
{
    for (const Json &given : cases) {
        const Object names(given);
        if (!selection.takes(names.text("/level"), names.text("/id")))
            continue;
        try {
            report.add(runRebootCase(given));
        } catch (const std::exception &error) {
            // The JSON library throws where a case has a value of the wrong type.
            report.add({names.text("/id"),
                        names.text("/level"),
                        {std::string("malformed case: ") + error.what()},
                        {}});
        }
    }
}

} // namespace hp::conformance
