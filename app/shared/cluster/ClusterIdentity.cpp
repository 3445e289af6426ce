// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/ClusterIdentity.h"

#include <QEventLoop>

#include <functional>
#include <optional>

namespace hp::app {

namespace {

constexpr Duration askAgainAfter = std::chrono::seconds(1);

/// Time may change the answer; a right that is missing is a person's business.
bool mayPass(ErrorCode code)
{
    return code == ErrorCode::Unreachable || code == ErrorCode::TimedOut;
}

} // namespace

Result<std::string> identityOf(cluster::Cluster &cluster, runtime::Clock &clock, Duration patience)
{
    const cluster::ObjectRef system{&cluster::kinds::ns(), {{}, "kube-system"}};
    const Duration limit = clock.uptime() + patience;
    QEventLoop loop;
    std::optional<Result<Object>> answer;
    std::function<void()> ask = [&] {
        cluster.get(system, [&](Result<Object> got) {
            if (!got && mayPass(got.error().code) && clock.uptime() < limit) {
                clock.after(askAgainAfter, &loop, ask);
                return;
            }
            answer.emplace(std::move(got));
            loop.quit();
        });
    };
    ask();
    if (!answer)
        loop.exec();
    if (*answer && !(*answer)->uid().empty())
        return (*answer)->uid();
    return unexpected(ErrorCode::Unreachable,
                      "which cluster this is cannot be told, and a shared record has to know: "
                          + (*answer ? std::string("its namespace kube-system has no uid")
                                     : answer->error().message));
}

} // namespace hp::app
