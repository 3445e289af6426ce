// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/apply/Ownership.h"
#include "backend/embedded/schema/SchemaNode.h"
#include "model/base/Error.h"
#include "model/base/Result.h"

#include <optional>
#include <string>

namespace hp::embedded {

/// Keeps metadata.managedFields, and merges what is applied, as an API server does
/// (structured-merge-diff, k8s.io/apimachinery managedfields). Objects here come without their
/// managedFields. Lives on the control thread.
class FieldManager
{
public:
    /// One write, as ownership sees it.
    struct Write {
        const cluster::Kind &kind;
        const SchemaNode *type = nullptr; ///< of the kind's objects; null: what they hold decides
        std::string manager{};
        cluster::Subresource subresource = cluster::Subresource::None;
        std::string through{}; ///< the subresource in the entry when it is another, such as "scale"
        TimePoint now{};
    };
    struct Applied {
        Object object{}; ///< null: the live object is what was wanted
        ManagedFields managed{};
    };

    explicit FieldManager(FieldPool &pool)
        : m_pool(pool)
    { }

    /// What managedFields become when `before` becomes `after` by anything but an apply. The cost
    /// is that of comparing the two, plus what changed.
    [[nodiscard]] ManagedFields
    updated(const Write &write, const Json &before, const Json &after, ManagedFields managed);

    /// The live object with `config` applied. An object without managedFields first gets the entry
    /// "before-first-apply". Errors: 400 for a config of another kind or with managedFields, 409
    /// when others own fields that would change and `force` is not set, 500 for one that is not of
    /// the type, all in Kubernetes' words.
    [[nodiscard]] Result<Applied> applied(const Write &write,
                                          const Json &live,
                                          ManagedFields managed,
                                          const Json &config,
                                          bool force);

    /// managedFields as a client wrote them; nullopt when they do not count (not valid, or none),
    /// and those of the live object go on. An empty list or one empty entry takes all away.
    [[nodiscard]] std::optional<ManagedFields> given(const Json &managedFields);

private:
    [[nodiscard]] Result<Applied> merged(const Write &write,
                                         const Json &live,
                                         ManagedFields managed,
                                         const Json &config,
                                         bool force,
                                         std::vector<Contested> &contested);
    [[nodiscard]] std::shared_ptr<const SharedOwner> ownerFor(const Write &write, bool applied);

    FieldPool &m_pool;
};

/// The 409 of an API server for an apply that others object to, with one FieldManagerConflict cause
/// per field. `contested` is not empty.
[[nodiscard]] Error applyConflict(const std::vector<Contested> &contested);

} // namespace hp::embedded
