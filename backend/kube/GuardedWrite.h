// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/KubeClient.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::kube {

/// A write that somebody has to judge by what would be stored. Only the server knows that, so it is
/// asked for a dry run first; the write then insists on the revision that was judged, and when
/// somebody was faster all of it begins again. It costs three requests, which is little for a
/// person's deed and nothing that controllers do.
class GuardedWrite : public std::enable_shared_from_this<GuardedWrite>
{
public:
    struct Plan {
        cluster::ObjectRef ref{}; ///< without a name: a creation
        cluster::Subresource subresource = cluster::Subresource::None;
        cluster::WriteOptions options{};
        /// The request, as a dry run or not, and bound to a revision when that is not empty.
        std::function<Request(const cluster::WriteOptions &, const std::string &revision)>
            request{};
    };

    GuardedWrite(KubeClient &client,
                 const KubeSettings &settings,
                 Plan plan,
                 Reply<cluster::Written> reply);

    void start();

private:
    void read();
    void tryDry(const Object &before);
    void evaluate(const Object &before, Answer answer);
    void write(const Object &before);
    void wrote(Answer answer);
    void send(Request request, std::function<void(Answer)> done);
    void again(const Error &error);

    KubeClient &m_client;
    const KubeSettings &m_settings;
    Plan m_plan;
    Reply<cluster::Written> m_reply;
    int m_rounds = 0;
    std::string m_revision{}; ///< that was judged last
    std::optional<Error> m_failure{}; ///< of the round before
};

/// The result of a write as the port gives it.
[[nodiscard]] Result<cluster::Written> writtenFrom(Answer answer, Method method);

} // namespace hp::kube
