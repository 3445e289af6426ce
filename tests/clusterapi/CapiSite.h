// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/DefinedKind.h"
#include "tests/support/site/Site.h"

#include <memory>
#include <string>
#include <vector>

namespace hp::test {

inline const std::string capiCore = "cluster.x-k8s.io";
inline const std::string capiProviders = "infrastructure.cluster.x-k8s.io";
inline const std::string drainHook = "pre-drain.delete.hook.machine.cluster.x-k8s.io/";
inline const std::string endHook = "pre-terminate.delete.hook.machine.cluster.x-k8s.io/";

/// A definition as short as it may be: everything is kept. The last version is stored.
[[nodiscard]] Json definition(const std::string &group,
                              const std::string &kind,
                              const std::string &plural,
                              const std::vector<std::string> &versions);
[[nodiscard]] Json condition(const char *type,
                             const char *status,
                             const std::string &reason,
                             const std::string &message = {});
/// The value at a JSON pointer as text; "" where there is none.
[[nodiscard]] std::string at(const Json &row, const std::string &pointer);
/// With conditions where this version has those without a severity.
[[nodiscard]] Json statusWith(const std::string &version, Json conditions, Json rest);

/// A whole backend, and objects of a Cluster API that is defined by hand in it, all in the
/// namespace "capi" and of a cluster "prod". What cannot be made fails the test.
struct CapiSite {
    void open();
    void close();
    /// Cluster, Machine, MachineSet and MachineDeployment in this version, and Metal3Machine.
    void defineAll(const std::string &version);
    /// The Cluster "prod" in "capi", which the machines here are of; without it they are orphans.
    void putCluster(const std::string &version);
    void define(const Json &definition);
    /// A whole object: with its status, and its deletion requested where it has a
    /// deletionTimestamp.
    void put(Json object);
    /// A worker that runs.
    [[nodiscard]] static Json
    machine(const std::string &name, const std::string &version, const Json &more = {});
    /// One that is being deleted, with this condition.
    [[nodiscard]] static Json
    deleting(const std::string &name, const std::string &version, Json deletingCondition);
    /// Its row in the view of the fleet.
    [[nodiscard]] Json fleet(const std::string &name)
    {
        return m_site->row("fleet", "capi/" + name);
    }
    [[nodiscard]] const cluster::Kind &kind(const Json &object) const;
    [[nodiscard]] const cluster::Kind &kind(const std::string &apiVersion,
                                            const std::string &word) const;

    std::unique_ptr<Site> m_site{};
    std::vector<cluster::DefinedKind> m_kinds{};
};

} // namespace hp::test
