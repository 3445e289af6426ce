// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/Store.h"
#include "backend/embedded/WriteRequest.h"
#include "backend/embedded/schema/Schema.h"
#include "model/base/Result.h"

#include <string>

namespace hp::embedded {

/// What a write has to hold before it touches anything, in the words of an API server
/// (facts/kube-api.md 2).
class WriteChecks
{
public:
    /// Bytes of JSON that one object may have without its managedFields, where base64 of a Secret
    /// or ConfigMap counts as its bytes: what etcd takes of an API server at most (its
    /// --max-request-bytes). Patches that each are small add up.
    static constexpr std::size_t maxObjectBytes = 1536 * 1024;

    /// Both outlive it.
    WriteChecks(const Store &store, const ObjectSchema &schema)
        : m_store(store)
        , m_schema(schema)
    { }

    /// Reads what is to be stored as its kind, and checks its shape.
    [[nodiscard]] Result<Done> read(WriteRequest &request, Json &object) const;
    /// Whether the namespace of a new object takes it.
    [[nodiscard]] Result<Done> checkNamespace(const WriteRequest &request) const;
    /// Whether the definition of a new object's kind is there and takes it, and whether there is
    /// anybody who would do what the object asks for.
    [[nodiscard]] Result<Done> checkDefinition(const WriteRequest &request) const;
    /// What an update can neither set nor change.
    [[nodiscard]] static Result<Done>
    checkLasting(const WriteRequest &request, const Object &stored, const Json &metadata);
    [[nodiscard]] static Result<Done> checkPreconditions(const WriteRequest &request,
                                                         const Object &stored,
                                                         const std::string &uid,
                                                         const std::string &resourceVersion);
    /// Whether it is small enough to be stored. What shrinks is, however large it still is.
    [[nodiscard]] static Result<Done>
    checkSize(const WriteRequest &request, const Object &stored, const Json &next);
    /// Whether the author may make this change at all.
    [[nodiscard]] Result<Done>
    checkGuard(const WriteRequest &request, const Object &stored, const Json &next) const;

private:
    const Store &m_store;
    const ObjectSchema &m_schema;
};

} // namespace hp::embedded
