// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/BmcSession.h"
#include "backend/redfish/EventStream.h"
#include "backend/redfish/Operation.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/PendingReads.h"
#include "backend/redfish/Reachability.h"
#include "backend/redfish/ResetRun.h"
#include "backend/redfish/SystemDiscovery.h"
#include "backend/redfish/SystemReading.h"
#include "backend/redfish/transport/Exchange.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::redfish {

/// What a client is made with; outlives it.
struct ClientContext {
    const RedfishSettings &settings;
    PayloadReader &reader;
    GroupHealth &groups;
    const Callbacks &callbacks;
};

/// One BMC and the questions that wait for it. It never does I/O: next() says which request is due,
/// answered() takes the outcome, so at most one request is under way. Level based: next() looks at
/// what is missing (root, credentials, system, ...) and asks for that first. Commands overtake
/// readings. What is known stands in its parts; this puts their wishes in order and brings them the
/// answers. Owned by the BMC's line; lives on the engine's thread.
class BmcClient
{
public:
    BmcClient(std::string hostId, BmcAddress address, const ClientContext &context);
    BmcClient(const BmcClient &) = delete;
    BmcClient &operator=(const BmcClient &) = delete;

    void add(Operation operation, Steady now);
    /// The request to send now, if one is due.
    [[nodiscard]] std::optional<HttpRequest> next(Steady now);
    /// `jitter` is random, 0..255.
    void answered(HttpAnswer answer, Steady now, std::uint8_t jitter);
    /// The request under way was given up for a command; what it was for is due again.
    void interrupted();
    /// When next() is worth asking again although nothing arrives.
    [[nodiscard]] Steady wakeAt() const;

    /// Fails everything that waits; nothing may be under way. `mayHaveArrived` is about the request
    /// that was given up for it: of a Reset the outcome is unknown then.
    void abandon(const Error &error, bool mayHaveArrived);
    /// The request that ends the session, if there is one to end; then the client is of no more
    /// use.
    [[nodiscard]] std::optional<HttpRequest> logout();
    [[nodiscard]] bool isIdle() const
    {
        return m_resets.isEmpty() && m_reads.size() == 0 && m_step == Step::None
            && !m_resets.isTaskActive() && m_events.hintDueAt() == Steady::max();
    }

    /// The request that opens the event stream, if it is wanted, known where, and not open. It goes
    /// beside the others, on a connection of its own.
    [[nodiscard]] std::optional<HttpRequest> listen(Steady now);
    void eventReceived(std::string_view bytes, Steady now) { m_events.received(bytes, now); }
    /// The stream is over; `answer` says how.
    void streamClosed(const HttpAnswer &answer, Steady now) { m_events.closed(answer, now); }

    [[nodiscard]] bool hasCommand() const { return !m_resets.isEmpty(); }
    [[nodiscard]] Steady lastUsed() const { return m_lastUsed; }
    [[nodiscard]] const BmcAddress &address() const { return m_address; }

private:
    /// What the request under way is for.
    enum class Step {
        None,
        Root,
        RootSlashless, ///< some BMCs know only this form
        Login,
        DropSession,
        Systems,
        Candidate,
        System,
        ResetTypes,
        Chassis,
        Task,
        Document,
        EventService,
        Reset
    };
    /// The same step again, elsewhere on this BMC.
    struct Redirect {
        Step step{};
        std::string path{};
    };

    void retry();

    // Choosing the next request.
    [[nodiscard]] bool isBlocked(Steady now);
    [[nodiscard]] bool hasWork(Steady now) const;
    [[nodiscard]] std::optional<HttpRequest> missingKnowledge(Steady now);
    [[nodiscard]] std::optional<HttpRequest> startLogin(Steady now);
    [[nodiscard]] std::optional<HttpRequest> findSystem();
    [[nodiscard]] std::optional<HttpRequest> missingDetail();
    [[nodiscard]] HttpRequest getSystem();
    [[nodiscard]] HttpRequest postReset();
    [[nodiscard]] HttpRequest get(Step step, const std::string &path);
    [[nodiscard]] HttpRequest request(Method method, const std::string &path) const;

    // Taking in answers.
    void transportFailed(const HttpAnswer &answer, Steady now, std::uint8_t jitter);
    void redirected(Step step, const HttpAnswer &answer);
    void rejected(Step step, const HttpAnswer &answer, Steady now);
    void receive(Step step, HttpAnswer answer, Steady now);
    void receiveSystem(const HttpAnswer &answer, Steady now);
    void receiveDocument(HttpAnswer answer, Steady now);
    void receiveReset(const HttpAnswer &answer, Steady now);
    void unexpectedAnswer(const HttpAnswer &answer, Steady now, const std::string &what);

    void useReading(Steady now);
    [[nodiscard]] drivers::PowerReading reading(TimePoint askedAt) const;
    void forgetService();
    [[nodiscard]] Error
    refusal(const HttpAnswer &answer, ErrorCode code, const std::string &sentence) const;
    void failAll(const Error &error);
    void failAll(const std::optional<Error> &error)
    {
        if (error)
            failAll(*error);
    }

    const BmcAddress m_address;
    const ClientContext m_context;
    Steady m_lastUsed{};
    bool m_isEnrolled = false; ///< by the operation before

    Reachability m_reachability;
    BmcSession m_session;
    SystemDiscovery m_discovery;
    SystemReading m_system;
    PendingReads m_reads;
    ResetRun m_resets;
    EventStream m_events;

    // Why nothing is asked just now: what the BMC said when that began.
    Error m_silence{};
    Error m_busyness{};
    Error m_rejection{};

    Step m_step = Step::None;
    std::string m_path{}; ///< of the request under way
    std::optional<Redirect> m_redirect{};
    int m_hops = 0;
};

} // namespace hp::redfish
