// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/Removal.h"
#include "backend/embedded/Store.h"
#include "backend/embedded/WriteChecks.h"
#include "backend/embedded/WriteOwners.h"
#include "backend/embedded/WriteRecord.h"
#include "backend/embedded/admission/Admission.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/Schema.h"
#include "backend/runtime/Clock.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::embedded {

/// What the store asks of others.
struct Ports {
    const ObjectSchema &schema;
    Admission &admission;
    PatchFunction patch;
};

/// The API server's rules for single writes (facts/kube-api.md 2), executed at once on the store's
/// memory. The caller commits. A write either is refused before it touches anything or succeeds.
class Writer
{
public:
    Writer(Store &store, runtime::Clock &clock, Ports ports);

    [[nodiscard]] Result<cluster::Written> create(const cluster::Kind &kind,
                                                  const std::string &ns,
                                                  Json object,
                                                  const cluster::WriteOptions &options);
    [[nodiscard]] Result<cluster::Written> update(const cluster::ObjectRef &ref,
                                                  Json object,
                                                  cluster::Subresource subresource,
                                                  const cluster::WriteOptions &options);
    [[nodiscard]] Result<cluster::Written> patch(const cluster::ObjectRef &ref,
                                                 cluster::PatchType type,
                                                 const Json &body,
                                                 cluster::Subresource subresource,
                                                 const cluster::WriteOptions &options);
    [[nodiscard]] Result<cluster::Deleted> remove(const cluster::ObjectRef &ref,
                                                  const cluster::DeleteOptions &options)
    {
        return m_removal.remove(ref, options);
    }
    [[nodiscard]] Result<Done> evict(const ObjectKey &pod, const cluster::DeleteOptions &options)
    {
        return m_removal.evict(pod, options);
    }

    /// Who made the writes since the last call, in revision order.
    [[nodiscard]] std::vector<WriteRecord> takeRecords() { return m_journal.takeRecords(); }

private:
    /// What an apply has decided; without it the change itself does.
    using Applied = std::optional<ManagedFields>;

    [[nodiscard]] Result<cluster::Written>
    insert(WriteRequest request, Json object, Applied applied);
    [[nodiscard]] Result<cluster::Written>
    replace(const WriteRequest &request, const Object &stored, Json next, Applied applied);
    [[nodiscard]] Result<cluster::Written>
    apply(WriteRequest request, const Object &stored, const Json &config, bool force);
    [[nodiscard]] Result<Json> admitted(const WriteRequest &request,
                                        AdmissionOperation operation,
                                        Json object,
                                        const Object &old,
                                        std::vector<std::string> &warnings);
    void completeDefinition(Json &definition,
                            const Object &stored,
                            std::vector<std::string> &warnings) const;
    [[nodiscard]] std::string nameFrom(const WriteRequest &request,
                                       const std::string &generateName) const;

    Store &m_store;
    runtime::Clock &m_clock;
    Ports m_ports;
    WriteChecks m_checks;
    WriteOwners m_owners;
    WriteJournal m_journal;
    Removal m_removal;
};

} // namespace hp::embedded
