// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/EventFrames.h"
#include "backend/redfish/Operation.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/transport/Exchange.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::redfish {

/// The event stream of one BMC: whether it is wanted, where it is, and when it may be opened again
/// after it was closed. Tells whoever asked about the BMC that a reading is worth its while, not
/// more often than a reading should be made. The client, which owns it, knows how to identify;
/// the connection is the dispatcher's. Lives on the engine's thread.
class EventStream
{
public:
    /// All but `hostId` outlive it.
    EventStream(std::string hostId,
                const BmcAddress &address,
                const RedfishSettings &settings,
                PayloadReader &reader,
                const Callbacks &callbacks);

    void setWanted(bool wanted) { m_wanted = wanted; }
    /// True once when the BMC has to be asked where its stream is.
    [[nodiscard]] bool takeQuestion();
    /// The question was not answered; it is due again.
    void questionInterrupted() { m_asked = false; }
    /// What the BMC says about its event service.
    void receiveService(const HttpAnswer &answer);
    /// The BMC was away or is another one now.
    void forgetService();

    /// It may be opened now, also where it was refused before.
    void retry() { m_openAgainAt = {}; }
    /// Where the stream is when it may be opened now; it counts as opened then.
    [[nodiscard]] std::optional<std::string> open(Steady now);
    /// A whole header line that asks for what happened while nobody listened; empty: not known.
    [[nodiscard]] std::string lastEvent() const;
    /// Bytes of the stream.
    void received(std::string_view bytes, Steady now);
    /// The stream is over; `answer` says how.
    void closed(const HttpAnswer &answer, Steady now);

    /// A reading is worth its while. At most one in a while is, however many events there are.
    void hint(Steady now);
    /// When hint() is to be called again because it came too early; otherwise Steady::max().
    [[nodiscard]] Steady hintDueAt() const { return m_hintAt; }

private:
    std::string m_hostId;
    const BmcAddress &m_address;
    const RedfishSettings &m_settings;
    PayloadReader &m_reader;
    const Callbacks &m_callbacks;

    bool m_wanted = false;
    bool m_asked = false;
    std::string m_path{}; ///< empty: no stream is known
    EventFrames m_frames;
    Steady m_openedAt{};
    Steady m_heardAt{}; ///< the last bytes of the stream
    Steady m_openAgainAt{};
    Steady m_hintedAt{};
    Steady m_hintAt = Steady::max();
};

} // namespace hp::redfish
