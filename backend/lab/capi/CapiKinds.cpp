// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiKinds.h"

#include "backend/cluster/DefinedKind.h"
#include "backend/lab/file/LabTexts.h"
#include "model/base/JsonTree.h"
#include "model/base/Yaml.h"

#include <QtGlobal>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

std::vector<Object> readDefinitions()
{
    std::vector<Object> all;
    std::string_view lines = capiDefinitionLines();
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        if (end > 0)
            all.emplace_back(parseJson(std::string(lines.substr(0, end))));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    const auto providers = readYaml(std::string(capiProviderDefinitions()), "providers.yaml");
    if (!providers)
        qFatal("%s", providers.error().message.c_str());
    for (const YamlDocument &document : *providers)
        all.emplace_back(*document.json);
    return all;
}

const cluster::Kind &known(const char *group, const char *kind)
{
    const cluster::Kind *found = capiKind(std::string(group) + "/v1beta2", kind);
    if (found == nullptr)
        qFatal("no definition of %s", kind);
    return *found;
}

constexpr const char *coreGroup = "cluster.x-k8s.io";
constexpr const char *infrastructureGroup = "infrastructure.cluster.x-k8s.io";

} // namespace

const std::vector<Object> &capiDefinitions()
{
    static const std::vector<Object> all = readDefinitions();
    return all;
}

const cluster::Kind *capiKind(const std::string &apiVersion, const std::string &kind)
{
    static const std::vector<cluster::DefinedKind> all = [] {
        std::vector<cluster::DefinedKind> kinds;
        for (const Object &definition : capiDefinitions())
            kinds.push_back(cluster::definedKind(definition.json()));
        return kinds;
    }();
    for (const cluster::DefinedKind &one : all) {
        if (one.storage->kind == kind && one.storage->apiVersion() == apiVersion)
            return one.storage;
    }
    return nullptr;
}

namespace capikinds {

const cluster::Kind &cluster()
{
    static const cluster::Kind &kind = known(coreGroup, "Cluster");
    return kind;
}
const cluster::Kind &machine()
{
    static const cluster::Kind &kind = known(coreGroup, "Machine");
    return kind;
}
const cluster::Kind &machineSet()
{
    static const cluster::Kind &kind = known(coreGroup, "MachineSet");
    return kind;
}
const cluster::Kind &machineDeployment()
{
    static const cluster::Kind &kind = known(coreGroup, "MachineDeployment");
    return kind;
}
const cluster::Kind &machineDrainRule()
{
    static const cluster::Kind &kind = known(coreGroup, "MachineDrainRule");
    return kind;
}
const cluster::Kind &machineHealthCheck()
{
    static const cluster::Kind &kind = known(coreGroup, "MachineHealthCheck");
    return kind;
}
const cluster::Kind &controlPlane()
{
    static const cluster::Kind &kind =
        known("controlplane.cluster.x-k8s.io", "KubeadmControlPlane");
    return kind;
}
const cluster::Kind &labMachine()
{
    static const cluster::Kind &kind = known(infrastructureGroup, "LabMachine");
    return kind;
}
const cluster::Kind &labMachineTemplate()
{
    static const cluster::Kind &kind = known(infrastructureGroup, "LabMachineTemplate");
    return kind;
}
const cluster::Kind &metal3Machine()
{
    static const cluster::Kind &kind = known(infrastructureGroup, "Metal3Machine");
    return kind;
}
const cluster::Kind &metal3MachineTemplate()
{
    static const cluster::Kind &kind = known(infrastructureGroup, "Metal3MachineTemplate");
    return kind;
}
const cluster::Kind &kubeadmConfig()
{
    static const cluster::Kind &kind = known("bootstrap.cluster.x-k8s.io", "KubeadmConfig");
    return kind;
}

} // namespace capikinds

} // namespace hp::lab
