// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/NodeLinkReconciler.h"

#include "model/resource/Machine.h"
#include "model/rules/machine/NodeLinkDecision.h"

#include <nlohmann/json.hpp>

namespace hp::controllers {

using cluster::Written;
using runtime::Outcome;

namespace {

constexpr const char *nodeLinkController = "nodelink-controller";

cluster::WriteOptions linkOptions()
{
    cluster::WriteOptions options;
    options.fieldManager = nodeLinkController;
    options.user = nodeLinkController;
    return options;
}

Json at(const Object &patch, const std::string &resourceVersion)
{
    Json body = patch.json();
    body["metadata"]["resourceVersion"] = resourceVersion;
    return body;
}

Outcome outcomeOf(const Result<Written> &answer)
{
    if (answer || answer.error().code == ErrorCode::NotFound)
        return Outcome::done();
    return Outcome::failed(answer.error());
}

} // namespace

NodeLinkReconciler::NodeLinkReconciler(cluster::Cluster &cluster,
                                       runtime::Clock &clock,
                                       const runtime::Informer &machines,
                                       const runtime::Informer &nodes)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_machines(machines)
    , m_nodes(nodes)
{ }

void NodeLinkReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    const Object node = m_nodes.get(key);
    rules::NodeLinkView view;
    view.node = node;
    for (const ObjectKey &candidate : m_machineIndex.related(node)) {
        if (const Object machine = m_machines.get(candidate))
            view.machines.push_back(machine);
    }
    const rules::NodeLinkDecision decision = rules::decideNodeLink(view, m_clock.now());
    if (!decision.error.empty()) {
        done(
            Outcome::failed({ErrorCode::Refused, decision.error, decision.reason.text(), nullptr}));
        return;
    }

    const auto token = m_alive.token();
    const auto writeNode = [this, token, node, decision, done] {
        if (!decision.nodePatch) {
            done(Outcome::done());
            return;
        }
        m_cluster.patch({&cluster::kinds::node(), node.key()},
                        cluster::PatchType::Merge,
                        at(decision.nodePatch, node.resourceVersion()),
                        cluster::Subresource::None,
                        linkOptions(),
                        [this, token, done](const Result<Written> &answer) {
                            if (!token)
                                return;
                            if (answer)
                                m_nodes.remember(answer->object);
                            done(outcomeOf(answer));
                        });
    };
    if (!decision.machineStatus) {
        writeNode();
        return;
    }
    m_cluster.patch({&cluster::kinds::machine(), decision.machine.key()},
                    cluster::PatchType::Merge,
                    at(decision.machineStatus, decision.machine.resourceVersion()),
                    cluster::Subresource::Status,
                    linkOptions(),
                    [token, writeNode, done](const Result<Written> &answer) {
                        if (!token)
                            return;
                        if (answer)
                            writeNode();
                        else
                            done(outcomeOf(answer));
                    });
}

std::vector<ObjectKey> NodeLinkReconciler::machineChanged(const Object &before, const Object &after)
{
    if (!rules::concernsNodeLink(before, after))
        return {};
    m_machineIndex.change(before, after);
    if (!after)
        return {};
    std::vector<ObjectKey> nodes = m_nodeIndex.related(after);
    if (const std::string &linked = machine::nodeName(after); !linked.empty())
        nodes.push_back({{}, linked});
    return nodes;
}

bool NodeLinkReconciler::nodeChanged(const Object &before, const Object &after)
{
    if (!rules::concernsNodeLink(before, after))
        return false;
    m_nodeIndex.change(before, after);
    return true;
}

} // namespace hp::controllers
