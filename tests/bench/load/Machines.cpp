// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/Machines.h"

#include <nlohmann/json.hpp>

namespace hp::bench {

std::string machineName(int number)
{
    return "worker-eu-central-1a-" + std::to_string(number);
}

Json realisticMachine(int number, std::size_t bytes)
{
    Json object{{"apiVersion", "machine.openshift.io/v1beta1"},
                {"kind", "Machine"},
                {"metadata", {{"name", machineName(number)}}}};
    object["metadata"]["labels"] = {
        {"machine.openshift.io/cluster-api-cluster", "prod-x7k2p"},
        {"machine.openshift.io/cluster-api-machine-role", "worker"},
        {"machine.openshift.io/cluster-api-machine-type", "worker"},
        {"machine.openshift.io/cluster-api-machineset", "worker-eu-central-1a"},
        {"machine.openshift.io/instance-type", "m5.2xlarge"},
        {"machine.openshift.io/region", "eu-central-1"},
        {"machine.openshift.io/zone", "eu-central-1a"}};
    Json &value = object["spec"]["providerSpec"]["value"];
    value = {{"apiVersion", "machine.openshift.io/v1beta1"},
             {"kind", "AWSMachineProviderConfig"},
             {"ami", {{"id", "ami-0c55b159cbfafe1f0"}}},
             {"instanceType", "m5.2xlarge"},
             {"placement", {{"region", "eu-central-1"}, {"availabilityZone", "eu-central-1a"}}},
             {"credentialsSecret", {{"name", "aws-cloud-credentials"}}},
             {"userDataSecret", {{"name", "worker-user-data"}}},
             {"iamInstanceProfile", {{"id", "prod-x7k2p-worker-profile"}}}};
    for (const char *device : {"/dev/xvda", "/dev/xvdb"})
        value["blockDevices"].push_back(
            {{"deviceName", device},
             {"ebs",
              {{"encrypted", true}, {"iops", 3000}, {"volumeSize", 120}, {"volumeType", "gp3"}}}});
    for (const char *filter : {"prod-x7k2p-worker-sg", "prod-x7k2p-node-sg", "prod-x7k2p-lb-sg"})
        value["securityGroups"].push_back(
            {{"filters", {{{"name", "tag:Name"}, {"values", {filter}}}}}});
    object["spec"]["providerID"] = "aws:///eu-central-1a/i-0" + std::to_string(100000000 + number);
    object["spec"]["lifecycleHooks"]["preDrain"] = {
        {{"name", "MigrateImportantApp"}, {"owner", "my-app-migration"}}};
    for (int i = 0; object.dump().size() < bytes; ++i)
        object["metadata"]["annotations"]["example.com/note-" + std::to_string(i)] =
            "kept by the fleet inventory; do not edit by hand, see the runbook for how it is made";
    return object;
}

} // namespace hp::bench
