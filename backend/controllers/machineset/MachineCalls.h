// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "model/rules/machineset/DeletePriority.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::controllers {

/// Who writes: the field manager, and the reporter of Events.
inline constexpr const char *machineSetController = "machineset-controller";

/// What came of a number of calls.
struct MachineCallsResult {
    std::vector<Object> changed{}; ///< as the calls returned them, in the order of the answers
    std::vector<Error> errors{}; ///< of an adoption with the name of the Machine in detail
};

/// Creates, adopts and deletes the Machines of one set: as many as asked in one go, a bounded
/// number of calls at a time.
class MachineCalls
{
public:
    using Done = std::function<void(MachineCallsResult)>;
    /// Asked before each call; false leaves out the rest, and must be the answer once this object
    /// is gone.
    using GoOn = std::function<bool()>;

    explicit MachineCalls(cluster::Cluster &cluster)
        : m_cluster(cluster)
    { }

    void create(const Object &machineSet, std::size_t count, GoOn goOn, Done done);
    void adopt(const Object &machineSet, std::vector<Object> machines, GoOn goOn, Done done);
    void remove(std::vector<rules::ChosenMachine> machines, GoOn goOn, Done done);

private:
    struct Run;
    using RunPtr = std::shared_ptr<Run>;
    static void pump(const RunPtr &run);
    static void answered(const RunPtr &run);

    cluster::Cluster &m_cluster;
};

} // namespace hp::controllers
