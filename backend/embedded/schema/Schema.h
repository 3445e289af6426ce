// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/schema/SchemaNode.h"

#include <string>
#include <vector>

namespace hp::embedded {

/// What a write starts from. What the stored object breaks already, in the same words at the same
/// place, is not the fault of the write, as its kind may have become stricter since; and a write of
/// the status answers for the status alone.
struct Rewrite {
    Object stored{}; ///< null for a new object
    bool onlyStatus = false;
};

/// What the API server does to the content of an object before it is stored. Called on the control
/// thread with a whole object that already has apiVersion, kind and metadata.
class ObjectSchema
{
public:
    ObjectSchema() = default;
    ObjectSchema(const ObjectSchema &) = delete;
    ObjectSchema &operator=(const ObjectSchema &) = delete;
    virtual ~ObjectSchema() = default;

    /// Reads an object of a built-in kind as Kubernetes' own types would, before any rule looks at
    /// it: takes out fields that the kind does not have, and tells of them as accept() does; a
    /// value of the wrong type is a 400 "decoding error: …". Custom kinds are left to accept().
    [[nodiscard]] virtual Result<Done> decode(const cluster::Kind &,
                                              Json &,
                                              cluster::FieldValidation,
                                              std::vector<std::string> &) const
    {
        return Done{};
    }

    /// Prunes unknown fields, fills in defaults and validates. metadata is left alone but for its
    /// type. Errors: 422 Invalid with one cause per field; 400 for unknown fields under Strict.
    /// Under Warn unknown fields are added to `warnings`. `rewrite` says what is excused.
    [[nodiscard]] virtual Result<Json> accept(const cluster::Kind &kind,
                                              Json object,
                                              cluster::FieldValidation validation,
                                              std::vector<std::string> &warnings,
                                              const Rewrite &rewrite) const = 0;

    /// The type of a kind's objects, metadata included; null when what they hold decides.
    [[nodiscard]] virtual const SchemaNode *typeOf(const cluster::Kind &) const { return nullptr; }
};

} // namespace hp::embedded
