// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeCluster.h"
#include "backend/runtime/SystemClock.h"
#include "tests/support/cluster/AwaitedCluster.h"
#include "tests/support/kube/RealApiServer.h"

#include <memory>
#include <set>
#include <string>

namespace hp::conformance {

/// A real API server in the place of the embedded cluster, the same for all cases of a run and
/// emptied between them. It has a clock of its own: what it stamps (creation, deletion) is the real
/// time, and cases that need another past cannot run on it. Control thread.
class RealStore
{
public:
    /// The one of this run; null while cases run on the embedded cluster.
    [[nodiscard]] static RealStore *inUse() { return s_inUse; }

    RealStore();
    RealStore(const RealStore &) = delete;
    RealStore &operator=(const RealStore &) = delete;
    ~RealStore();

    /// Nothing of the last case is left, and nobody watches any more.
    void empty();
    /// For one case, which may not keep anything of it.
    [[nodiscard]] test::AwaitedCluster &cluster() { return *m_awaited; }
    void ensureNamespace(const std::string &name);
    [[nodiscard]] test::RealApiServer &server() { return m_server; }

private:
    static RealStore *s_inUse;

    test::RealApiServer m_server{};
    runtime::SystemClock m_clock{};
    std::unique_ptr<kube::KubeCluster> m_kube{};
    std::unique_ptr<test::AwaitedCluster> m_awaited{};
    std::set<std::string> m_namespaces{};
};

/// Why a case does not run on a real server, or empty: it needs what the embedded cluster alone can
/// do. Told by its content, with the words of tests/conformance/real-cluster.md.
[[nodiscard]] std::string leftOut(const Json &given);

} // namespace hp::conformance
