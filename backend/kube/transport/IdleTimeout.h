// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeSettings.h"
#include "backend/kube/transport/Exchange.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace hp::kube {

/// A watch as far as its silence goes.
struct IdleStream {
    std::uint64_t id = 0;
    long port = 0; ///< of its connection; 0: not known yet
    bool shares = true; ///< its connection with others (HTTP/2), so that a request can go along
    Steady lastBytes{};
};

/// Tells a quiet connection from a dead one. A connection that is cut somewhere on the way looks
/// like one on which nothing happens, for hours: after some silence a request is sent along it
/// (facts/kube-api.md 3, "Transport"). Pure; the engine acts.
class IdleTimeout
{
public:
    struct Verdict {
        bool probe = false; ///< ask along the connection of the watches now
        std::vector<std::uint64_t> dead{}; ///< have a connection alone and are silent for too long
        Steady nextCheck = Steady::max();
    };

    explicit IdleTimeout(const KubeSettings &settings)
        : m_settings(settings)
    { }

    [[nodiscard]] Verdict evaluate(const std::vector<IdleStream> &streams, Steady now);
    /// A probe is under way until then; nothing else is asked meanwhile.
    void probing(Steady now) { m_asked = now; }
    /// The probe was answered along the connection with this port.
    void answered(long port, Steady now);
    void failed() { m_asked.reset(); }

private:
    const KubeSettings &m_settings;
    std::optional<Steady> m_asked{};
    std::map<long, Steady> m_answered{}; ///< by port
    Steady m_lastAnswer{};
};

} // namespace hp::kube
