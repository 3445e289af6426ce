// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace simdjson::dom {
class object;
}

namespace hp::ui {

/// What receives the rows of one view. The objects are `key → row` as in docs/protocol.md and live
/// only during the call.
class LiveRows
{
public:
    LiveRows() = default;
    LiveRows(const LiveRows &) = delete;
    LiveRows &operator=(const LiveRows &) = delete;
    virtual ~LiveRows() = default;

    /// A snapshot: whatever is not in it is gone.
    virtual void replaceRows(const simdjson::dom::object &rows) = 0;
    virtual void changeRows(const QStringList &removed, const simdjson::dom::object &set) = 0;
};

} // namespace hp::ui
