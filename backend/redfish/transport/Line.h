// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcClient.h"
#include "backend/redfish/transport/BmcTransfer.h"
#include "backend/redfish/transport/RequestLimit.h"

#include <list>
#include <map>
#include <memory>
#include <optional>

namespace hp::redfish {

/// One BMC in the engine: what is known about it, the handle to reach it, and where it waits. It
/// waits in one queue at most.
struct Line {
    using Queue = std::list<Line *>;
    using Timers = std::multimap<Steady, Line *>;

    Line(const Operation &first,
         const BmcAddress &address,
         const ClientContext &context,
         curl::Multiplexer &multiplexer,
         unsigned pool)
        : addressText(first.address)
        , client(first.hostId, address, context)
        , transfer(context.settings, multiplexer, pool)
    { }

    /// A new connection costs a handshake, or a look-up of a name, which blocks a thread of curl's.
    [[nodiscard]] bool connectsDearly() const
    {
        const BmcAddress &address = client.address();
        const char last = address.host.empty() ? '\0' : address.host.back();
        const bool literal = last == ']' || (last >= '0' && last <= '9');
        return address.tls || !literal;
    }

    std::string addressText; ///< as it was given; comparing it is cheaper than parsing it
    BmcClient client;
    BmcTransfer transfer;
    std::unique_ptr<BmcTransfer> listener{}; ///< to an event stream that is open
    bool underWay = false;
    bool patient = false; ///< nobody who asks is in a hurry
    bool mayGiveWay = false; ///< the request under way is a reading that no command waits for
    bool handshaking = false; ///< counted as a handshake
    std::optional<HttpRequest> goodbye{}; ///< only this logout is left

    Queue *queue = nullptr;
    Queue::iterator place{};
    std::optional<Timers::iterator> timer{};
};

} // namespace hp::redfish
