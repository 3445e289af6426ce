// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/Store.h"
#include "backend/embedded/WriteRequest.h"
#include "backend/embedded/apply/FieldManager.h"
#include "backend/embedded/schema/Schema.h"
#include "backend/runtime/Clock.h"

namespace hp::embedded {

/// Who owns which field once a write is stored.
class WriteOwners
{
public:
    /// All three outlive it.
    WriteOwners(Store &store, const ObjectSchema &schema, const runtime::Clock &clock)
        : m_schema(schema)
        , m_clock(clock)
        , m_fields(store.pool())
    { }

    /// `live` with `config` applied, and its owners; `stored` is null when it is not there yet.
    [[nodiscard]] Result<FieldManager::Applied> applied(const WriteRequest &request,
                                                        const Object &stored,
                                                        const Json &live,
                                                        const Json &config,
                                                        bool force);
    /// The owners once `next` is stored by anything but an apply. `given` is what the client wrote
    /// into managedFields, null when it wrote nothing.
    [[nodiscard]] ManagedFields
    after(const WriteRequest &request, const Object &stored, const Json &next, const Json &given);

private:
    [[nodiscard]] FieldManager::Write ownershipOf(const WriteRequest &request) const;

    const ObjectSchema &m_schema;
    const runtime::Clock &m_clock;
    FieldManager m_fields;
};

} // namespace hp::embedded
