// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/PlanReconciler.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

using cluster::Deleted;
using cluster::Written;
using runtime::Outcome;

struct PlanReconciler::Pass {
    Plan plan{};
    std::size_t index = 0;
    std::function<void(Outcome)> done{};
};

PlanReconciler::PlanReconciler(cluster::Cluster &cluster,
                               runtime::Clock &clock,
                               std::string user,
                               Decide decide)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_user(std::move(user))
    , m_decide(std::move(decide))
{ }

void PlanReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->plan = m_decide(key, m_clock.now());
    pass->done = std::move(done);
    next(pass);
}

void PlanReconciler::next(const std::shared_ptr<Pass> &pass)
{
    if (pass->index == pass->plan.writes.size()) {
        pass->done(pass->plan.again ? Outcome::recheckAfter(*pass->plan.again) : Outcome::done());
        return;
    }
    write(pass->plan.writes[pass->index++], [this, pass](Result<Done> result) {
        if (result)
            next(pass);
        else if (result.error().code == ErrorCode::Invalid)
            pass->done(Outcome::rejected(result.error()));
        else
            pass->done(Outcome::failed(result.error()));
    });
}

void PlanReconciler::write(const Write &write, Reply<Done> reply)
{
    const auto alive = m_alive.token();
    // A write to something that is gone has nothing left to do; the watch has already told or will.
    auto settled = [alive, reply = std::move(reply)](const Error *error, ErrorCode harmless) {
        if (!alive)
            return;
        if (error && error->code != harmless)
            reply(unexpected(*error));
        else
            reply(Done());
    };
    auto written = [settled](Result<Written> result) {
        settled(result ? nullptr : &result.error(), ErrorCode::NotFound);
    };
    cluster::WriteOptions options;
    options.user = m_user;
    options.fieldManager = m_user;

    switch (write.op) {
    case Write::Op::Create:
        m_cluster.create(*write.target.kind,
                         write.target.key.ns,
                         write.body.json(),
                         options,
                         [this, alive, settled](Result<Written> result) {
                             if (alive && result && m_created)
                                 m_created(result->object);
                             settled(result ? nullptr : &result.error(), ErrorCode::AlreadyExists);
                         });
        return;
    case Write::Op::MergeSpec:
        m_cluster.patch(write.target,
                        cluster::PatchType::Merge,
                        write.body.json(),
                        cluster::Subresource::None,
                        options,
                        written);
        return;
    case Write::Op::MergeStatus:
        m_cluster.patch(write.target,
                        cluster::PatchType::Merge,
                        write.body.json(),
                        cluster::Subresource::Status,
                        options,
                        written);
        return;
    case Write::Op::JsonPatch:
        m_cluster.patch(write.target,
                        cluster::PatchType::Json,
                        write.body.json(),
                        cluster::Subresource::None,
                        options,
                        written);
        return;
    case Write::Op::Evict: {
        cluster::DeleteOptions how;
        how.user = m_user;
        m_cluster.evict(write.target.key,
                        how,
                        [this, alive, settled, pod = write.target.key](const Result<Done> &answer) {
                            if (alive && m_evicted)
                                m_evicted(pod, answer);
                            settled(nullptr, ErrorCode::NotFound);
                        });
        return;
    }
    case Write::Op::Delete: {
        cluster::DeleteOptions how;
        how.uid = write.uid;
        how.gracePeriodSeconds = write.gracePeriodSeconds;
        how.user = m_user;
        m_cluster.remove(write.target, how, [settled](Result<Deleted> result) {
            settled(result ? nullptr : &result.error(), ErrorCode::NotFound);
        });
        return;
    }
    }
}

runtime::Controller::Options planOptions(std::string name)
{
    using namespace std::chrono_literals;
    runtime::Controller::Options options;
    options.name = std::move(name);
    options.backoff = {100ms, 30s};
    return options;
}

} // namespace hp::lab
