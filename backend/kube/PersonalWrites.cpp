// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/PersonalWrites.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

namespace {

/// Rights are given while we run.
constexpr Duration askAgainAfter = std::chrono::minutes(5);

} // namespace

bool mayNotSpeakFor(const Error &error)
{
    return error.code == ErrorCode::Unauthorised
        && error.message.find("cannot impersonate resource") != std::string::npos;
}

PersonalWrites::PersonalWrites(KubeCluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
{ }

bool PersonalWrites::isOurs(const std::string &person) const
{
    const auto it = m_ours.find(person);
    return person.empty() || (it != m_ours.end() && m_clock.uptime() < it->second);
}

std::string PersonalWrites::authorOf(const std::string &person) const
{
    return isOurs(person) ? m_cluster.connection().user : person;
}

void PersonalWrites::patch(const cluster::ObjectRef &ref,
                           cluster::PatchType type,
                           Json body,
                           const cluster::WriteOptions &options,
                           Reply<cluster::Written> reply)
{
    if (isOurs(options.user))
        return m_cluster.patch(
            ref, type, std::move(body), cluster::Subresource::None, options, std::move(reply));
    const auto answered =
        [this, ref, type, body, options, reply = std::move(reply), alive = m_alive.token()](
            Result<cluster::Written> written) {
            if (!alive)
                return;
            if (written || !mayNotSpeakFor(written.error()))
                return reply(std::move(written));
            m_ours[options.user] = m_clock.uptime() + askAgainAfter;
            patch(ref, type, body, options, reply);
        };
    m_cluster.patchAs(options.user, ref, type, std::move(body), options, answered);
}

} // namespace hp::kube
