// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeCluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"

#include <map>
#include <memory>
#include <string>

namespace hp::kube {

/// The server's words when it does not let us speak for somebody; a refusal of what is asked in
/// their name says other things.
[[nodiscard]] bool mayNotSpeakFor(const Error &error);

/// Sends what a person decided in that person's name (Impersonate-User), so that the server's own
/// audit knows them and their own rights count. Where the server does not let us speak for them it
/// is sent in our name, and that is remembered for a while. A first attempt that is refused for
/// this changes nothing and is repeated. Control thread.
class PersonalWrites
{
public:
    /// What is passed in outlives this.
    PersonalWrites(KubeCluster &cluster, runtime::Clock &clock);

    /// As Cluster::patch; `options.user` is the person.
    void patch(const cluster::ObjectRef &ref,
               cluster::PatchType type,
               Json body,
               const cluster::WriteOptions &options,
               Reply<cluster::Written> reply);
    /// Whom the server takes for the author of what this person sends now: the person, or us.
    [[nodiscard]] std::string authorOf(const std::string &person) const;

private:
    [[nodiscard]] bool isOurs(const std::string &person) const;

    KubeCluster &m_cluster;
    runtime::Clock &m_clock;
    std::map<std::string, Duration> m_ours{}; ///< until then we do not ask again, by person
    runtime::Lifetime m_alive{};
};

} // namespace hp::kube
