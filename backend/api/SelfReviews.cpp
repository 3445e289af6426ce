// SPDX-License-Identifier: Apache-2.0
#include "backend/api/SelfReviews.h"

#include "backend/api/AccessPolicy.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <nlohmann/json.hpp>

namespace hp::api {

namespace {

void withMetadata(Json &review)
{
    if (!memberOf(review, "metadata").is_object())
        review["metadata"] = Json::object();
    review["metadata"]["creationTimestamp"] = nullptr;
}

} // namespace

Result<Json> answerAccessReview(const http::Identity &identity, Json review)
{
    const Json &spec = memberOf(review, "spec");
    const Json &resource = memberOf(spec, "resourceAttributes");
    const Json &other = memberOf(spec, "nonResourceAttributes");
    if (resource.is_object() == other.is_object()) {
        return unexpected(invalid("authorization.k8s.io",
                                  "SelfSubjectAccessReview",
                                  "",
                                  {{"FieldValueInvalid",
                                    "Invalid value: exactly one of nonResourceAttributes or "
                                    "resourceAttributes must be specified",
                                    "spec.resourceAttributes"}}));
    }
    AccessAttributes wanted;
    if (resource.is_object()) {
        // Leaving the resource out asks for all of them, which only a star answers.
        const std::string question = textOf(resource, "resource");
        wanted = {.verb = textOf(resource, "verb"),
                  .group = textOf(resource, "group"),
                  .resource = question.empty() ? std::string(1, '*') : question,
                  .subresource = textOf(resource, "subresource"),
                  .ns = textOf(resource, "namespace"),
                  .name = textOf(resource, "name")};
    } else {
        wanted.verb = textOf(other, "verb");
        wanted.path = textOf(other, "path");
    }
    const AccessDecision decision = mayAccess(identity, wanted);
    withMetadata(review);
    review["status"] = {{"allowed", decision.allowed}};
    if (!decision.reason.empty())
        review["status"]["reason"] = decision.reason;
    return review;
}

Result<Json> answerRulesReview(const http::Identity &identity, Json review)
{
    if (textOf(memberOf(review, "spec"), "namespace").empty())
        return unexpected(badRequest("no namespace on request"));
    Json resourceRules = Json::array();
    Json pathRules = Json::array();
    for (const AccessRule &rule : rulesFor(identity)) {
        if (rule.paths.empty())
            resourceRules.push_back(
                {{"verbs", rule.verbs}, {"apiGroups", rule.groups}, {"resources", rule.resources}});
        else
            pathRules.push_back({{"verbs", rule.verbs}, {"nonResourceURLs", rule.paths}});
    }
    withMetadata(review);
    review["status"] = {{"resourceRules", std::move(resourceRules)},
                        {"nonResourceRules", std::move(pathRules)},
                        {"incomplete", false}};
    return review;
}

Json answerSelfReview(const http::Identity &identity, Json review)
{
    std::vector<std::string> groups;
    for (const std::string &role : identity.roles)
        groups.push_back("holdpoint:" + role);
    groups.emplace_back("system:authenticated");
    withMetadata(review);
    review["status"] = {{"userInfo", {{"username", identity.name}, {"groups", groups}}}};
    return review;
}

} // namespace hp::api
