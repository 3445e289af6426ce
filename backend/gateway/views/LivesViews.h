// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/View.h"
#include "model/resource/Object.h"

#include <functional>
#include <map>
#include <memory>

namespace hp::gateway {

/// The views `lives/<namespace>/<name>` (docs/protocol.md): the Machines that bore a name, as the
/// record tells them. Made anew while somebody has one open and something of that name was
/// recorded. Control thread.
class LivesViews
{
public:
    using Rows = std::function<RowMap(const ObjectKey &machine, TimePoint now)>;

    /// Where they come from; without it they are empty.
    void setRows(Rows rows) { m_rows = std::move(rows); }
    [[nodiscard]] std::shared_ptr<View> open(const ObjectKey &machine, TimePoint now);
    void changed(const ObjectKey &machine);
    /// Brings those that somebody holds up to `now`.
    void refresh(TimePoint now);

private:
    struct Entry {
        std::weak_ptr<View> view{};
        bool dirty = false;
    };
    void fill(const ObjectKey &machine, View &view, TimePoint now) const;

    Rows m_rows;
    std::map<ObjectKey, Entry> m_views;
};

} // namespace hp::gateway
