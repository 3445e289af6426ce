// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeClient.h"
#include "model/base/Json.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::kube {

/// Whether a server has a kind.
struct Offer {
    bool served = false; ///< in the version that we know
    /// Else: the version of those it has the kind in that it prefers; empty when it has none.
    std::string otherVersion{};

    [[nodiscard]] bool isAbsent() const { return !served && otherVersion.empty(); }
};

/// Which kinds the server has, as its discovery says (facts/kube-api.md 1.2). Asked anew every
/// time, since definitions come and go; what is asked at once is asked once. Lives on the control
/// thread.
class KindDiscovery
{
public:
    KindDiscovery(KubeClient &client, const KubeSettings &settings);

    /// An error when the server does not say.
    void ask(const cluster::Kind &kind, Reply<Offer> reply);
    /// Every kind of a group in each of its versions, see Cluster::kindsOf().
    void askGroup(const std::string &group, Reply<std::vector<const cluster::Kind *>> reply);

private:
    /// A document of the discovery; null when there is none.
    using Document = std::shared_ptr<const Json>;

    void askVersions(const cluster::Kind &kind, const Reply<Offer> &reply);
    /// Of a kind whose group is not there: an error when nothing is, as no API server is without a
    /// list of its groups.
    void askGroups(const Reply<Offer> &reply);
    struct GroupRun;
    void askRest(const std::shared_ptr<GroupRun> &run);
    /// The first of `versions` that has the kind.
    void askNext(const cluster::Kind &kind, std::vector<std::string> versions, Reply<Offer> reply);
    void read(const std::string &path, Reply<Document> reply);
    void answered(const std::string &path, const Answer &answer);

    KubeClient &m_client;
    const KubeSettings &m_settings;
    std::map<std::string, std::vector<Reply<Document>>> m_waiting{}; ///< by path
};

} // namespace hp::kube
