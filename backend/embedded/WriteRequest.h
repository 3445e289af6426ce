// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/admission/Admission.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::embedded {

/// What all parts of one write need to know about it.
struct WriteRequest {
    std::string_view verb;
    const cluster::Kind &kind;
    ObjectKey key;
    cluster::Subresource subresource = cluster::Subresource::None;
    std::string user;
    std::string fieldManager{};
    cluster::FieldValidation validation = cluster::FieldValidation::Ignore;
    bool dryRun = false;
    std::shared_ptr<const cluster::RequestNote> note{};
    std::shared_ptr<const cluster::WriteGuard> guard{};
    std::string ownedThrough{};
    std::vector<std::string> warnings{}; ///< what reading the content brought up

    [[nodiscard]] static WriteRequest of(std::string_view verb,
                                         const cluster::Kind &kind,
                                         ObjectKey key,
                                         cluster::Subresource subresource,
                                         const cluster::WriteOptions &options)
    {
        return {verb,
                kind,
                std::move(key),
                subresource,
                options.user,
                options.fieldManager,
                options.fieldValidation,
                options.dryRun,
                options.request,
                options.guard,
                options.ownedThrough,
                {}};
    }
    [[nodiscard]] static WriteRequest of(std::string_view verb,
                                         const cluster::Kind &kind,
                                         ObjectKey key,
                                         cluster::Subresource subresource,
                                         const cluster::DeleteOptions &options)
    {
        return {verb,
                kind,
                std::move(key),
                subresource,
                options.user,
                {},
                {},
                options.dryRun,
                options.request};
    }

    /// As admission is asked about it; `old` is null for a creation.
    [[nodiscard]] AdmissionRequest admission(AdmissionOperation operation, const Object &old) const
    {
        return {operation, &kind, key, subresource, user, fieldManager, dryRun, old, !note};
    }
};

} // namespace hp::embedded
