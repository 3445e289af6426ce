// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/RealStore.h"

#include "tests/support/cluster/Settle.h"
#include "tests/support/kube/KubeFixture.h"

#include <nlohmann/json.hpp>

namespace hp::conformance {

namespace {

/// Every collection that a case may leave something in, dependents first.
const std::vector<std::string> collections = {
    "/apis/infrastructure.cluster.x-k8s.io/v1beta1/metal3remediations",
    "/apis/infrastructure.cluster.x-k8s.io/v1beta1/metal3remediationtemplates",
    "/apis/machine.openshift.io/v1beta1/machinehealthchecks",
    "/apis/machine.openshift.io/v1beta1/machinesets",
    "/apis/machine.openshift.io/v1beta1/machines",
    "/apis/machine.openshift.io/v1/controlplanemachinesets",
    "/apis/metal3.io/v1alpha1/baremetalhosts",
    "/apis/lab.holdpoint.dev/v1alpha1/etcdmembers",
    "/apis/lab.holdpoint.dev/v1alpha1/instances",
    "/apis/config.openshift.io/v1/clusteroperators",
    "/apis/storage.k8s.io/v1/volumeattachments",
    "/apis/policy/v1/poddisruptionbudgets",
    "/apis/apps/v1/daemonsets",
    "/apis/coordination.k8s.io/v1/namespaces/openshift-machine-api/leases",
    "/api/v1/pods",
    "/api/v1/nodes",
    "/api/v1/secrets",
    "/api/v1/events",
};

/// The stamps of a case that a real server does not take from anybody.
bool hasOtherPast(const Json &given)
{
    if (!given.contains("objects"))
        return false;
    for (const Json &object : given["objects"]) {
        const Json &metadata = object["metadata"];
        for (const char *stamp : {"creationTimestamp", "deletionTimestamp"}) {
            if (metadata.value(stamp, "T0") != "T0")
                return true;
        }
    }
    return false;
}

} // namespace

RealStore *RealStore::s_inUse = nullptr;

RealStore::RealStore()
{
    s_inUse = this;
}

RealStore::~RealStore()
{
    test::alsoAwait({});
    s_inUse = nullptr;
}

void RealStore::empty()
{
    test::alsoAwait({});
    m_awaited.reset();
    m_kube.reset();
    m_server.clear(collections);
    kube::KubeSettings settings = test::hastySettings();
    m_kube = std::make_unique<kube::KubeCluster>(
        test::endpointOf(m_server),
        std::make_shared<test::StaticCredentials>(test::tokenOf(m_server, QStringLiteral("admin"))),
        m_clock,
        settings);
    m_awaited = std::make_unique<test::AwaitedCluster>(*m_kube);
    test::alsoAwait([this] {
        // An Event has no answer for who recorded it.
        const std::uint64_t events = m_kube->counters().waitingEvents;
        return events > 0 ? std::to_string(events) + " Events" : m_awaited->awaited();
    });
}

void RealStore::ensureNamespace(const std::string &name)
{
    if (m_namespaces.insert(name).second)
        (void)m_server.ask(
            "POST",
            "/api/v1/namespaces",
            {{"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", {{"name", name}}}});
}

std::string leftOut(const Json &given)
{
    if (given.value("area", "") == "hooks-webhook")
        return "admission of another operator";
    if (given.contains("requires")) {
        for (const Json &feature : given["requires"]) {
            if (feature == "custom-resources")
                return "definitions of its own";
        }
    }
    if (given.contains("given") && hasOtherPast(given["given"]))
        return "stamps of another past";
    return {};
}

} // namespace hp::conformance
