// SPDX-License-Identifier: Apache-2.0
#include "backend/api/Reviews.h"

#include "backend/api/AccessPolicy.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <nlohmann/json.hpp>

namespace hp::api {

namespace {

/// A role as a group, in front of its name.
const std::string roleGroup = "holdpoint:";

void withMetadata(Json &review)
{
    if (!memberOf(review, "metadata").is_object())
        review["metadata"] = Json::object();
    review["metadata"]["creationTimestamp"] = nullptr;
}

Json userInfo(const http::Identity &identity)
{
    std::vector<std::string> groups;
    for (const std::string &role : identity.roles)
        groups.push_back(roleGroup + role);
    groups.emplace_back("system:authenticated");
    return {{"username", identity.name}, {"groups", groups}};
}

/// A review that asks wrongly; an API server does not say of which kind.
Error wrongQuestion(std::string message, const char *field)
{
    return invalid(
        "authorization.k8s.io", "", "", {{"FieldValueInvalid", std::move(message), field}});
}

/// The question is the same for all of them.
Result<Json> answered(const http::Identity &identity, Json review)
{
    const Json &spec = memberOf(review, "spec");
    const Json &resource = memberOf(spec, "resourceAttributes");
    const Json &other = memberOf(spec, "nonResourceAttributes");
    if (resource.is_object() && other.is_object()) {
        const Json seen{{"Path", textOf(other, "path")}, {"Verb", textOf(other, "verb")}};
        return unexpected(wrongQuestion("Invalid value: " + seen.dump()
                                            + ": cannot be specified in combination with "
                                              "resourceAttributes",
                                        "spec.nonResourceAttributes"));
    }
    if (!resource.is_object() && !other.is_object())
        return unexpected(wrongQuestion("Invalid value: null: exactly one of nonResourceAttributes "
                                        "or resourceAttributes must be specified",
                                        "spec.resourceAttributes"));
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

} // namespace

Result<Json> answerAccessReview(const http::Identity &identity, Json review)
{
    return answered(identity, std::move(review));
}

Result<Json> answerOtherAccessReview(Json review)
{
    const Json &spec = memberOf(review, "spec");
    http::Identity identity;
    identity.name = textOf(spec, "user");
    for (const Json &group : memberOf(spec, "groups")) {
        const std::string text = group.is_string() ? group.get<std::string>() : std::string();
        if (text.starts_with(roleGroup))
            identity.roles.push_back(text.substr(roleGroup.size()));
    }
    if (identity.name.empty() && memberOf(spec, "groups").empty())
        return unexpected(wrongQuestion(
            "Invalid value: \"\": at least one of user or group must be specified", "spec.user"));
    if (identity.name.empty())
        identity.name = "system:anonymous";
    return answered(identity, std::move(review));
}

Result<Json> answerTokenReview(const http::Identity *known, Json review)
{
    if (textOf(memberOf(review, "spec"), "token").empty())
        return unexpected(badRequest("token is required for TokenReview in authentication"));
    withMetadata(review);
    // The token is not said again: what answers it may be written down.
    review["spec"] = Json::object();
    review["status"] = known ? Json{{"authenticated", true}, {"user", userInfo(*known)}}
                             : Json{{"authenticated", false},
                                    {"user", Json::object()},
                                    {"error", "invalid bearer token"}};
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
    withMetadata(review);
    review["status"] = {{"userInfo", userInfo(identity)}};
    return review;
}

} // namespace hp::api
