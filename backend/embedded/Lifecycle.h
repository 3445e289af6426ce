// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "model/base/ApiStatus.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <optional>

namespace hp::embedded {

/// They keep a deleted object until the collector has dealt with its dependents.
inline constexpr const char *foregroundFinalizer = "foregroundDeletion";
inline constexpr const char *orphanFinalizer = "orphan";

/// What the API server itself decides about an object's life, as pure functions over its JSON.
/// Inputs have passed checkShape(). (facts/kube-api.md 2)

/// A new object: takes away what only the server may set, status included, and applies what the
/// built-in kinds bring along (Pod is Pending, Namespace is Active, Secret.stringData becomes
/// data).
void prepareNew(const cluster::Kind &kind, Json &object);
/// Stamps the identity of a new object.
void stampNew(const cluster::Kind &kind, Json &object, const std::string &uid, TimePoint now);

/// What a write through `subresource` may change of `stored`: everything but status and the
/// server's fields, or nothing but status, and metadata where the kind takes it along.
[[nodiscard]] Json mergedUpdate(const cluster::Kind &kind,
                                const Object &stored,
                                Json next,
                                cluster::Subresource subresource);
/// Whether a write of the status may change metadata: labels, annotations and finalizers of the
/// kinds of Kubernetes itself (their status strategies in k8s.io/kubernetes/pkg/registry).
[[nodiscard]] bool statusTakesMetadata(const cluster::Kind &kind);
/// Rules about built-in kinds that an update must not break.
[[nodiscard]] std::vector<StatusCause>
immutableCauses(const cluster::Kind &kind, const Json &next, const Object &stored);
/// generation moves on any change outside metadata, and outside status where that is a subresource.
[[nodiscard]] bool
changesGeneration(const cluster::Kind &kind, const Object &stored, const Json &next);
[[nodiscard]] bool hasGeneration(const cluster::Kind &kind);

/// A terminating object that nothing holds any more: the write that makes it so is its deletion.
[[nodiscard]] bool isReleased(const Object &stored, const Json &next);

/// How long the kind waits between the deletion and the end; only pods do.
[[nodiscard]] int
gracePeriodFor(const cluster::Kind &kind, const Object &stored, int requestedSeconds);
/// `stored` as terminating with `graceSeconds`; nullopt when it already is and does not get
/// shorter.
[[nodiscard]] std::optional<Json>
terminated(const cluster::Kind &kind, const Object &stored, int graceSeconds, TimePoint now);

} // namespace hp::embedded
