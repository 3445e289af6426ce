// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Json.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::cluster {

/// A version of a kind as its definition describes it.
struct DefinedVersion {
    const Kind *kind = nullptr; ///< lives as long as the process
    bool served = false;
    std::shared_ptr<const Json> entry{}; ///< of spec.versions: schema, columns, subresources
};

/// The kind of a CustomResourceDefinition in all its versions.
struct DefinedKind {
    const Kind *home = nullptr; ///< of every version; lives as long as the process
    const Kind *storage = nullptr; ///< the version in which objects are stored
    std::vector<DefinedVersion> versions{}; ///< the preferred one first

    /// Null when there is no such version.
    [[nodiscard]] const DefinedVersion *find(const std::string &version) const;
};

/// The same kind, equal ones once, for as long as the process lives: kinds are pointed to from
/// queues, watches and records. For the control thread.
[[nodiscard]] const Kind &lastingKind(Kind kind);

/// Reads a definition that was accepted. Equal descriptions give the same kinds, so that what
/// points to one stays right while the definition is written again. For the control thread.
[[nodiscard]] DefinedKind definedKind(const Json &definition);
/// Conversions are done by a webhook, which is not called: only the storage version is served,
/// because another one would show what its conversion might have changed.
[[nodiscard]] bool convertsByWebhook(const Json &definition);

/// Whether version `a` is preferred to `b`: v2 before v1 before v1beta2 before v1alpha1 before
/// names that are none of these (k8s.io/apimachinery/pkg/version).
[[nodiscard]] bool isPreferredVersion(const std::string &a, const std::string &b);

} // namespace hp::cluster
