// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/embedded/WriteOwners.h"
#include "backend/embedded/WriteRecord.h"
#include "backend/embedded/admission/Admission.h"
#include "backend/runtime/Clock.h"

namespace hp::embedded {

/// The API server's rules for taking objects away (facts/kube-api.md 1.8, 2).
class Removal
{
public:
    /// All of them outlive it.
    Removal(Store &store,
            const runtime::Clock &clock,
            Admission &admission,
            WriteOwners &owners,
            WriteJournal &journal)
        : m_store(store)
        , m_clock(clock)
        , m_admission(admission)
        , m_owners(owners)
        , m_journal(journal)
    { }

    [[nodiscard]] Result<cluster::Deleted> remove(const cluster::ObjectRef &ref,
                                                  const cluster::DeleteOptions &options);
    [[nodiscard]] Result<Done> evict(const ObjectKey &pod, const cluster::DeleteOptions &options);

private:
    [[nodiscard]] Result<cluster::Deleted> finish(const WriteRequest &request,
                                                  const Object &stored,
                                                  const cluster::DeleteOptions &options);

    Store &m_store;
    const runtime::Clock &m_clock;
    Admission &m_admission;
    WriteOwners &m_owners;
    WriteJournal &m_journal;
};

} // namespace hp::embedded
