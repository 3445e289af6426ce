// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ask/Discovery.h"

#include "backend/kube/call/Failures.h"
#include "backend/kube/call/Paths.h"
#include "model/base/json/JsonTree.h"

#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::kube {

namespace {

std::set<std::string> pluralsIn(const std::string &body)
{
    std::set<std::string> plurals;
    const Json list = parseJson(body);
    const auto resources = list.is_object() ? list.find("resources") : list.end();
    if (!list.is_object() || resources == list.end() || !resources->is_array())
        return plurals;
    for (const Json &resource : *resources) {
        if (resource.is_object() && resource.contains("name") && resource["name"].is_string())
            plurals.insert(resource["name"].get<std::string>());
    }
    return plurals;
}

} // namespace

Discovery::Discovery(Caller &caller, const KubeSettings &settings)
    : m_caller(caller)
    , m_settings(settings)
{ }

void Discovery::serves(const cluster::Kind &kind, Reply<bool> reply)
{
    const std::string group = groupPath(kind);
    std::vector<Question> &questions = m_questions[group];
    questions.push_back({kind.plural, std::move(reply)});
    if (questions.size() > 1)
        return;
    Request request;
    request.path = group;
    request.timeout = m_settings.requestTimeout;
    m_caller.send(std::move(request),
                  [this, group](const Answer &answer) { answered(group, answer); });
}

void Discovery::answered(const std::string &group, const Answer &answer)
{
    const std::vector<Question> questions = std::exchange(m_questions[group], {});
    const bool absent = answer.failure == Failure::None && answer.status == 404;
    std::set<std::string> plurals;
    if (succeeded(answer))
        plurals = pluralsIn(answer.body);
    for (const Question &question : questions) {
        if (succeeded(answer) || absent)
            question.reply(plurals.contains(question.plural));
        else
            question.reply(unexpected(errorOf(answer, Method::Get)));
    }
}

} // namespace hp::kube
