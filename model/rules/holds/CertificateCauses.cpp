// SPDX-License-Identifier: Apache-2.0
#include "model/base/Text.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/CertificateApprover.h"
#include "model/rules/holds/HealthWatch.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <utility>

/// Certificates that a kubelet asks for and does not get: without the first one it never registers
/// its Node, without a renewal it falls silent when the old one expires, and without one to serve
/// with nobody reads logs there.
namespace hp::holds {

namespace {

using namespace std::chrono_literals;
using certificate::Request;
using certificate::RequestState;

/// Approvers and the signer take seconds.
constexpr Duration approvalMayTake = 2min;
/// A Node whose kubelet has lost its certificate is Ready for a minute more.
constexpr Duration kubeletMayBeAway = 5min;

/// The newest that is asked for; null: none is.
template<typename Predicate>
const Request *newestRequest(const Case &c, Predicate &&isMeant)
{
    const auto it = std::ranges::find_if(c.view.requests, isMeant);
    return it == c.view.requests.end() ? nullptr : &*it;
}

/// Since when it is as it is. A kubelet asks anew every quarter of an hour, and waits since it
/// asked for the first time.
std::optional<TimePoint> waitsSince(const Case &c, const Request &newest)
{
    std::optional<TimePoint> since = newest.created;
    // A time before there was a request is the claim of whoever decided.
    if (newest.state != RequestState::Pending && newest.decided
        && (!since || *newest.decided >= *since))
        since = newest.decided;
    for (const Request &one : c.view.requests) {
        const bool isAlike = one.signer == newest.signer && one.requestor == newest.requestor;
        if (newest.state == RequestState::Pending && one.state == RequestState::Pending && isAlike
            && one.created)
            since = since ? std::min(*since, *one.created) : *one.created;
    }
    // A clock that is ahead of ours.
    return since ? std::optional(std::min(*since, c.now)) : std::nullopt;
}

Message stateOf(const Request &request, std::size_t most)
{
    const std::string name = shortName(request.name);
    const std::string words = abridged(request.message, std::max<std::size_t>(most, 24));
    const bool isSaid = most > 0 && !request.message.empty();
    switch (request.state) {
    case RequestState::Approved:
        return say::requestIsNotSigned(name);
    case RequestState::Denied:
        return isSaid ? say::requestIsDeniedBecause(name, words) : say::requestIsDenied(name);
    case RequestState::Failed:
        return isSaid ? say::requestHasFailedBecause(name, words) : say::requestHasFailed(name);
    case RequestState::Pending:
    case RequestState::Issued:
        break;
    }
    return say::requestIsNotApproved(name);
}

void addRequestFacts(WhyStuck &why, const Case &c, const Request &request)
{
    if (!request.message.empty())
        why.facts.push_back({quoted(request.message),
                             say::ofCertificateRequest("status.conditions", request.name),
                             request.decided});
    if (!request.requestor.empty())
        why.facts.push_back({say::requestedBy(request.requestor),
                             say::ofCertificateRequest("spec.username", request.name),
                             request.created});
    if (request.state != RequestState::Pending)
        return;
    if (Message reason = whyNotApproved(c.view, request); !reason.empty())
        why.facts.push_back({std::move(reason),
                             say::ofCertificateRequest("spec.request", request.name),
                             request.created});
}

/// Whoever approves without a look lets in whatever calls itself so: first comes the look.
void addRequestExits(WhyStuck &why, const Case &c, const Request &request)
{
    const std::string approver = approverOf(c.view, request);
    const std::string client = approver == "cluster-machine-approver" ? "oc adm" : "kubectl";
    switch (request.state) {
    case RequestState::Approved:
        why.exits = {{say::waitRequestIsSigned(), "wait"},
                     {say::lookAt("kube-controller-manager"), "owner"}};
        return;
    case RequestState::Denied:
    case RequestState::Failed:
        why.exits = {{say::waitKubeletRequestsAgain(), "wait"},
                     {say::findOutWhyRequestIsDenied(request.name), "owner"},
                     {say::readRequest(request.name), "owner"},
                     {say::deleteDeniedRequest(request.name), "fix"}};
        return;
    case RequestState::Pending:
    case RequestState::Issued:
        break;
    }
    why.exits = {{say::waitRequestIsApproved(), "wait"}};
    if (!approver.empty())
        why.exits.push_back({say::lookAt(approver), "owner"});
    why.exits.push_back({say::readRequest(request.name), "owner"});
    why.exits.push_back({say::approveOneRequest(client, request.name), "expert"});
}

/// What is missing, and what follows from that.
struct CertificatePurpose {
    Message head{};
    Message consequence{};
    StuckState look = StuckState::Unknown;
    int priority = 3;
};

/// Under way for as long as approvers take, and trouble from then on, or once it is refused.
WhyStuck waitingForCertificate(const Case &c, const Request &request, CertificatePurpose purpose)
{
    WhyStuck why;
    why.waitingAt = "kubelet";
    // One approver that does not run is one cause, however many machines wait for it.
    why.hold =
        request.signer == certificate::servingSigner ? "serving certificate" : "client certificate";
    why.owner = approverOf(c.view, request);
    why.since = why.cause = waitsSince(c, request);
    const bool isDecided =
        request.state == RequestState::Denied || request.state == RequestState::Failed;
    const bool lasts = isDecided || !why.since || c.now - *why.since > approvalMayTake;
    why.look = lasts ? purpose.look : StuckState::Working;
    why.priority = lasts ? purpose.priority : 0;
    if (!lasts)
        why.turns = *why.since + approvalMayTake;
    else if (!isDecided && why.since)
        why.cause = *why.since + approvalMayTake;
    const Message age = ageSince(why.since, c.now);
    const bool isPending = request.state == RequestState::Pending;
    const Message reason = lasts && isPending ? whyNotApproved(c.view, request) : Message();
    const Message consequence = lasts ? purpose.consequence : Message();
    const Message whole = stateOf(request, 80);
    const Message inShort = stateOf(request, 0);
    why.sentence = fit({{purpose.head, age, whole, reason, consequence},
                        {purpose.head, age, whole, reason},
                        {purpose.head, age, whole, consequence},
                        {purpose.head, age, whole},
                        {purpose.head, age, inShort},
                        {purpose.head, inShort}});
    addRequestFacts(why, c, request);
    addRequestExits(why, c, request);
    why.next = say::getsOnWhenCured();
    return why;
}

/// Whoever made it is neither a new server nor the Node that the certificate is for.
bool isMadeByAnotherNode(const Request &request)
{
    return request.requestor.starts_with(certificate::nodeUser)
        && !certificate::isOfItsNode(request);
}

WhyStuck strayRequest(const Case &c, const Request &request, std::vector<Message> clauses)
{
    WhyStuck why;
    why.waitingAt = kubeletReports(c) ? "kubelet" : "node";
    why.hold = request.node;
    why.since = why.cause = waitsSince(c, request);
    why.look = StuckState::Unknown;
    why.priority = 3;
    clauses.push_back(ageSince(why.since, c.now));
    std::vector<Message> withWarning = clauses;
    withWarning.push_back(say::anotherServerMayUseName());
    why.sentence = fit({withWarning, clauses});
    addRequestFacts(why, c, request);
    why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                 {say::readRequest(request.name), "owner"},
                 {say::findServerOfRequest(request.name), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// The kubelet has no certificate with which it could report.
std::optional<WhyStuck> firstCertificate(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || c.view.requests.empty() || !stoppedState(machine).empty()
        || installedSince(c))
        return std::nullopt;
    const bool hasNode = !machine::nodeName(machine).empty();
    // A Node that cannot be taken for its own, or that is about to be, has a row of its own.
    if (!hasNode && c.view.likeNode)
        return std::nullopt;
    // A kubelet that reports has a certificate, also where it reports that it is not ready.
    const bool isSilent =
        c.view.node ? machine::conditionIs(c.view.node, "Ready", "Unknown") : c.view.nodesKnown;
    if (hasNode
        && (!isSilent || !c.view.sharers.empty() || c.view.node.isDeleting()
            || isBeingSwitchedOn(c)))
        return std::nullopt;
    const Request *request = newestRequest(c, [](const Request &one) {
        return one.signer == certificate::clientSigner && !certificate::isOfItsNode(one);
    });
    if (!request)
        return std::nullopt;
    // A kubelet that had a certificate then did not make it.
    const auto silentSince =
        ConditionsIn(c.view.node.at("/status/conditions")).transitionTime("Ready");
    if (c.view.node && silentSince && request->created
        && *request->created + kubeletMayBeAway < *silentSince)
        return std::nullopt;
    if (isMadeByAnotherNode(*request))
        return strayRequest(c,
                            *request,
                            {say::requestMadeByAnother(shortName(request->name),
                                                       shortName(request->node),
                                                       shortName(request->requestor))});
    WhyStuck why = waitingForCertificate(c,
                                         *request,
                                         {say::nodeWaitsForCertificate(shortName(request->node)),
                                          {},
                                          StuckState::Holding,
                                          latePriority(c)});
    why.waitingAt = hasNode ? "node" : "join";
    if (!hasNode)
        why.next = say::machineIsRunningNext();
    // It replaces the machine, whoever approves what.
    const HealthWatch watch = healthWatchOf(c.view, c.now);
    if (watch.acts) {
        why.exits.front() = {say::waitHealthCheckActs(), "wait"};
        why.next = say::healthCheckRemediatesMachineOnce();
    }
    why.facts.push_back({watch.says, quoted("MachineHealthChecks"), {}});
    return why;
}

/// The Node reports, and somebody asks for its name.
std::optional<WhyStuck> strayOfReadyNode(const Case &c)
{
    const Request *request = newestRequest(c, [](const Request &one) {
        return one.signer == certificate::clientSigner && !certificate::isOfItsNode(one)
            && (one.state == RequestState::Pending || one.state == RequestState::Approved);
    });
    if (!request)
        return std::nullopt;
    const std::string name = shortName(request->name);
    const std::string node = shortName(request->node);
    if (isMadeByAnotherNode(*request))
        return strayRequest(
            c, *request, {say::requestMadeByAnother(name, node, shortName(request->requestor))});
    WhyStuck why = strayRequest(c, *request, {say::requestForReadyNode(name, node)});
    if (why.since && c.now - *why.since <= kubeletMayBeAway) {
        why.look = StuckState::Working;
        why.priority = 0;
        why.turns = *why.since + kubeletMayBeAway;
        why.sentence = fit({{say::requestForReadyNode(name, node), ageSince(why.since, c.now)}});
    }
    return why;
}

/// Kubernetes approves no serving certificate by itself. Where nobody else does either every
/// kubelet asks for one for ever, and no machine is stuck by that.
bool isToBeApproved(const Case &c, const Request &request)
{
    return request.state != RequestState::Pending || c.view.servingIssued
        || !approverOf(c.view, request).empty();
}

/// Of a Node that is Ready: what it will lack, or lacks without being less ready for that.
std::optional<WhyStuck> furtherCertificate(const Case &c)
{
    if (c.view.machine.isDeleting() || c.view.requests.empty()
        || machine::nodeName(c.view.machine).empty() || !kubeletReports(c))
        return std::nullopt;
    if (auto stray = strayOfReadyNode(c))
        return stray;
    const Request *renewal = newestRequest(c, [](const Request &one) {
        return one.signer == certificate::clientSigner && certificate::isOfItsNode(one);
    });
    const Request *serving = newestRequest(c, [&c](const Request &one) {
        return one.signer == certificate::servingSigner && isToBeApproved(c, one);
    });
    std::optional<WhyStuck> first;
    if (renewal)
        first = waitingForCertificate(
            c,
            *renewal,
            {say::nodeWaitsForRenewal(shortName(renewal->node)), say::nodeStopsWhenItExpires()});
    if (!serving || stops(first))
        return first;
    WhyStuck second = waitingForCertificate(
        c,
        *serving,
        {say::nodeWaitsForServingCertificate(shortName(serving->node)), say::logsFailWithoutIt()});
    return stops(second) || !first ? std::optional(std::move(second)) : first;
}

} // namespace

const std::vector<Cause> &certificateCauses()
{
    static const std::vector<Cause> causes{{"Node gets no certificate", firstCertificate}};
    return causes;
}

const std::vector<Cause> &certificateCausesAside()
{
    static const std::vector<Cause> causes{
        {"certificate of a ready Node not approved", furtherCertificate}};
    return causes;
}

} // namespace hp::holds
