// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/FleetObjects.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/runtime/Clock.h"

#include <memory>
#include <string>

namespace hp::gateway {

/// The views `object/<kind>/<namespace>/<name>` (docs/protocol.md): one object that a sentence
/// names and that is watched here, such as the Lease of an owner, as it is stored. It is an answer
/// as of its opening. Control thread.
class ObjectView final : public ViewSource
{
public:
    /// Both outlive this.
    ObjectView(FleetObjects &objects, runtime::Clock &clock)
        : m_objects(objects)
        , m_clock(clock)
    { }

    [[nodiscard]] static bool serves(const std::string &name) { return name.starts_with(prefix); }
    /// Invalid for what names no object; NotFound for a kind that nobody watches. Of an object that
    /// is not there the view is empty.
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint) override { }

private:
    static constexpr std::string_view prefix = "object/";

    FleetObjects &m_objects;
    runtime::Clock &m_clock;
};

} // namespace hp::gateway
