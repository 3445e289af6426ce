// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/CertificateApprover.h"

#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/Stuck.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Sentence.h"

#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

using namespace std::chrono_literals;
using certificate::Request;

constexpr const char *openShiftApprover = "cluster-machine-approver";
/// postfinance/kubelet-csr-approver, the one that others install: "sole purpose is to auto-approve
/// kubelet-serving" requests (README.md).
constexpr const char *kubeletApprover = "kubelet-csr-approver";
constexpr const char *bootstrapper =
    "system:serviceaccount:openshift-machine-config-operator:node-bootstrapper";
/// A first request comes within this from the creation of its Machine (maxMachineDelta).
constexpr Duration firstMayTake = 2h;

/// Renewals of client certificates it leaves to kube-controller-manager (authorizeNodeClientCSR).
bool isForOpenShift(const StuckView &view, const Request &request)
{
    return request.signer == certificate::servingSigner ? !siteOf(view).clusterVersions.empty()
                                                        : isOfBootstrapper(request);
}

/// Null: no pod of it was ever seen.
const DeploymentPods *podsOfApprover(const StuckView &view, const std::string &approver)
{
    const OwnerSigns &signs = siteOf(view).owners;
    if (!signs.podsKnown)
        return nullptr;
    if (approver == openShiftApprover) {
        const auto it =
            signs.deployments.find({"openshift-cluster-machine-approver", "machine-approver"});
        return it == signs.deployments.end() ? nullptr : &it->second;
    }
    const auto it = std::ranges::find_if(
        signs.deployments, [&approver](const auto &entry) { return entry.first.name == approver; });
    return it == signs.deployments.end() ? nullptr : &it->second;
}

/// The first name or address that the machine does not have; empty: it has all.
std::string foreignName(const Object &machine, const Request &request)
{
    const auto has = [&machine](const std::string &wanted, bool isAddress) {
        return std::ranges::any_of(machine.at("/status/addresses"), [&](const Json &entry) {
            const std::string &type = textOf(entry, "type");
            std::string known = lowerCase(textOf(entry, "address"));
            if (isAddress)
                return (type == "InternalIP" || type == "ExternalIP") && known == wanted;
            if (known.ends_with('.'))
                known.pop_back();
            return (type == "InternalDNS" || type == "ExternalDNS" || type == "Hostname")
                && known == lowerCase(wanted);
        });
    };
    for (const std::string &name : request.dnsNames) {
        if (!has(name, false))
            return name;
    }
    for (const std::string &address : request.addresses) {
        if (!has(address, true))
            return address;
    }
    return {};
}

/// Letter by letter, as FindMatchingMachineFromInternalDNS() does.
bool hasInternalDns(const Object &machine, const std::string &node)
{
    return std::ranges::any_of(machine.at("/status/addresses"), [&node](const Json &entry) {
        return textOf(entry, "type") == "InternalDNS" && textOf(entry, "address") == node;
    });
}

/// Of the first request of a server; empty: nothing speaks against it.
Message whyFirstIsLeft(const StuckView &view, const Request &request)
{
    const Object &machine = view.machine;
    if (!machine::nodeName(machine).empty() || view.likeNode)
        return say::approverLeavesKnownNode();
    if (!hasInternalDns(machine, request.node))
        return say::machineHasNoInternalDns(shortName(request.node));
    const auto made = machine.creationTimestamp();
    if (made && request.created && *request.created >= *made + firstMayTake)
        return say::requestCameTooLate(*request.created - *made);
    return {};
}

} // namespace

bool isOfBootstrapper(const Request &request)
{
    return request.requestor == bootstrapper;
}

bool isCountedByApprover(const Request &request)
{
    return isOfBootstrapper(request) || request.requestor.starts_with(certificate::nodeUser);
}

std::string approverOf(const StuckView &view, const Request &request)
{
    if (isForOpenShift(view, request))
        return openShiftApprover;
    // It approves the certificates with which kubelets report, and never those with which they
    // serve (kubernetes/website, kubelet-tls-bootstrapping, "Certificate rotation").
    if (request.signer == certificate::clientSigner)
        return "kube-controller-manager";
    return podsOfApprover(view, kubeletApprover) ? kubeletApprover : "";
}

Message whyNotApproved(const StuckView &view, const Request &request)
{
    const std::string approver = approverOf(view, request);
    if (const DeploymentPods *pods = podsOfApprover(view, approver); pods && pods->ready == 0)
        return say::approverHasNoReadyPod(approver);
    if (approver.empty())
        return say::servingIsNeverApproved();
    const bool isServing = request.signer == certificate::servingSigner;
    if (approver != openShiftApprover) {
        const std::string foreign = isServing ? foreignName(view.machine, request) : std::string();
        return foreign.empty() ? Message() : say::requestIsForAnotherAddress(shortName(foreign));
    }
    if (view.requestsAllowed > 0 && view.requestsPending > view.requestsAllowed)
        return say::approverStopsAtSoMany(view.requestsPending, view.requestsAllowed);
    if (isServing) {
        const std::string foreign = foreignName(view.machine, request);
        return foreign.empty() ? Message() : say::requestIsForAnotherAddress(shortName(foreign));
    }
    return isOfBootstrapper(request) ? whyFirstIsLeft(view, request) : Message();
}

} // namespace hp::holds
