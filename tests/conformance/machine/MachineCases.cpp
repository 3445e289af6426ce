// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/MachineCases.h"

#include "tests/conformance/ClusterApiCases.h"
#include "tests/conformance/machine/Checks.h"
#include "tests/conformance/machine/World.h"

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::conformance {

namespace {

using Failures = std::vector<std::string>;

/// Features of section 12's `requires` that are there.
const std::set<std::string> features = {"bmh-provider",
                                        "capi-adapter",
                                        "console-model",
                                        "custom-resources",
                                        "etcd-hook-owner",
                                        "migration-gate",
                                        "server-side-apply"};

Json requestBody(World &world, const Json &given)
{
    const Json body = world.text().resolve(given);
    if (!body.is_object() || !body.contains("$current"))
        return body;
    world.finishWork();
    Json current = world.get(caseRef(body["$current"].get<std::string>())).json();
    for (const auto &[pointer, value] : member(body, "$set").items())
        current[Json::json_pointer(pointer)] = value;
    return current;
}

/// A request for what is not there, or not served, and that no `http` judges is a slip of the case:
/// it leads to a world that the case does not tell of. Other refusals may be what is meant.
void expectAnswered(CheckContext &context, Failures &failures)
{
    const HttpAnswer &answer = context.lastAnswer;
    if (!std::exchange(context.answerIsOpen, false) || (answer.code != 404 && answer.code != 405))
        return;
    failures.push_back("nobody judges that " + context.lastPath + " was answered with "
                       + std::to_string(answer.code) + ": " + Object(answer.body).text("/message"));
}

void takeStep(World &world, CheckContext &context, const Json &step, Failures &failures)
{
    unknownKeys(step,
                {"req", "settle", "advance", "settleFor", "env", "save", "check"},
                "when[]",
                failures);
    for (const auto &[verb, given] : step.items()) {
        if (verb == "settle") {
            if (given != true)
                failures.push_back("settle is " + given.dump() + ", only true is known");
            world.settle();
        } else if (verb == "advance" || verb == "settleFor") {
            if (const auto by =
                    caseDuration(given.is_string() ? given.get<std::string>() : std::string()))
                world.advance(*by);
            else
                failures.push_back(verb + " is " + given.dump() + ", not a duration");
        } else if (verb == "env") {
            world.applyEnv(given, failures);
        } else if (verb == "check") {
            check(world, context, given, failures);
        } else if (verb == "save") {
            unknownKeys(given, {"as", "ref", "pointer"}, "save", failures);
            const Object object = world.get(caseRef(given.value("ref", "")));
            world.text().save(given.value("as", ""),
                              valueAt(object.json(), given.value("pointer", "")));
        } else if (verb == "req") {
            unknownKeys(given, {"verb", "path", "body", "contentType"}, "req", failures);
            expectAnswered(context, failures);
            const Json body = given.contains("body") ? requestBody(world, given["body"]) : Json();
            context.lastPath = given.value("path", "");
            context.lastAnswer = world.request(given.value("verb", "GET"),
                                               context.lastPath,
                                               body,
                                               given.value("contentType", ""),
                                               {});
            context.answerIsOpen = true;
        }
    }
}

CaseResult runCase(const Json &given)
{
    CaseResult result;
    result.id = given.value("id", "?");
    result.area = given.value("area", "?");
    unknownKeys(
        given,
        {"id", "area", "profile", "title", "given", "when", "then", "source", "note", "requires"},
        "case",
        result.failures);
    for (const Json &feature : member(given, "requires")) {
        if (!features.contains(feature.get<std::string>()))
            result.skipped = feature.get<std::string>();
    }
    if (RealStore::inUse() && result.skipped.empty())
        result.skipped = leftOut(given);
    if (!result.skipped.empty())
        return result;

    const Json start = given.value("given", Json::object());
    unknownKeys(start, {"objects", "env"}, "given", result.failures);
    World world;
    CheckContext context;
    if (const Json &needed = member(given, "requires");
        std::find(needed.begin(), needed.end(), "etcd-hook-owner") != needed.end())
        world.applyEnv({{"etcdMembers", Json::array()}}, result.failures);
    world.applyEnv(start.value("env", Json::object()), result.failures);
    world.load(start.value("objects", Json::array()), result.failures);
    world.startControllers();
    const Json steps = given.value("when", Json::array());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Failures found;
        takeStep(world, context, steps[i], found);
        for (const std::string &failure : found)
            result.failures.push_back("step " + std::to_string(i + 1) + ": " + failure);
    }
    const Json then = given.value("then", Json::object());
    check(world, context, then, result.failures);
    expectAnswered(context, result.failures);
    if (then.empty() && std::none_of(steps.begin(), steps.end(), [](const Json &step) {
            return !member(step, "check").empty();
        }))
        result.failures.emplace_back("the case judges nothing");
    if (const std::string faults = world.fenceFaults(); !faults.empty())
        result.failures.push_back(faults);
    if (const std::string rights = world.undeclaredRights(); !rights.empty())
        result.failures.push_back(rights);
    return result;
}

} // namespace

void runMachineCases(const Json &cases, const Selection &selection, CaseReport &report)
{
    for (const Json &given : cases) {
        const Object names(given);
        if (!selection.takes(names.text("/area"), names.text("/id")))
            continue;
        try {
            report.add(names.text("/area") == clusterApiArea ? runClusterApiCase(given)
                                                             : runCase(given));
        } catch (const std::exception &error) {
            // The JSON library throws where a case has a value of the wrong type.
            report.add({names.text("/id"),
                        names.text("/area"),
                        {std::string("malformed case: ") + error.what()},
                        {}});
        }
    }
}

} // namespace hp::conformance
