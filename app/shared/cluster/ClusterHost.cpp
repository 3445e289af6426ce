// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/ClusterHost.h"

#include <QEventLoop>

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::app {

namespace {

constexpr Duration askAgainAfter = std::chrono::seconds(1);

/// Time may change the answer; a right that is missing is a person's business.
bool mayPass(ErrorCode code)
{
    return code == ErrorCode::Unreachable || code == ErrorCode::TimedOut;
}

} // namespace

void ClusterHost::patchForPerson(const cluster::ObjectRef &ref,
                                 cluster::PatchType type,
                                 Json body,
                                 const cluster::WriteOptions &options,
                                 Reply<cluster::Written> reply)
{
    cluster().patch(
        ref, type, std::move(body), cluster::Subresource::None, options, std::move(reply));
}

Result<std::string> identityOf(cluster::Cluster &cluster, runtime::Clock &clock, Duration timeout)
{
    /// Outlives the call where somebody ends the program meanwhile.
    struct Question {
        const cluster::ObjectRef system{&cluster::kinds::ns(), {{}, "kube-system"}};
        QEventLoop loop{};
        std::optional<Result<Object>> answer{};
        std::function<void()> ask{};
    };
    const auto question = std::make_shared<Question>();
    const Duration limit = clock.uptime() + timeout;
    question->ask = [&cluster, &clock, limit, weak = std::weak_ptr(question)] {
        const auto asking = weak.lock();
        cluster.get(asking->system, [&clock, limit, weak](Result<Object> got) {
            const auto asked = weak.lock();
            if (!asked)
                return;
            if (!got && mayPass(got.error().code) && clock.uptime() < limit) {
                clock.after(askAgainAfter, &asked->loop, asked->ask);
                return;
            }
            asked->answer.emplace(std::move(got));
            asked->loop.quit();
        });
    };
    question->ask();
    if (!question->answer)
        question->loop.exec();
    const auto &answer = question->answer;
    if (answer && *answer && !(*answer)->uid().empty())
        return (*answer)->uid();
    return unexpected(ErrorCode::Unreachable,
                      "this cluster cannot be identified, which a shared record requires: "
                          + (!answer       ? std::string("the program is being ended")
                                 : *answer ? std::string("its namespace kube-system has no uid")
                                           : answer->error().message));
}

} // namespace hp::app
