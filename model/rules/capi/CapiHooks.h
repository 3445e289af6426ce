// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/ClusterApi.h"
#include "model/resource/Machine.h"
#include "model/resource/Object.h"

#include <map>
#include <string>
#include <vector>

/// The Machine API in the words of Cluster API (cluster.x-k8s.io) and back
/// (facts/machine-api.md 9).
namespace hp::capi {

using Annotations = std::map<std::string, std::string>;

/// What a conversion gives, or why there is none: a hook is never dropped in silence, so one that
/// cannot be expressed refuses the whole Machine.
template<typename T>
struct Converted {
    T value{}; ///< empty when there are faults
    std::vector<std::string> faults{}; ///< sentences that name the field and its value
};

/// The hooks of the other API: by point, each list sorted by name, as annotations have no order.
struct Hooks {
    std::vector<machine::Hook> preDrain{};
    std::vector<machine::Hook> preTerminate{};

    bool operator==(const Hooks &) const = default;
};

/// Hooks, the exclusion of the drain and the deletion priority of a Machine API Machine as the
/// annotations that Cluster API reads.
[[nodiscard]] Converted<Annotations> annotationsFor(const Object &machine);

/// The hooks that the annotations of a Cluster API Machine stand for. Refused are a bare prefix,
/// which blocks there and cannot be named here, and names and owners that the Machine API rejects.
[[nodiscard]] Converted<Hooks> hooksFrom(const Annotations &annotations);

/// Annotations of the Machine API that annotations of Cluster API stand for, without the hooks.
[[nodiscard]] Annotations marksFrom(const Annotations &annotations);

/// "[a, b]" for several faults, the fault itself for one, empty for none.
[[nodiscard]] std::string joined(const std::vector<std::string> &faults);

} // namespace hp::capi
