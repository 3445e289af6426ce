// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Rights.h"

#include "backend/kube/Failures.h"
#include "model/base/JsonTree.h"

#include <QMetaObject>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

namespace {

/// A no may be about to change, because somebody just asked for it.
constexpr int refusalsFadeFaster = 6;

} // namespace

Rights::Rights(KubeClient &client, runtime::Clock &clock, const KubeSettings &settings)
    : m_client(client)
    , m_clock(clock)
    , m_settings(settings)
{ }

void Rights::mayI(const cluster::AccessReview &review, const std::string &user, Reply<bool> reply)
{
    Json attributes{{"verb", review.verb},
                    {"group", review.kind->group},
                    {"version", review.kind->version},
                    {"resource", review.kind->plural}};
    if (!review.ns.empty())
        attributes["namespace"] = review.ns;
    if (!review.subresource.empty())
        attributes["subresource"] = review.subresource;
    const std::string key = user + '\n' + compactJson(attributes);
    const auto known = m_known.find(key);
    if (known != m_known.end()) {
        const Duration limit = known->second.allowed ? m_settings.rightsFor
                                                     : m_settings.rightsFor / refusalsFadeFaster;
        if (m_clock.uptime() - known->second.asked < limit) {
            QMetaObject::invokeMethod(
                &m_context,
                [reply = std::move(reply), allowed = known->second.allowed] { reply(allowed); },
                Qt::QueuedConnection);
            return;
        }
    }
    std::vector<Reply<bool>> &waiting = m_waiting[key];
    waiting.push_back(std::move(reply));
    if (waiting.size() > 1)
        return;
    Request request;
    request.method = Method::Post; // changes nothing there
    request.path = "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews";
    request.contentType = "application/json";
    request.body = compactJson({{"apiVersion", "authorization.k8s.io/v1"},
                                {"kind", "SelfSubjectAccessReview"},
                                {"spec", {{"resourceAttributes", std::move(attributes)}}}});
    request.asUser = user;
    request.timeout = m_settings.requestTimeout;
    m_client.send(std::move(request), [this, key](const Answer &answer) { answered(key, answer); });
}

void Rights::answered(const std::string &key, const Answer &answer)
{
    const std::vector<Reply<bool>> waiting = std::exchange(m_waiting[key], {});
    m_waiting.erase(key);
    if (!succeeded(answer)) {
        const Error error = errorOf(answer, Method::Get);
        for (const Reply<bool> &reply : waiting)
            reply(unexpected(error));
        return;
    }
    const Json body = parseJson(answer.body);
    const bool allowed = body.is_object()
        && body.value(Json::json_pointer("/status/allowed"), Json(false)) == Json(true);
    m_known[key] = {allowed, m_clock.uptime()};
    for (const Reply<bool> &reply : waiting)
        reply(allowed);
}

} // namespace hp::kube
