// SPDX-License-Identifier: Apache-2.0
#include "model/resource/MachinePool.h"

#include "model/resource/ClusterApi.h"

namespace hp::capi {

bool isMachinePool(const Object &object)
{
    return object.kind() == "MachinePool" && isOfClusterApi(object);
}

const char *finalizerOf(const Object &machine)
{
    return isMachinePool(machine) ? poolFinalizer : finalizer;
}

std::string machineSpecOf(const Object &machine)
{
    return isMachinePool(machine) ? "/spec/template/spec" : "/spec";
}

const std::string &firstNodeOfPool(const Object &pool)
{
    return pool.text("/status/nodeRefs/0/name");
}

const std::string &versionOf(const Object &machine)
{
    return machine.text(machineSpecOf(machine) + "/version");
}

} // namespace hp::capi
