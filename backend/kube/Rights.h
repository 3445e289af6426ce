// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeClient.h"

#include <map>
#include <string>
#include <vector>

namespace hp::kube {

/// What we may do, asked of the server one SelfSubjectAccessReview at a time and believed for a
/// while; what is asked at once is asked once. Lives on the control thread.
class Rights
{
public:
    Rights(KubeClient &client, runtime::Clock &clock, const KubeSettings &settings);

    /// `user`: asked in their name (Impersonate-User); empty: in ours.
    void mayI(const cluster::AccessReview &review, const std::string &user, Reply<bool> reply);
    /// We may be somebody else from now on.
    void forget() { m_known.clear(); }

private:
    struct Known {
        bool allowed = false;
        Duration asked{};
    };
    void answered(const std::string &key, const Answer &answer);

    KubeClient &m_client;
    runtime::Clock &m_clock;
    const KubeSettings &m_settings;
    std::map<std::string, Known> m_known{};
    std::map<std::string, std::vector<Reply<bool>>> m_waiting{};
    QObject m_context{};
};

} // namespace hp::kube
