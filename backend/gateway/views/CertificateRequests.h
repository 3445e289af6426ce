// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"
#include "model/resource/CertificateRequest.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::gateway {

/// What kubelets ask for in CertificateSigningRequests, by the Node that it is for. Of those that
/// were issued, of which a cluster may have thousands, only the time of the newest is kept. Control
/// thread.
class CertificateRequests
{
public:
    CertificateRequests(cluster::Cluster &cluster, runtime::Clock &clock);

    [[nodiscard]] runtime::Informer &informer() { return m_informer; }
    /// Called with the Node whose requests changed.
    void onChange(std::function<void(const std::string &node)> handler);

    /// Those of a Node that were not issued and that no issued one of the same signer came after.
    [[nodiscard]] std::vector<certificate::Request> of(const std::string &node) const;
    /// One of this signer was issued since this process began, or not long before.
    [[nodiscard]] bool hasIssued(const std::string &signer) const
    {
        return m_issuingSigners.contains(signer);
    }
    /// How many that were made since then are not approved, as the approver of OpenShift counts
    /// them (openshift/cluster-machine-approver, recentlyPendingNodeCSRs).
    [[nodiscard]] std::int64_t pendingSince(TimePoint from) const;

private:
    /// Whether it may still matter; what was issued is noted.
    [[nodiscard]] bool keep(const Object &object);
    void change(const Object &before, const Object &after);

    runtime::Informer m_informer;
    std::function<void(const std::string &node)> m_handler{};
    std::map<std::string, certificate::Request> m_requests; ///< by name
    std::map<std::string, std::set<std::string>> m_namesByNode;
    /// By Node and signer: when the newest was made of those that were issued.
    std::map<std::pair<std::string, std::string>, TimePoint> m_issued;
    std::set<std::string> m_issuingSigners;
    /// What pendingSince() counted last, and from when; nullopt: it is to be counted anew.
    mutable std::optional<std::pair<TimePoint, std::int64_t>> m_counted;
};

} // namespace hp::gateway
