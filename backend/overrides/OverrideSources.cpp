// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/OverrideSources.h"

#include "backend/runtime/Lifetime.h"
#include "model/resource/ControlPlane.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/override/Peers.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::overrides {

using cluster::ObjectList;
using cluster::Query;

namespace {

/// Of the same MachineSet; without one, of the same role.
std::string siblingSelector(const Object &machine)
{
    if (const auto set = machine.label(machine::setLabel))
        return std::string(machine::setLabel) + '=' + *set;
    if (const auto role = machine.label(machine::roleLabel))
        return std::string(machine::roleLabel) + '=' + *role;
    return {};
}

} // namespace

/// One view in the making. Kept alive by the calls that are out.
struct OverrideSources::Gathering : std::enable_shared_from_this<OverrideSources::Gathering> {
    OverrideRequest request{};
    OverrideView view{};
    TimePoint begun{};
    std::function<void(OverrideView)> done{};
    runtime::Lifetime::Token alive{};
    std::function<void()> next{}; ///< when nothing is out any more
    int out = 0;
    /// Something that the view needs was not answered: what is null means nothing.
    bool blind = false;
    std::vector<Object> masters{};
    std::map<std::string, Object> masterNodes{};
    bool mastersKnown = true;
    capi::CapiView capi{}; ///< of a machine of Cluster API

    void take(ClusterApiMachine found)
    {
        if (found.error) {
            blind = true;
            if (infoOf(request.action).target != Target::Host)
                view.unread =
                    found.error->said.empty() ? quoted(found.error->message) : found.error->said;
            return;
        }
        if (!found.view.machine)
            return;
        view.machine = found.view.machine;
        view.node = found.view.node;
        view.nodeKnown = found.nodeKnown;
        if (!view.host)
            view.host = found.view.host;
        for (const Object &peer : found.view.controlPlaneMachines)
            view.controlPlane.items.push_back({peer, {}});
        view.controlPlane.known = found.controlPlaneKnown;
        view.siblings = {std::move(found.siblings), found.siblingsKnown};
        blind = blind || found.isBlind;
        capi = std::move(found.view);
    }

    /// A call that counts as out until it answers.
    template<typename T>
    Reply<T> answer(std::function<void(Result<T>)> take)
    {
        ++out;
        return [self = this->shared_from_this(), take = std::move(take)](Result<T> result) {
            if (!self->alive)
                return;
            take(std::move(result));
            if (--self->out == 0)
                self->goOn();
        };
    }
    void goOn()
    {
        if (auto call = std::exchange(next, nullptr))
            call();
    }
    /// `decisive`: without it there is nothing to judge.
    Reply<Object> one(Object OverrideView::*member, bool decisive)
    {
        return answer<Object>([this, member, decisive](Result<Object> result) {
            if (result) {
                view.*member = std::move(*result);
            } else if (result.error().code != ErrorCode::NotFound) {
                blind = true;
                const Error &why = result.error();
                if (decisive)
                    view.unread = why.said.empty() ? quoted(why.message) : why.said;
            }
        });
    }
    Reply<ObjectList> many(KnownList<Object> OverrideView::*member)
    {
        return answer<ObjectList>([this, member](Result<ObjectList> result) {
            (view.*member).known = result.has_value();
            if (result)
                (view.*member).items = std::move(result->items);
        });
    }
};

OverrideSources::OverrideSources(cluster::Cluster &cluster,
                                 runtime::Clock &clock,
                                 OwnerLookup owner,
                                 KindLookup kindOf)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_owner(std::move(owner))
    , m_clusterApi(cluster, std::move(kindOf))
{ }

void OverrideSources::gather(const OverrideRequest &request,
                             const std::string &requester,
                             std::function<void(OverrideView)> done)
{
    auto gathering = std::make_shared<Gathering>();
    gathering->request = request;
    gathering->view.requester = requester;
    gathering->begun = m_clock.now();
    gathering->done = std::move(done);
    gathering->alive = m_alive.token();
    // One of the two leads to the other.
    gathering->next = [this, gathering] { readClusterApi(gathering); };
    const bool byMachine = !request.machine.name.empty();
    const cluster::Kind &kind =
        byMachine ? cluster::kinds::machine() : cluster::kinds::bareMetalHost();
    m_cluster.get({&kind, byMachine ? request.machine : request.host},
                  gathering->one(byMachine ? &OverrideView::machine : &OverrideView::host, true));
}

/// A machine of the Machine API stands before one of Cluster API of the same name.
void OverrideSources::readClusterApi(const std::shared_ptr<Gathering> &gathering)
{
    OverrideView &view = gathering->view;
    const auto taken = [this, gathering](ClusterApiMachine found) {
        gathering->take(std::move(found));
        if (gathering->capi.machine)
            readRest(gathering);
        else
            readNode(gathering);
    };
    if (!gathering->request.machine.name.empty()) {
        if (!view.machine && view.unread.empty())
            return m_clusterApi.read(gathering->request.machine, taken);
    } else if (view.host && !rules::metal::consumerOf(view.host)) {
        return m_clusterApi.readOfHost(view.host, taken);
    }
    readNode(gathering);
}

void OverrideSources::readNode(const std::shared_ptr<Gathering> &gathering)
{
    OverrideView &view = gathering->view;
    gathering->next = [this, gathering] { readRest(gathering); };
    // Counts as out itself, so that answers from the calls themselves do not go on too early.
    ++gathering->out;
    view.nodeKnown = true;
    // A server that no Machine is for may run a Node all the same.
    const auto findNode = [this, gathering] {
        listNodes(gathering->answer<ObjectList>([gathering](const Result<ObjectList> &result) {
            OverrideView &seen = gathering->view;
            if (result)
                seen.node = rules::metal::nodeOn(result->items, seen.host);
            // Whoever else has it may run a Node of another cluster on it.
            const bool ofOther =
                rules::metal::hasConsumer(seen.host) && !rules::metal::consumerOf(seen.host);
            seen.nodeKnown = seen.node || (result && !ofOther);
        }));
        gathering->begun = std::min(gathering->begun, m_nodesAskedAt);
    };
    const auto readNodeOf = [this, gathering](const Object &machine) {
        const std::string name = machine::nodeName(machine);
        if (name.empty())
            return;
        m_cluster.get({&cluster::kinds::node(), {{}, name}},
                      gathering->answer<Object>([gathering](Result<Object> result) {
                          if (result)
                              gathering->view.node = std::move(*result);
                          else
                              gathering->view.nodeKnown =
                                  result.error().code == ErrorCode::NotFound;
                      }));
    };
    if (view.machine) {
        readNodeOf(view.machine);
        const auto host = rules::metal::hostNameOf(view.machine);
        if (host && *host)
            m_cluster.get({&cluster::kinds::bareMetalHost(), (*host)->key},
                          gathering->one(&OverrideView::host,
                                         infoOf(gathering->request.action).target == Target::Host));
    } else if (const auto consumer = rules::metal::consumerOf(view.host)) {
        m_cluster.get(
            {&cluster::kinds::machine(), *consumer},
            gathering->answer<Object>([gathering, readNodeOf, findNode](Result<Object> result) {
                if (result) {
                    gathering->view.machine = std::move(*result);
                    readNodeOf(gathering->view.machine);
                } else if (result.error().code != ErrorCode::NotFound) {
                    // It may be of the control plane, and fenced.
                    gathering->view.nodeKnown = false;
                    gathering->blind = true;
                } else {
                    findNode();
                }
            }));
    } else if (view.host) {
        findNode();
    }
    if (--gathering->out == 0)
        gathering->goOn();
}

void OverrideSources::listNodes(Reply<ObjectList> reply)
{
    m_nodesAsked.push_back(std::move(reply));
    if (m_nodesAsked.size() > 1)
        return;
    m_nodesAskedAt = m_clock.now();
    m_cluster.list({&cluster::kinds::node()},
                   m_alive.guard([this](const Result<ObjectList> &nodes) {
                       for (const Reply<ObjectList> &one : std::exchange(m_nodesAsked, {}))
                           one(nodes);
                   }));
}

void OverrideSources::readRest(const std::shared_ptr<Gathering> &gathering)
{
    OverrideView &view = gathering->view;
    gathering->next = [this, gathering] {
        OverrideView &whole = gathering->view;
        if (gathering->capi.machine) {
            capi::CapiView &capi = gathering->capi;
            capi.pods = whole.pods.items;
            capi.budgets = whole.budgets.items;
            std::ranges::copy_if(whole.attachments.items,
                                 std::back_inserter(capi.attachments),
                                 [&whole](const Object &attachment) {
                                     return attachment.text("/spec/nodeName") == whole.node.name();
                                 });
            whole.capi = std::make_shared<const capi::CapiView>(std::move(capi));
        } else {
            whole.controlPlane.known = gathering->mastersKnown;
            whole.controlPlane.items =
                peersOf(whole.machine, whole.node, gathering->masters, gathering->masterNodes);
        }
        if (gathering->request.action == Action::RemoveHook && whole.machine && m_owner)
            whole.owner = m_owner(whole.machine, gathering->request.hook);
        if (!gathering->blind)
            whole.observedAt = gathering->begun;
        gathering->done(std::move(whole));
    };
    ++gathering->out;
    if (view.node) {
        m_cluster.list({&cluster::kinds::pod(), {}, {}, "spec.nodeName=" + view.node.name()},
                       gathering->many(&OverrideView::pods));
        m_cluster.list({&cluster::kinds::podDisruptionBudget()},
                       gathering->many(&OverrideView::budgets));
        m_cluster.list({&cluster::kinds::volumeAttachment()},
                       gathering->many(&OverrideView::attachments));
    } else {
        view.pods.known = view.budgets.known = view.attachments.known = view.nodeKnown;
    }
    const bool ofClusterApi = bool(gathering->capi.machine);
    const std::string selector = ofClusterApi ? std::string() : siblingSelector(view.machine);
    if (!selector.empty()) {
        m_cluster.list({&cluster::kinds::machine(), view.machine.ns(), selector},
                       gathering->many(&OverrideView::siblings));
    }
    if (!ofClusterApi && machine::isOfControlPlane(view.machine, view.node)) {
        const Query masters{&cluster::kinds::machine(),
                            view.machine.ns(),
                            std::string(machine::roleLabel) + "=master"};
        m_cluster.list(masters, gathering->answer<ObjectList>([gathering](Result<ObjectList> r) {
            gathering->mastersKnown = gathering->mastersKnown && r;
            if (r)
                gathering->masters = std::move(r->items);
        }));
        m_cluster.list({&cluster::kinds::controlPlaneMachineSet(), view.machine.ns()},
                       gathering->answer<ObjectList>([gathering](const Result<ObjectList> &r) {
                           for (const Object &set : r ? r->items : std::vector<Object>{}) {
                               const Json &replicas = set.at("/spec/replicas");
                               if (replicas.is_number_integer())
                                   gathering->view.wantedMasters = replicas.get<int>();
                           }
                       }));
        for (const char *label : machine::controlPlaneLabels) {
            m_cluster.list({&cluster::kinds::node(), {}, label},
                           gathering->answer<ObjectList>([gathering](Result<ObjectList> r) {
                               gathering->mastersKnown = gathering->mastersKnown && r;
                               for (Object &node : r ? r->items : std::vector<Object>{})
                                   gathering->masterNodes[node.name()] = std::move(node);
                           }));
        }
    }
    if (--gathering->out == 0)
        gathering->goOn();
}

} // namespace hp::overrides
