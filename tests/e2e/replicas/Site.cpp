// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/replicas/Site.h"

#include <nlohmann/json.hpp>

namespace hp::test {

namespace {

std::string host(const std::string &name, const std::string &pool)
{
    return "---\napiVersion: lab.holdpoint.dev/v1alpha1\nkind: Bmc\n"
           "metadata: {name: "
        + name + ", namespace: " + siteNamespace
        + "}\n"
          "spec: {host: "
        + name
        + ", ownAddress: true, username: holdpoint, password: a-lab-password, provisionDuration: "
          "1s,\n"
          "       deprovisionDuration: 1s, powerOnDuration: 1s, softOffDuration: 1s, "
          "hardOffDuration: 1s, "
          "bootDuration: 1s}\n"
          "---\napiVersion: metal3.io/v1alpha1\nkind: BareMetalHost\n"
          "metadata: {name: "
        + name + ", namespace: " + siteNamespace + ", labels: {pool: " + pool
        + "}}\n"
          "spec:\n  online: false\n"
          "  bmc: {address: redfish+https://lab/redfish/v1/Systems/"
        + name + ", credentialsName: bmc, disableCertificateVerification: true}\n";
}

} // namespace

std::string siteOf(int hostsForLives, int hostsForReboots)
{
    std::string text = "apiVersion: v1\nkind: Secret\nmetadata: {name: bmc, namespace: "
        + std::string(siteNamespace)
        + "}\nstringData: {username: holdpoint, password: a-lab-password}\n";
    for (int i = 0; i < hostsForLives; ++i)
        text += host("lives-" + std::to_string(i), "lives");
    for (int i = 0; i < hostsForReboots; ++i)
        text += host("reboots-" + std::to_string(i), "reboots");
    return text;
}

Json siteMachine(const std::string &name, const std::string &pool, bool hasHooks)
{
    Json machine{{"apiVersion", "machine.openshift.io/v1beta1"},
                 {"kind", "Machine"},
                 {"metadata",
                  {{"name", name},
                   {"namespace", siteNamespace},
                   {"labels",
                    {{"machine.openshift.io/cluster-api-cluster", "replicas"},
                     {"machine.openshift.io/cluster-api-machine-role", "worker"},
                     {"machine.openshift.io/cluster-api-machine-type", "worker"}}}}}};
    machine["spec"]["providerSpec"]["value"] = {
        {"apiVersion", "baremetal.cluster.k8s.io/v1alpha1"},
        {"kind", "BareMetalMachineProviderSpec"},
        {"customDeploy", {{"method", "install_coreos"}}},
        {"userData", {{"name", "worker-user-data"}}},
        {"hostSelector", {{"matchLabels", {{"pool", pool}}}}}};
    if (hasHooks) {
        for (const char *point : {"preDrain", "preTerminate"})
            machine["spec"]["lifecycleHooks"][point] = {{{"name", "Backup"}, {"owner", "storage"}}};
    }
    return machine;
}

} // namespace hp::test
