// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/InterceptedCluster.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace hp::test {

using cluster::WatchEvent;
using cluster::WatchSink;
using cluster::Written;

/// The events of one kind that wait, with whom they are for.
struct InterceptedCluster::Held {
    struct Waiting {
        std::weak_ptr<WatchSink> sink{};
        std::vector<WatchEvent> events{};
    };
    bool holding = false;
    std::vector<Waiting> waiting{};
};

namespace {

/// Keeps the sink alive as long as the watch.
struct SinkWatch final : cluster::Watch {
    std::unique_ptr<cluster::Watch> behind{};
    std::shared_ptr<WatchSink> sink{};

    [[nodiscard]] std::string reached() const override { return behind->reached(); }
    void goOn() override { behind->goOn(); }
};

} // namespace

InterceptedCluster::InterceptedCluster(cluster::Cluster &behind)
    : ForwardingCluster(behind)
{ }

InterceptedCluster::~InterceptedCluster() = default;

std::shared_ptr<InterceptedCluster::Held> InterceptedCluster::heldOf(const cluster::Kind &kind)
{
    std::shared_ptr<Held> &held = m_held[&kind];
    if (!held)
        held = std::make_shared<Held>();
    return held;
}

void InterceptedCluster::holdEvents(const cluster::Kind &kind)
{
    heldOf(kind)->holding = true;
}

void InterceptedCluster::letEventsGo(const cluster::Kind &kind)
{
    const auto held = heldOf(kind);
    held->holding = false;
    for (const Held::Waiting &waiting : std::exchange(held->waiting, {})) {
        if (const auto sink = waiting.sink.lock())
            sink->onEvents(waiting.events);
    }
}

std::unique_ptr<cluster::Watch> InterceptedCluster::watch(const cluster::Query &query,
                                                          const std::string &resourceVersion,
                                                          WatchSink sink)
{
    auto shared = std::make_shared<WatchSink>(sink);
    sink.onEvents = [held = heldOf(*query.kind), weak = std::weak_ptr<WatchSink>(shared)](
                        const std::vector<WatchEvent> &events) {
        if (held->holding)
            held->waiting.push_back({weak, events});
        else if (const auto open = weak.lock())
            open->onEvents(events);
    };
    auto watch = std::make_unique<SinkWatch>();
    watch->sink = std::move(shared);
    watch->behind = behind().watch(query, resourceVersion, std::move(sink));
    return watch;
}

template<typename T>
bool InterceptedCluster::refused(const char *verb, const std::string &name, const Reply<T> &reply)
{
    if (!refuse)
        return false;
    const auto error = refuse(verb, name);
    if (!error)
        return false;
    behind().mayI({}, [reply, error = *error](const Result<bool> &) { reply(unexpected(error)); });
    return true;
}

void InterceptedCluster::create(const cluster::Kind &kind,
                                const std::string &ns,
                                Json object,
                                const cluster::WriteOptions &options,
                                Reply<Written> reply)
{
    if (refused("create", object["metadata"].value("name", ""), reply))
        return;
    if (loseCreations > 0) {
        --loseCreations;
        reply = [reply = std::move(reply)](const Result<Written> &) {
            reply(unexpected(ErrorCode::TimedOut, "the answer was lost"));
        };
    }
    behind().create(kind, ns, std::move(object), options, std::move(reply));
}

void InterceptedCluster::patch(const cluster::ObjectRef &ref,
                               cluster::PatchType type,
                               Json body,
                               cluster::Subresource subresource,
                               const cluster::WriteOptions &options,
                               Reply<Written> reply)
{
    if (refused("patch", ref.key.name, reply))
        return;
    if (losePatches > 0 && !options.dryRun) {
        --losePatches;
        reply = [reply = std::move(reply)](const Result<Written> &) {
            reply(unexpected(ErrorCode::TimedOut, "the answer was lost"));
        };
    }
    behind().patch(ref, type, std::move(body), subresource, options, std::move(reply));
}

void InterceptedCluster::remove(const cluster::ObjectRef &ref,
                                const cluster::DeleteOptions &options,
                                Reply<cluster::Deleted> reply)
{
    if (!refused("delete", ref.key.name, reply))
        behind().remove(ref, options, std::move(reply));
}

void InterceptedCluster::get(const cluster::ObjectRef &ref, Reply<Object> reply)
{
    const auto other = others.find(ref.kind);
    if (other == others.end()) {
        Reads &reads = readsOf(*ref.kind);
        reads.most = std::max(reads.most, ++reads.underWay);
        return behind().get(
            ref, [all = m_reads, kind = ref.kind, reply = std::move(reply)](Result<Object> object) {
                --(*all)[kind].underWay;
                reply(std::move(object));
            });
    }
    const Error error{
        ErrorCode::Refused, cluster::whyNotUnderstood(*ref.kind, other->second), {}, nullptr};
    behind().mayI({}, [reply, error](const Result<bool> &) { reply(unexpected(error)); });
}

} // namespace hp::test
