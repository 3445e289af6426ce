// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <string>
#include <vector>

namespace hp::embedded {

enum class AdmissionOperation { Create, Update, Delete };

/// One write that is about to be stored.
struct AdmissionRequest {
    AdmissionOperation operation = AdmissionOperation::Create;
    const cluster::Kind *kind = nullptr; ///< never null
    ObjectKey key{}; ///< with the resolved name of a generateName
    cluster::Subresource subresource = cluster::Subresource::None;
    std::string user{};
    std::string fieldManager{};
    bool dryRun = false;
    Object old{}; ///< the stored content; null for Create
    bool own = false; ///< the backend itself writes, on nobody's request
};

/// What may change or refuse a write after its schema accepted it. Called on the control thread.
class Admission
{
public:
    Admission() = default;
    Admission(const Admission &) = delete;
    Admission &operator=(const Admission &) = delete;
    virtual ~Admission() = default;

    /// Whether admit() could do anything about such a write; the default is always asked.
    [[nodiscard]] virtual bool concerns(const cluster::Kind &kind,
                                        cluster::Subresource subresource) const
    {
        static_cast<void>(kind);
        static_cast<void>(subresource);
        return true;
    }
    /// Whether admit() ever changes the content in this operation; where it only accepts or
    /// refuses, nothing is compared afterwards.
    [[nodiscard]] virtual bool changes(AdmissionOperation operation) const
    {
        static_cast<void>(operation);
        return true;
    }
    /// `object` is the new content, pruned, defaulted and valid (null for Delete). Returns the
    /// content to store; for Delete only an error matters. Refusals are 403 "denied the request" or
    /// 422 with causes. A changed object goes through the schema again.
    [[nodiscard]] virtual Result<Json>
    admit(const AdmissionRequest &request, Json object, std::vector<std::string> &warnings) = 0;
};

} // namespace hp::embedded
