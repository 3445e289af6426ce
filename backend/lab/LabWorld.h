// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/http/HttpExchange.h"
#include "backend/lab/file/LabFile.h"
#include "backend/runtime/Clock.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::lab {

/// Everything outside the product, in one process with it: loads a lab file into the cluster and
/// runs the world that its lab.holdpoint.dev objects describe. Order of use: make it, route
/// "/redfish" to handler() with the handler's own authentication, start the front, load(), start().
/// Lives on the control thread; the cluster and the clock must outlive it.
class LabWorld
{
public:
    /// `baseUrl` is asked when load() is called and later: where the front then serves, e.g.
    /// "https://127.0.0.1:7480".
    LabWorld(cluster::Cluster &cluster,
             runtime::Clock &clock,
             LabFile file,
             std::function<std::string()> baseUrl);
    LabWorld(const LabWorld &) = delete;
    LabWorld &operator=(const LabWorld &) = delete;
    ~LabWorld();

    /// Puts what is missing of the file into the cluster and leads the hosts' BMC addresses to
    /// where the front serves now. Errors: Invalid names file, line and key, nothing was written
    /// then.
    void load(Reply<Done> reply);
    /// Starts the controllers. Objects that begin deleted are deleted when the machines that begin
    /// running are Running and the workloads are ready, or after two minutes.
    void start();
    void stop();
    /// Every controller has nothing to do before its next timer.
    [[nodiscard]] bool isIdle() const;

    /// The cluster as its clients have it, with the webhooks of the lab's workloads before it.
    [[nodiscard]] cluster::Cluster &apiServer();
    /// The Redfish service of the lab's Bmc objects.
    [[nodiscard]] http::HttpHandler &handler();
    /// Makes instances for Machines.
    [[nodiscard]] drivers::Actuator &actuator();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::lab
