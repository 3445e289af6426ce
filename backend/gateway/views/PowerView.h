// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/PowerRow.h"
#include "backend/gateway/views/RawObjects.h"
#include "backend/gateway/views/View.h"
#include "backend/runtime/Informer.h"

#include <map>
#include <memory>
#include <set>
#include <utility>

namespace hp::gateway {

/// The view `power` (docs/protocol.md): one row per BareMetalHost, also of those without a machine.
/// It is made while somebody has it open and costs nothing otherwise. Control thread.
class PowerView
{
public:
    /// `hosts`, and those that are not understood, outlive this.
    PowerView(const runtime::Informer &hosts, const RawObjects &raw)
        : m_hosts(hosts)
        , m_raw(raw)
    { }

    /// Where the people are found whose requests rows tell of; none before.
    void setRequests(PowerRequests requests) { m_requests = std::move(requests); }
    /// The view; `isNew` says that every machine is to be put in.
    [[nodiscard]] std::shared_ptr<View> open(bool &isNew);
    void hostChanged(const ObjectKey &host);
    /// What the rules say of a machine; one without a host counts for nothing.
    void put(const EvaluatedMachine &machine);
    void remove(const ObjectKey &machine);
    void flush(TimePoint now);

private:
    const runtime::Informer &m_hosts;
    const RawObjects &m_raw;
    PowerRequests m_requests{};
    std::weak_ptr<View> m_view;
    std::map<ObjectKey, HostConsumer> m_consumers; ///< by host
    std::map<ObjectKey, ObjectKey> m_hostOf; ///< by machine
    std::set<ObjectKey> m_dirty;
};

} // namespace hp::gateway
