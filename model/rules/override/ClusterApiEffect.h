// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"
#include "model/rules/override/OverridePatch.h"

#include <optional>

namespace hp::overrides {

/// What an override does to a machine of Cluster API.
struct ClusterApiEffect {
    OverridePatch patch{}; ///< without a body where `refusal` says why there is none
    Message refusal{};
    Message consequence{}; ///< with what is lost, and what a controller makes of it
    Message next{}; ///< what Cluster API does then; may say nothing
};

/// The request is one for the Machine itself, and that is one of Cluster API.
[[nodiscard]] bool isForClusterApi(const OverrideRequest &request, const OverrideView &view);

/// Pure and total; `view.capi` is not null.
[[nodiscard]] ClusterApiEffect
clusterApiEffect(const OverrideRequest &request, const OverrideView &view, TimePoint now);

/// The hook that is asked for, whoever owns it; nullopt: there is none.
[[nodiscard]] std::optional<capi::AnnotationHook> hookIn(const Object &machine,
                                                         const OverrideRequest &request);
/// It is the hook with which a control plane keeps its machines until etcd can do without them.
[[nodiscard]] bool isHookOfControlPlane(const OverrideRequest &request, const OverrideView &view);

/// The object is as the patch makes it: what it removes is not there, what it sets is.
[[nodiscard]] bool isAsPatched(const OverridePatch &patch, const Object &object);

} // namespace hp::overrides
