// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/DefinitionMerge.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::kube {

/// How one definition stands on a server.
struct DefinitionState {
    enum class Standing {
        Missing, ///< not installed
        Complete, ///< everything of ours is kept
        Incomplete, ///< `gaps` says what is not
    };
    std::string name{}; ///< "machines.machine.openshift.io"
    Standing standing = Standing::Missing;
    std::vector<DefinitionGap> gaps{};
    bool written = false; ///< by install()
};

/// Brings our CustomResourceDefinitions to an API server by server-side apply, and waits until they
/// are established. One that is installed already is kept and gets what it lacks (mergeDefinition).
/// Lives on the control thread; the cluster and the clock outlive it.
class DefinitionInstaller
{
public:
    enum class Force {
        No, ///< a Conflict when others own the versions of a definition
        Yes, ///< take them over
    };

    DefinitionInstaller(cluster::Cluster &cluster, runtime::Clock &clock);
    ~DefinitionInstaller();

    /// How each stands, in the order given; nothing is written.
    void compare(std::vector<Json> definitions, Reply<std::vector<DefinitionState>> reply);
    /// Writes what is missing or incomplete, one after the other, and waits for each at most
    /// `timeout` until the server serves it. The first that fails ends it, naming the definition.
    void install(std::vector<Json> definitions,
                 Force force,
                 Duration timeout,
                 Reply<std::vector<DefinitionState>> reply);

private:
    struct Run;

    void next(const std::shared_ptr<Run> &run);
    void compared(const std::shared_ptr<Run> &run, const Object &installed);
    void apply(const std::shared_ptr<Run> &run, Json spec);
    void awaitEstablished(const std::shared_ptr<Run> &run, const Object &stored);
    void finish(const std::shared_ptr<Run> &run, const Error &error);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    QObject m_context{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::kube
