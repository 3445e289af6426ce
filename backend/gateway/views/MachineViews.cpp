// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/MachineViews.h"

#include "backend/gateway/views/InTurn.h"
#include "backend/gateway/views/MachineRows.h"
#include "backend/gateway/views/RawRows.h"
#include "model/base/JsonTree.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/resource/ClusterApi.h"
#include "model/resource/KeyText.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace kinds = cluster::kinds;

MachineViews::MachineViews(FleetObjects &objects,
                           FleetViews &fleet,
                           runtime::Clock &clock,
                           LookedAt setViewedHosts,
                           LastKnown lastKnown)
    : m_objects(objects)
    , m_fleet(fleet)
    , m_clock(clock)
    , m_onViewedHosts(std::move(setViewedHosts))
    , m_lastKnown(std::move(lastKnown))
{
    connect(&m_fleet, &FleetViews::marked, this, [this](const std::set<ObjectKey> &machines) {
        for (const ObjectKey &machine : machines)
            mark(machine);
    });
    const auto noteGone = [this](const Object &before, const Object &after) {
        if (const auto page = m_pages.find((after ? after : before).key()); page != m_pages.end())
            page->second.goneAt = after ? std::nullopt : std::optional(m_clock.now());
    };
    m_objects.machines().onChange(noteGone);
    m_objects.capi().onMachine(noteGone);
    m_objects.pods().onChange([this](const Object &before, const Object &after) {
        mark(m_fleet.index().machineOfNode((after ? after : before).text("/spec/nodeName")));
    });
    m_objects.events().onChange(
        [this](const Object &before, const Object &after) { markByEvent(after ? after : before); });
}

void MachineViews::mark(const ObjectKey &machine)
{
    if (const auto it = m_pages.find(machine); it != m_pages.end())
        it->second.dirty = true;
}

void MachineViews::markByEvent(const Object &event)
{
    // Events only show on a machine page; which pages are open is a short list.
    const std::string &name = event.text("/involvedObject/name");
    for (auto &[key, page] : m_pages) {
        const Object machine = m_objects.machine(key);
        if (key.name == name
            || (machine
                && (m_fleet.index().hostOf(machine).name == name
                    || machine::nodeName(machine) == name)))
            page.dirty = true;
    }
}

std::optional<ObjectKey> MachineViews::machineOf(const std::string &name)
{
    return keyFrom(name.substr(prefix.size()));
}

Result<std::shared_ptr<View>> MachineViews::open(const std::string &name, const Json &)
{
    const auto key = machineOf(name);
    if (!key)
        return unexpected(ErrorCode::Invalid,
                          say::isNotNamespaceNameMachine(name.substr(prefix.size())));
    Page &page = m_pages[*key];
    if (auto view = page.view.lock())
        return view;
    auto view = std::make_shared<View>();
    page.view = view;
    refreshPage(*key, page, m_clock.now());
    return view;
}

bool MachineViews::refreshUntil(TimePoint now, const std::optional<Duration> &until)
{
    std::erase_if(m_pages, [](const auto &page) { return page.second.view.expired(); });
    const bool more = inTurn(m_pages, m_last, until, [&](auto &page) {
        if (!page.second.dirty)
            return false;
        refreshPage(page.first, page.second, now);
        return true;
    });
    reportViewedHosts();
    reportPages();
    return more;
}

/// What their Nodes are in is looked into meanwhile.
void MachineViews::reportPages()
{
    std::vector<Object> machines;
    for (const auto &[key, page] : m_pages) {
        const Object machine = m_objects.machine(key);
        if (machine && capi::isOfClusterApi(machine))
            machines.push_back(machine);
    }
    const bool hadSome = std::exchange(m_hasCapiPages, !machines.empty());
    if (hadSome || m_hasCapiPages)
        m_objects.workloads().setOpenPages(machines);
}

void MachineViews::refreshPage(const ObjectKey &key, Page &page, TimePoint now)
{
    page.dirty = false;
    const auto view = page.view.lock();
    MachineDetail detail;
    const Object raw = m_objects.raw().get(kinds::machine(), key);
    const Object machine = raw ? raw : m_objects.machine(key);
    if (!machine)
        return page.lastMachineRow.empty() ? showLastKnown(key, page, now) : markGone(page, now);
    if (!raw) {
        detail.evaluated = m_fleet.evaluate(machine, now);
        detail.seen = m_fleet.seenSince(key, detail.evaluated.why, now);
    }
    detail.isPast = m_fleet.isPast();
    const holds::StuckView &stuck = detail.evaluated.view;
    const bool isElsewhere = detail.evaluated.capi && detail.evaluated.capi->isElsewhere;
    // Nothing that is here is of a Node in another cluster.
    const std::string node = raw || isElsewhere ? std::string()
        : detail.evaluated.capi                 ? stuck.node.name()
                                                : machine::nodeName(machine);
    detail.pods = isElsewhere ? stuck.pods : m_objects.podsOn(node);
    // Those of another cluster are listed when its drain is looked into.
    detail.seesPods = isElsewhere ? !detail.pods.empty() : m_objects.pods().hasSynced();
    detail.now = now;
    const auto addEvents = [&detail](std::vector<Object> more) {
        std::ranges::move(more, std::back_inserter(detail.events));
    };
    addEvents(m_objects.eventsAbout("Machine", machine));
    if (!node.empty())
        addEvents(stuck.node ? m_objects.eventsAbout("Node", stuck.node)
                             : m_objects.eventsOf("Node", {}, node));
    if (stuck.host)
        addEvents(m_objects.eventsAbout("BareMetalHost", stuck.host));
    RowMap rows = raw ? rawMachineRows(raw, detail.events) : machineRows(detail);
    page.lastMachineRow = rows["machine"];
    view->replace(std::move(rows));
    view->flush(now);
}

void MachineViews::markGone(Page &page, TimePoint now)
{
    const Json known = parseJson(page.lastMachineRow);
    auto row = live::fromJson<live::MachineRow>(known);
    if (!known.is_object() || row.gone)
        return;
    row.gone = page.goneAt.value_or(now);
    page.lastMachineRow = rowText(row);
    const auto view = page.view.lock();
    view->remove("why");
    view->set("machine", page.lastMachineRow);
    view->flush(now);
}

void MachineViews::showLastKnown(const ObjectKey &key, Page &page, TimePoint now)
{
    const Gone gone = m_lastKnown ? m_lastKnown(key) : Gone();
    if (!gone.machine)
        return;
    RowMap rows = goneMachineRows(gone.machine, gone.at);
    page.lastMachineRow = rows["machine"];
    const auto view = page.view.lock();
    view->replace(std::move(rows));
    view->flush(now);
}

void MachineViews::reportViewedHosts()
{
    std::set<ObjectKey> hosts;
    for (const auto &[machine, page] : m_pages) {
        const Object shown = m_objects.machine(machine);
        if (const ObjectKey host = shown ? m_fleet.index().hostOf(shown) : ObjectKey();
            !host.name.empty())
            hosts.insert(host);
    }
    if (hosts == m_viewedHosts)
        return;
    m_viewedHosts = std::move(hosts);
    if (m_onViewedHosts)
        m_onViewedHosts(m_viewedHosts);
}

} // namespace hp::gateway

#include "moc_MachineViews.cpp"
