// SPDX-License-Identifier: Apache-2.0
#include "tests/support/clustercontract/Samples.h"

#include "tests/support/clustercontract/Await.h"

#include <nlohmann/json.hpp>

namespace hp::test {

using cluster::Cluster;
using cluster::Deleted;
using cluster::ObjectList;
using cluster::ObjectRef;
using cluster::WatchEventType;
using cluster::Written;

Json sampleMachine(const std::string &name)
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata", {{"name", name}}},
            {"spec", {{"providerSpec", {{"value", {{"instanceType", "m5.large"}}}}}}}};
}

Json sampleConfigMap(const std::string &name)
{
    return {{"apiVersion", "v1"},
            {"kind", "ConfigMap"},
            {"metadata", {{"name", name}}},
            {"data", {{"a", "1"}}}};
}

Json samplePod(const std::string &name, const std::string &node)
{
    return {
        {"apiVersion", "v1"},
        {"kind", "Pod"},
        {"metadata", {{"name", name}}},
        {"spec",
         {{"nodeName", node}, {"containers", {{{"name", "main"}, {"image", "example/main"}}}}}}};
}

Json withLabels(Json object, const std::vector<std::pair<std::string, std::string>> &labels)
{
    for (const auto &[key, value] : labels)
        object["metadata"]["labels"][key] = value;
    return object;
}

Json withOwner(Json object, const Object &owner)
{
    object["metadata"]["ownerReferences"].push_back({{"apiVersion", owner.apiVersion()},
                                                     {"kind", owner.kind()},
                                                     {"name", owner.name()},
                                                     {"uid", owner.uid()},
                                                     {"controller", true},
                                                     {"blockOwnerDeletion", true}});
    return object;
}

Result<Object> get(Cluster &cluster, const ObjectRef &ref)
{
    return await<Object>([&](auto reply) { cluster.get(ref, reply); });
}

Result<ObjectList> list(Cluster &cluster, const cluster::Query &query)
{
    return await<ObjectList>([&](auto reply) { cluster.list(query, reply); });
}

Result<Written> create(Cluster &cluster,
                       const cluster::Kind &kind,
                       const std::string &ns,
                       Json object,
                       const cluster::WriteOptions &options)
{
    return await<Written>(
        [&](auto reply) { cluster.create(kind, ns, std::move(object), options, reply); });
}

Result<Written> update(Cluster &cluster,
                       const ObjectRef &ref,
                       Json object,
                       cluster::Subresource subresource,
                       const cluster::WriteOptions &options)
{
    return await<Written>(
        [&](auto reply) { cluster.update(ref, std::move(object), subresource, options, reply); });
}

Result<Written> merge(Cluster &cluster,
                      const ObjectRef &ref,
                      const std::string &body,
                      cluster::Subresource subresource,
                      const cluster::WriteOptions &options)
{
    return await<Written>([&](auto reply) {
        cluster.patch(
            ref, cluster::PatchType::Merge, Json::parse(body), subresource, options, reply);
    });
}

Result<Deleted>
remove(Cluster &cluster, const ObjectRef &ref, const cluster::DeleteOptions &options)
{
    return await<Deleted>([&](auto reply) { cluster.remove(ref, options, reply); });
}

Result<Done> evict(Cluster &cluster, const ObjectKey &pod, const cluster::DeleteOptions &options)
{
    return await<Done>([&](auto reply) { cluster.evict(pod, options, reply); });
}

RecordingWatch::RecordingWatch(Cluster &cluster,
                               const cluster::Query &query,
                               const std::string &resourceVersion)
{
    const std::weak_ptr<State> weak = m_state;
    cluster::WatchSink sink;
    sink.onEvents = [weak](const std::vector<cluster::WatchEvent> &events) {
        const auto state = weak.lock();
        if (!state)
            return;
        state->events.insert(state->events.end(), events.begin(), events.end());
        for (const cluster::WatchEvent &event : events) {
            if (event.type == cluster::WatchEventType::Deleted)
                state->kept.erase(event.object.key());
            else if (event.type != cluster::WatchEventType::Bookmark)
                state->kept.put(event.object.atRest());
        }
    };
    sink.onEnd = [weak](const Error &error) {
        if (const auto state = weak.lock()) {
            state->ended = true;
            state->error = error;
        }
    };
    sink.kept = &m_state->kept;
    m_watch = cluster.watch(query, resourceVersion, std::move(sink));
}

std::vector<std::string> RecordingWatch::names() const
{
    static const char *const words[] = {"ADDED ", "MODIFIED ", "DELETED ", "BOOKMARK "};
    std::vector<std::string> result;
    for (const cluster::WatchEvent &event : m_state->events)
        result.push_back(words[static_cast<int>(event.type)] + event.object.name());
    return result;
}

std::vector<std::string> RecordingWatch::lines() const
{
    std::vector<std::string> result = names();
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] += '@' + m_state->events[i].object.resourceVersion();
    return result;
}

bool RecordingWatch::waitFor(std::size_t count) const
{
    return runUntil([&] { return m_state->events.size() >= count || m_state->ended; })
        && m_state->events.size() >= count;
}

bool RecordingWatch::waitForEnd() const
{
    return runUntil([&] { return m_state->ended; });
}

} // namespace hp::test
