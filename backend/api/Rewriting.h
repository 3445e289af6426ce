// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ApiCall.h"
#include "backend/cluster/Cluster.h"

#include <memory>

namespace hp::api {

/// Patches and updates of something that is only a view of a stored object: they are applied to the
/// view and written back at the revision that was read; without a revision of the client's own a
/// lost race is tried again, as the API server does for patches (kube-api.md 2, "patch").

/// GET, PUT and PATCH of the scale subresource; replies with the Scale.
void serveScale(cluster::Cluster &cluster,
                const std::shared_ptr<ApiCall> &call,
                Reply<Object> reply);
/// PATCH of an Event in the shape of events.k8s.io; replies with the stored Event.
void patchEventsView(cluster::Cluster &cluster,
                     const std::shared_ptr<ApiCall> &call,
                     Reply<cluster::Written> reply);

/// autoscaling/v1 Scale of an object.
[[nodiscard]] Object scaleOf(const Object &object, const cluster::ScalePaths &paths);

} // namespace hp::api
