// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KindDiscovery.h"
#include "backend/kube/Rights.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::kube {

/// Finds out once what there is to know about a server before anything is begun: its version, who
/// we are, and whether the kinds are there and may be listed and watched. The answers go to the
/// ConnectionKeeper. Lives on the control thread.
class Inspection : public std::enable_shared_from_this<Inspection>
{
public:
    struct Parts {
        KubeClient &client;
        KindDiscovery &discovery;
        Rights &rights;
        ConnectionKeeper &keeper;
        const KubeSettings &settings;
    };

    Inspection(const Parts &parts, std::vector<const cluster::Kind *> kinds, Reply<Done> done);
    void start();

private:
    void askVersion();
    void askIdentity(const std::string &version);
    void askKind(const cluster::Kind &kind);
    void askVerb(const cluster::Kind &kind, const std::string &verb);
    void evaluate(const cluster::Kind &kind);
    void finished();

    struct Findings {
        int open = 0; ///< answers that are still to come
        bool unclear = false; ///< one did not say
        std::string lacking{}; ///< the first verb that we may not
    };

    Parts m_parts;
    std::vector<const cluster::Kind *> m_kinds;
    Reply<Done> m_done;
    std::map<const cluster::Kind *, Findings> m_findings{};
    int m_open = 0;
};

} // namespace hp::kube
