// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/lab/LabMachines.h"

namespace hp::tests {

const std::string cloudMachine = R"(
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata: {name: m1, annotations: {lab.holdpoint.dev/begins: running}, labels: {machine.openshift.io/cluster-api-cluster: c}}
spec:
  providerSpec:
    value: {kind: LabMachineProviderSpec, instanceType: small, zone: z1, bootDuration: 10s, deleteDuration: 5s}
)";

const std::string metalMachine = R"(
apiVersion: v1
kind: Secret
metadata: {name: h1-bmc}
stringData: {username: a, password: b}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: h1}
spec: {username: a, password: b}
status: {powerState: "On"}
---
apiVersion: metal3.io/v1alpha1
kind: BareMetalHost
metadata: {name: h1, labels: {rack: r1}}
spec:
  online: true
  externallyProvisioned: true
  bmc: {address: redfish+https://lab/redfish/v1/Systems/h1, credentialsName: h1-bmc, disableCertificateVerification: true}
---
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata: {name: m1, annotations: {lab.holdpoint.dev/begins: running}, labels: {machine.openshift.io/cluster-api-cluster: c}}
spec:
  providerSpec:
    value: {kind: LabMachineProviderSpec, hostSelector: {matchLabels: {rack: r1}}, bootDuration: 10s}
)";

std::string twoNodes(const std::string &workload)
{
    std::string second = cloudMachine;
    second.replace(second.find("m1"), 2, "m2");
    return cloudMachine + "---" + second + "---" + workload;
}

} // namespace hp::tests
