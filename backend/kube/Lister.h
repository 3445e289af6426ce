// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/KindDiscovery.h"
#include "backend/kube/KubeClient.h"
#include "backend/runtime/Lifetime.h"

#include <memory>

namespace hp::kube {

/// What a list came to.
struct Listing {
    Result<cluster::ObjectList> list{cluster::ObjectList{}};
    KindService service = KindService::Unknown; ///< Missing and Forbidden come with an empty list,
                                                ///< NotUnderstood with an error
    bool down = false; ///< the error is that nothing works there, not that this does not
    Duration retryAfter{}; ///< as the server asks; zero: it does not
};

/// Lists in pages, consistently (no revision given), and in one piece when the server forgets its
/// snapshot on the way (facts/kube-api.md 3, "Reflector"). Lives on the control thread.
class Lister
{
public:
    Lister(KubeClient &client,
           KindDiscovery &discovery,
           ConnectionKeeper &keeper,
           const KubeSettings &settings);

    /// `done` comes later, once; not when `whoAsks` wants nothing by then.
    void list(const cluster::Query &query,
              runtime::Lifetime::Token whoAsks,
              std::function<void(Listing)> done);

private:
    struct Run;
    void nextPage(const std::shared_ptr<Run> &run);
    void beginAnew(const std::shared_ptr<Run> &run);
    void received(const std::shared_ptr<Run> &run, Answer answer);
    void failed(const std::shared_ptr<Run> &run, const Answer &answer);
    void finish(const std::shared_ptr<Run> &run, Listing listing);

    KubeClient &m_client;
    KindDiscovery &m_discovery;
    ConnectionKeeper &m_keeper;
    const KubeSettings &m_settings;
};

} // namespace hp::kube
