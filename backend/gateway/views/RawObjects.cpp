// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/RawObjects.h"

#include <algorithm>
#include <utility>

namespace hp::gateway {

using cluster::Kind;
using runtime::Informer;

namespace {

std::set<ObjectKey> keysOf(const Informer &informer)
{
    std::set<ObjectKey> keys;
    for (const Object &object : informer.list())
        keys.insert(object.key());
    return keys;
}

} // namespace

RawObjects::RawObjects(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
{
    for (const Kind *kind : {&cluster::kinds::machine(), &cluster::kinds::bareMetalHost()})
        m_slots.emplace_back().kind = kind;
}

RawObjects::~RawObjects() = default;

void RawObjects::setVersions(const cluster::OtherVersions &versions)
{
    for (Slot &slot : m_slots) {
        const auto found = versions.find(slot.kind);
        const std::string version = found == versions.end() ? std::string() : found->second;
        if (version == slot.version)
            continue;
        const std::unique_ptr<Informer> old = std::exchange(slot.informer, nullptr);
        slot.version = version;
        slot.reason.clear();
        if (!version.empty())
            follow(slot);
        if (old)
            notify(slot, keysOf(*old));
    }
}

void RawObjects::follow(Slot &slot)
{
    const Kind &kind = cluster::inOtherVersion(*slot.kind, slot.version);
    slot.informer =
        std::make_unique<Informer>(m_cluster, cluster::Query{&kind, {}, {}, {}}, m_clock);
    Informer &informer = *slot.informer;
    informer.onChange([this, &slot, &informer](const Object &before, const Object &after) {
        if (informer.hasSynced())
            notify(slot, {(after ? after : before).key()});
    });
    connect(&informer, &Informer::synced, this, [this, &slot] {
        notify(slot, keysOf(*slot.informer));
    });
    connect(&informer, &Informer::streamStateChanged, this, [&slot](const QString &reason) {
        slot.reason = reason.toStdString();
    });
    if (m_running)
        informer.start();
}

void RawObjects::notify(const Slot &slot, const std::set<ObjectKey> &objects)
{
    if (m_handler)
        m_handler(*slot.kind, objects);
}

void RawObjects::start()
{
    m_running = true;
    for (const Slot &slot : m_slots) {
        if (slot.informer)
            slot.informer->start();
    }
}

void RawObjects::stop()
{
    m_running = false;
    for (const Slot &slot : m_slots) {
        if (slot.informer)
            slot.informer->stop();
    }
}

const RawObjects::Slot *RawObjects::slotOf(const Kind &kind) const
{
    const auto slot = std::find_if(
        m_slots.begin(), m_slots.end(), [&kind](const Slot &one) { return one.kind == &kind; });
    return slot != m_slots.end() && slot->informer ? &*slot : nullptr;
}

bool RawObjects::shows(const Kind &kind) const
{
    const Slot *slot = slotOf(kind);
    return slot && slot->informer->hasSynced();
}

bool RawObjects::any() const
{
    return std::any_of(
        m_slots.begin(), m_slots.end(), [](const Slot &slot) { return slot.informer != nullptr; });
}

Object RawObjects::get(const Kind &kind, const ObjectKey &key) const
{
    return shows(kind) ? slotOf(kind)->informer->get(key) : Object();
}

std::vector<Object> RawObjects::list(const Kind &kind) const
{
    return shows(kind) ? slotOf(kind)->informer->list() : std::vector<Object>();
}

std::optional<RawObjects::Stream> RawObjects::stream(const std::string &resource) const
{
    for (const Slot &slot : m_slots) {
        if (slot.informer && slot.kind->qualified() == resource)
            return Stream{slot.version,
                          slot.informer->hasSynced(),
                          slot.reason,
                          slot.informer->idleTime(),
                          slot.informer->size()};
    }
    return std::nullopt;
}

} // namespace hp::gateway

#include "moc_RawObjects.cpp"
