// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/Store.h"
#include "backend/embedded/WriteRecord.h"
#include "backend/embedded/admission/Admission.h"
#include "backend/embedded/apply/FieldManager.h"
#include "backend/embedded/patch/Patch.h"
#include "backend/embedded/schema/Schema.h"
#include "backend/runtime/Clock.h"

#include <optional>
#include <string>
#include <string_view>
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
                                                  const cluster::DeleteOptions &options);
    [[nodiscard]] Result<Done> evict(const ObjectKey &pod, const cluster::DeleteOptions &options);

    /// Who made the writes since the last call, in revision order.
    [[nodiscard]] std::vector<WriteRecord> takeRecords();

private:
    /// What all parts of one write need to know about it.
    struct Request {
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
    };
    /// What an apply has decided; without it the change itself does.
    using Applied = std::optional<ManagedFields>;

    [[nodiscard]] Result<cluster::Written> insert(Request request, Json object, Applied applied);
    [[nodiscard]] Result<cluster::Written>
    replace(const Request &request, const Object &stored, Json next, Applied applied);
    [[nodiscard]] Result<cluster::Written>
    apply(Request request, const Object &stored, const Json &config, bool force);
    [[nodiscard]] Result<cluster::Deleted>
    finish(const Request &request, const Object &stored, const cluster::DeleteOptions &options);
    [[nodiscard]] static AdmissionRequest
    admissionOf(const Request &request, AdmissionOperation operation, const Object &old);
    [[nodiscard]] Result<Json> admitted(const Request &request,
                                        AdmissionOperation operation,
                                        Json object,
                                        const Object &old,
                                        std::vector<std::string> &warnings);
    [[nodiscard]] FieldManager::Write ownershipOf(const Request &request) const;
    [[nodiscard]] ManagedFields ownersAfter(const Request &request,
                                            const Object &stored,
                                            const Json &next,
                                            const Json &givenOwners);
    /// Reads what is to be stored as its kind, and checks its shape.
    [[nodiscard]] Result<Done> read(Request &request, Json &object) const;
    [[nodiscard]] Result<Done> checkNamespace(const Request &request) const;
    [[nodiscard]] Result<Done> checkPreconditions(const Request &request,
                                                  const Object &stored,
                                                  const std::string &uid,
                                                  const std::string &resourceVersion) const;
    [[nodiscard]] std::string nameFrom(const Request &request,
                                       const std::string &generateName) const;
    /// What an update can neither set nor change.
    [[nodiscard]] Result<Done>
    checkLasting(const Request &request, const Object &stored, const Json &metadata) const;
    /// Whether the author may make this change at all.
    [[nodiscard]] Result<Done>
    checkGuard(const Request &request, const Object &stored, const Json &next) const;
    void record(const Request &request, const Object &stored, const Object &after, bool removed);
    [[nodiscard]] static Request requestFor(std::string_view verb,
                                            const cluster::Kind &kind,
                                            ObjectKey key,
                                            cluster::Subresource subresource,
                                            const cluster::WriteOptions &options);
    Object put(const Request &request, const Object &stored, Json next, ManagedFields managed);
    Object erase(const Request &request, const Object &stored);

    Store &m_store;
    runtime::Clock &m_clock;
    Ports m_ports;
    FieldManager m_fields;
    std::vector<WriteRecord> m_records{};
};

} // namespace hp::embedded
