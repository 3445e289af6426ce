// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/lab/file/LabFile.h"
#include "backend/runtime/Clock.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::lab {

/// The `redfish+https://lab/...` of a lab file with the authority of `baseUrl` in the place of
/// `lab`; the address itself when its host is another. `baseUrl` is "https://127.0.0.1:7480".
[[nodiscard]] std::string resolvedAddress(const std::string &address, const std::string &baseUrl);
/// An address that was resolved before, led to the present `baseUrl`.
[[nodiscard]] std::string movedAddress(const std::string &address, const std::string &baseUrl);

/// Puts the objects of a lab file into a cluster. The whole file is tried as a dry run before the
/// first object is written; objects that exist are left as they are, so that loading again after a
/// restart changes nothing. Lives on the control thread, for one load.
class LabLoader
{
public:
    LabLoader(cluster::Cluster &cluster,
              runtime::Clock &clock,
              drivers::Actuator &actuator,
              const LabFile &file,
              std::string baseUrl);

    /// Errors: Invalid names file, line and key; others are those of the cluster. Called once; the
    /// loader must live until the reply.
    void load(Reply<Done> reply);

private:
    using Step = std::function<void(const LabObject &, Reply<Done>)>;
    void run(std::vector<const LabObject *> objects, Step step, Reply<Done> reply);
    void tryOut(const LabObject &object, Reply<Done> reply);
    void put(const LabObject &object, Reply<Done> reply);
    void create(const LabObject &object, Reply<Done> reply);
    void startRunning(const Object &machine, Reply<Done> reply);
    [[nodiscard]] Object resolved(const LabObject &object) const;
    [[nodiscard]] Json initialStatus(const LabObject &object) const;
    [[nodiscard]] std::vector<const LabObject *> wave(int rank) const;

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    drivers::Actuator &m_actuator;
    const LabFile &m_file;
    std::string m_baseUrl;
};

} // namespace hp::lab
