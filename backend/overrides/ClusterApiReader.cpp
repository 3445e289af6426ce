// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/ClusterApiReader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::overrides {

using cluster::Kind;
using cluster::ObjectList;

namespace {

std::string groupIn(const std::string &apiVersion)
{
    return apiVersion.substr(0, apiVersion.find('/'));
}

capi::Reference ofCore(const char *kind, const std::string &ns, const std::string &name)
{
    return {capi::group, kind, {ns, name}};
}

/// The machines among which a replacement would be.
std::string siblingsOf(const Object &machine)
{
    for (const char *label : {capi::deploymentLabel, capi::setLabel, capi::controlPlaneNameLabel}) {
        if (const auto value = machine.label(label); value && !value->empty())
            return std::string(label) + '=' + *value;
    }
    return {};
}

} // namespace

/// One machine in the making. Kept alive by the calls that are out.
struct ClusterApiReader::Reading : std::enable_shared_from_this<ClusterApiReader::Reading> {
    ClusterApiMachine found{};
    Done done{};
    runtime::Lifetime::Token alive{};
    std::function<void()> next{}; ///< when nothing is out any more
    int out = 0;

    /// A call that counts as out until it answers.
    template<typename T>
    Reply<T> answer(std::function<void(Result<T>)> take)
    {
        ++out;
        return [self = this->shared_from_this(), take = std::move(take)](Result<T> result) {
            if (!self->alive)
                return;
            take(std::move(result));
            self->came();
        };
    }
    void came()
    {
        if (--out > 0)
            return;
        if (auto call = std::exchange(next, nullptr))
            call();
        else
            std::exchange(done, nullptr)(std::move(found));
    }
};

ClusterApiReader::ClusterApiReader(cluster::Cluster &cluster, KindLookup kindOf)
    : m_cluster(cluster)
    , m_kindOf(std::move(kindOf))
{ }

ClusterApiReader::Shared ClusterApiReader::begin(Done done) const
{
    auto reading = std::make_shared<Reading>();
    reading->done = std::move(done);
    reading->alive = m_alive.token();
    return reading;
}

void ClusterApiReader::read(const ObjectKey &machine, Done done)
{
    const Shared reading = begin(std::move(done));
    ++reading->out;
    readMachine(reading, machine);
    reading->came();
}

void ClusterApiReader::readOfHost(const Object &host, Done done)
{
    const Shared reading = begin(std::move(done));
    ++reading->out;
    const capi::Reference server{
        host.text("/spec/consumerRef/apiVersion"),
        host.text("/spec/consumerRef/kind"),
        {host.text("/spec/consumerRef/namespace"), host.text("/spec/consumerRef/name")}};
    reading->next = [this, reading] {
        const capi::Reference owner = capi::controllerOf(reading->found.view.infrastructure);
        const bool isMachine = owner.kind == "Machine" && groupIn(owner.apiVersion) == capi::group;
        ++reading->out;
        if (isMachine)
            readMachine(reading, owner.key);
        reading->came();
    };
    get(reading, server, &capi::CapiView::infrastructure);
    reading->came();
}

void ClusterApiReader::readMachine(const Shared &reading, const ObjectKey &machine)
{
    const Kind *kind = m_kindOf ? m_kindOf(capi::group, "Machine") : nullptr;
    if (kind == nullptr)
        return;
    reading->next = [this, reading] { readAround(reading); };
    m_cluster.get({kind, machine}, reading->answer<Object>([reading](Result<Object> result) {
        if (result)
            reading->found.view.machine = std::move(*result);
        else if (result.error().code != ErrorCode::NotFound)
            reading->found.error = result.error();
    }));
}

void ClusterApiReader::get(const Shared &reading,
                           const capi::Reference &reference,
                           Object capi::CapiView::*member)
{
    const Kind *kind = m_kindOf && !reference.key.name.empty()
        ? m_kindOf(groupIn(reference.apiVersion), reference.kind)
        : nullptr;
    if (kind == nullptr) {
        // A machine that names an object has it, whether its kind is known here or not.
        reading->found.isBlind =
            reading->found.isBlind || (reading->found.view.machine && !reference.key.name.empty());
        return;
    }
    m_cluster.get({kind, reference.key},
                  reading->answer<Object>([reading, member](Result<Object> result) {
                      if (result)
                          reading->found.view.*member = std::move(*result);
                      else if (result.error().code != ErrorCode::NotFound)
                          reading->found.isBlind = true;
                  }));
}

void ClusterApiReader::list(const Shared &reading,
                            const std::string &kind,
                            const std::string &selector,
                            std::function<void(Result<ObjectList>)> take)
{
    if (const Kind *known = m_kindOf(capi::group, kind); known != nullptr)
        m_cluster.list({known, reading->found.view.machine.ns(), selector},
                       reading->answer<ObjectList>(std::move(take)));
}

void ClusterApiReader::readAround(const Shared &reading)
{
    ClusterApiMachine &found = reading->found;
    const Object &machine = found.view.machine;
    ++reading->out;
    if (machine) {
        reading->next = [this, reading] { readBehind(reading); };
        const std::string &ns = machine.ns();
        const std::string cluster = capi::clusterNameOf(machine);
        get(reading, ofCore("Cluster", ns, cluster), &capi::CapiView::cluster);
        get(reading,
            ofCore("MachineSet", ns, machine.label(capi::setLabel).value_or("")),
            &capi::CapiView::machineSet);
        get(reading,
            ofCore("MachineDeployment", ns, machine.label(capi::deploymentLabel).value_or("")),
            &capi::CapiView::deployment);
        get(reading, capi::infrastructureOf(machine), &capi::CapiView::infrastructure);
        const auto keep = [reading](std::vector<Object> capi::CapiView::*member) {
            return [reading, member](Result<ObjectList> result) {
                reading->found.isBlind = reading->found.isBlind || !result;
                if (result)
                    reading->found.view.*member = std::move(result->items);
            };
        };
        list(reading, "MachineHealthCheck", {}, keep(&capi::CapiView::healthChecks));
        list(reading, "MachineDrainRule", {}, keep(&capi::CapiView::drainRules));
        list(reading,
             "Machine",
             std::string(capi::clusterLabel) + '=' + cluster + ',' + capi::controlPlaneLabel,
             [reading](Result<ObjectList> result) {
                 ClusterApiMachine &whole = reading->found;
                 whole.controlPlaneKnown = result.has_value();
                 for (Object &one : result ? result->items : std::vector<Object>{}) {
                     if (one.uid() != whole.view.machine.uid())
                         whole.view.controlPlaneMachines.push_back(std::move(one));
                 }
             });
        const std::string selector = siblingsOf(machine);
        // Nobody replaces a machine that nobody controls.
        found.siblingsKnown = selector.empty() && capi::controllerOf(machine).key.name.empty();
        if (!selector.empty())
            list(reading, "Machine", selector, [reading](Result<ObjectList> result) {
                reading->found.siblingsKnown = result.has_value();
                for (Object &one : result ? result->items : std::vector<Object>{}) {
                    if (one.uid() != reading->found.view.machine.uid())
                        reading->found.siblings.push_back(std::move(one));
                }
            });
        const std::string &node = capi::nodeNameOf(machine);
        found.nodeKnown = node.empty();
        // A Node of that name may be one of another cluster, as the one that is meant may be.
        if (!node.empty())
            m_cluster.get({&cluster::kinds::node(), {{}, node}},
                          reading->answer<Object>([reading](Result<Object> result) {
                              ClusterApiMachine &whole = reading->found;
                              whole.nodeKnown =
                                  result && capi::isNodeOf(*result, whole.view.machine);
                              if (whole.nodeKnown)
                                  whole.view.node = std::move(*result);
                          }));
    }
    reading->came();
}

/// What only those name that were read.
void ClusterApiReader::readBehind(const Shared &reading)
{
    capi::CapiView &view = reading->found.view;
    ++reading->out;
    const capi::Reference controlPlane = capi::controlPlaneOf(view.cluster);
    reading->next = [reading, controlPlane] {
        capi::CapiView &whole = reading->found.view;
        whole.controlPlaneKnown = reading->found.controlPlaneKnown && whole.cluster
            && (whole.controlPlane || controlPlane.key.name.empty());
        std::exchange(reading->done, nullptr)(std::move(reading->found));
    };
    get(reading, controlPlane, &capi::CapiView::controlPlane);
    const ObjectKey host = capi::hostOfMetal3(view.infrastructure);
    if (!host.name.empty()) {
        m_cluster.get({&cluster::kinds::bareMetalHost(), host},
                      reading->answer<Object>([reading](Result<Object> result) {
                          if (result)
                              reading->found.view.host = std::move(*result);
                          else if (result.error().code != ErrorCode::NotFound)
                              reading->found.isBlind = true;
                      }));
        m_cluster.get({&cluster::kinds::metal3Remediation(), view.machine.key()},
                      reading->answer<Object>([reading](Result<Object> result) {
                          if (result)
                              reading->found.view.remediation = std::move(*result);
                      }));
    }
    reading->came();
}

} // namespace hp::overrides
