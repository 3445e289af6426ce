// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/call/Caller.h"

#include <map>
#include <string>
#include <vector>

namespace hp::kube {

/// Which kinds the server has, as its discovery says (facts/kube-api.md 1.2). Asked anew every
/// time, since definitions come and go; what is asked at once is asked once. Lives on the control
/// thread.
class Discovery
{
public:
    Discovery(Caller &caller, const KubeSettings &settings);

    /// An error when the server does not say.
    void serves(const cluster::Kind &kind, Reply<bool> reply);

private:
    struct Question {
        std::string plural{};
        Reply<bool> reply{};
    };
    void answered(const std::string &group, const Answer &answer);

    Caller &m_caller;
    const KubeSettings &m_settings;
    std::map<std::string, std::vector<Question>> m_questions{}; ///< by path of the group's version
};

} // namespace hp::kube
