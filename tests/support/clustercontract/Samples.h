// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <string>
#include <vector>

namespace hp::test {

/// The smallest valid objects of the kinds that tests write.
[[nodiscard]] Json sampleMachine(const std::string &name);
[[nodiscard]] Json sampleConfigMap(const std::string &name);
[[nodiscard]] Json samplePod(const std::string &name, const std::string &node);
[[nodiscard]] Json withLabels(Json object,
                              const std::vector<std::pair<std::string, std::string>> &labels);
[[nodiscard]] Json withOwner(Json object, const Object &owner);

/// Calls that wait for their answer.
[[nodiscard]] Result<Object> get(cluster::Cluster &cluster, const cluster::ObjectRef &ref);
[[nodiscard]] Result<cluster::ObjectList> list(cluster::Cluster &cluster,
                                               const cluster::Query &query);
[[nodiscard]] Result<cluster::Written> create(cluster::Cluster &cluster,
                                              const cluster::Kind &kind,
                                              const std::string &ns,
                                              Json object,
                                              const cluster::WriteOptions &options = {});
[[nodiscard]] Result<cluster::Written>
update(cluster::Cluster &cluster,
       const cluster::ObjectRef &ref,
       Json object,
       cluster::Subresource subresource = cluster::Subresource::None,
       const cluster::WriteOptions &options = {});
[[nodiscard]] Result<cluster::Written>
merge(cluster::Cluster &cluster,
      const cluster::ObjectRef &ref,
      const std::string &body,
      cluster::Subresource subresource = cluster::Subresource::None,
      const cluster::WriteOptions &options = {});
[[nodiscard]] Result<cluster::Deleted> remove(cluster::Cluster &cluster,
                                              const cluster::ObjectRef &ref,
                                              const cluster::DeleteOptions &options = {});
[[nodiscard]] Result<Done>
evict(cluster::Cluster &cluster, const ObjectKey &pod, const cluster::DeleteOptions &options = {});

/// Remembers what one watch delivered.
class RecordingWatch
{
public:
    RecordingWatch(cluster::Cluster &cluster,
                   const cluster::Query &query,
                   const std::string &resourceVersion);

    /// "ADDED a@5" per event: type, name, revision.
    [[nodiscard]] std::vector<std::string> lines() const;
    /// "ADDED a" per event.
    [[nodiscard]] std::vector<std::string> names() const;
    [[nodiscard]] const std::vector<cluster::WatchEvent> &events() const { return m_state->events; }
    [[nodiscard]] bool ended() const { return m_state->ended; }
    [[nodiscard]] const Error &error() const { return m_state->error; }
    /// Waits until `count` events came.
    [[nodiscard]] bool waitFor(std::size_t count) const;
    [[nodiscard]] bool waitForEnd() const;
    void stop() { m_watch.reset(); }

private:
    struct State {
        std::vector<cluster::WatchEvent> events{};
        ObjectSet kept{}; ///< as somebody keeps them who follows
        bool ended = false;
        Error error{};
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
    std::unique_ptr<cluster::Watch> m_watch;
};

} // namespace hp::test
