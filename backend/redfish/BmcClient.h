// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/Breaker.h"
#include "backend/redfish/EventFrames.h"
#include "backend/redfish/Operation.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/TaskWatch.h"
#include "backend/redfish/transport/Exchange.h"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace hp::redfish {

/// What a client is made with; outlives it.
struct ClientContext {
    const RedfishSettings &settings;
    PayloadReader &reader;
    GroupHealth &groups;
    const Voice &voice;
};

/// Everything known about one BMC and the questions that wait for it. It never does I/O: next()
/// says which request is due, answered() takes the outcome, so at most one request is under way.
/// Level based: next() looks at what is missing (root, credentials, system, ...) and asks for that
/// first. Commands overtake readings; readings that wait together share one answer that was begun
/// after all of them.
class BmcClient
{
public:
    BmcClient(std::string hostId, BmcAddress address, ClientContext context);
    ~BmcClient();
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

    /// Fails everything that waits; nothing may be under way.
    void abandon(const Error &error);
    /// The request that ends the session, if there is one to end; then the client is of no more
    /// use.
    [[nodiscard]] std::optional<HttpRequest> logout();
    [[nodiscard]] bool isIdle() const
    {
        return m_commands.empty() && m_reads.empty() && m_documents.empty() && m_step == Step::None
            && !m_task.isActive() && m_hintAt == Steady::max();
    }

    /// The request that opens the event stream, if it is wanted, known where, and not open. It goes
    /// beside the others, on a connection of its own.
    [[nodiscard]] std::optional<HttpRequest> listen(Steady now);
    void heard(std::string_view bytes, Steady now);
    /// The stream is over; `answer` says how.
    void deaf(const HttpAnswer &answer, Steady now);

    [[nodiscard]] bool hasCommand() const { return !m_commands.empty(); }
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
        ActionInfo,
        Chassis,
        Task,
        Document,
        EventService,
        Action
    };
    enum class Scheme { Undecided, Session, Basic };
    /// How far a Reset has come.
    struct Command {
        ResetOperation operation{};
        bool readBefore = false;
        bool sent = false;
        std::string word{}; ///< the ResetType that is posted
        std::string target{}; ///< where to
        std::optional<Error> trouble{}; ///< why the POST did not do; a reading may overrule it
        int httpStatus = 0;
    };

    // Choosing the next request.
    [[nodiscard]] bool isBlocked(Steady now);
    [[nodiscard]] bool hasWork(Steady now) const;
    [[nodiscard]] std::optional<HttpRequest> missingKnowledge(Steady now);
    [[nodiscard]] std::optional<HttpRequest> missingDetail();
    [[nodiscard]] HttpRequest getSystem();
    [[nodiscard]] HttpRequest postReset(const Command &command);
    [[nodiscard]] std::optional<HttpRequest> startLogin(Steady now);
    [[nodiscard]] HttpRequest get(Step step, const std::string &path);
    [[nodiscard]] HttpRequest request(Method method, const std::string &path) const;
    [[nodiscard]] SecretText authorisation() const;

    // Taking in answers, one function for each step.
    void transportFailed(const HttpAnswer &answer, Steady now, std::uint8_t jitter);
    void redirected(const HttpAnswer &answer);
    [[nodiscard]] Error troubleOf(const HttpAnswer &answer) const;
    [[nodiscard]] bool breakerOpens(Steady now, std::uint8_t jitter);
    void rejected(const HttpAnswer &answer, Steady now);
    void take(Step step, HttpAnswer answer, Steady now);
    void tookRoot(Step step, const HttpAnswer &answer);
    void tookLogin(HttpAnswer answer, Steady now);
    void tookSystems(const HttpAnswer &answer);
    void tookCandidate(const HttpAnswer &answer);
    void tookSystem(const HttpAnswer &answer, Steady now);
    void tookAction(const HttpAnswer &answer, Steady now);
    void tookTask(const HttpAnswer &answer, Steady now);
    void tookDocument(HttpAnswer answer, Steady now);
    void tookEventService(const HttpAnswer &answer);
    void unexpectedAnswer(const HttpAnswer &answer, Steady now, const std::string &what);

    // Using a complete reading of the system.
    void useReading(Steady now);
    void answerReads(Steady now);
    void advanceCommand(Steady now);
    void prepareCommand(Command &command, Steady now);

    [[nodiscard]] drivers::PowerReading reading(TimePoint askedAt) const;
    [[nodiscard]] const std::vector<std::string> &allowed() const;
    [[nodiscard]] bool identityChanged() const;
    [[nodiscard]] bool isReached(drivers::ResetType type, drivers::PowerState state) const;
    void hint(Steady now);
    void forgetService();
    [[nodiscard]] Error
    refusal(const HttpAnswer &answer, ErrorCode code, const std::string &sentence);
    [[nodiscard]] Error brownOutRefusal() const;
    [[nodiscard]] Span taskPause(const HttpAnswer &answer) const;
    [[nodiscard]] Span patience(const HttpAnswer &answer) const;
    void failCommand(const Error &error);
    /// The document that is asked for next: its path, after those that lead away were answered.
    [[nodiscard]] std::optional<std::string> nextDocument();
    void answerDocument(Result<std::string> answer);
    void failReads(const Error &error);
    void failAll(const Error &error);
    void finishCommand(bool sent);
    void forgetSession();

    std::string m_hostId;
    BmcAddress m_address;
    ClientContext m_context;
    Access m_access{};
    Breaker m_breaker;
    Steady m_lastUsed{};

    std::deque<Command> m_commands{};
    std::vector<ReadOperation> m_reads{};
    std::deque<DocumentOperation> m_documents{};
    std::size_t m_readsAsked = 0; ///< how many of m_reads the reading under way may answer

    Step m_step = Step::None;
    std::string m_path{}; ///< of the request under way
    std::optional<std::string> m_redirect{}; ///< the same step again, elsewhere on this BMC
    Step m_redirectedStep = Step::None;
    int m_hops = 0;

    std::optional<ServiceRoot> m_root{};
    Scheme m_scheme = Scheme::Undecided;
    SecretText m_token{};
    std::string m_sessionPath{};
    std::string m_oldSessionPath{};
    bool m_sessionWorked = false;
    bool m_loggedInAgain = false; ///< since the last answer that was not 401
    Steady m_sessionAgainAt{}; ///< Basic is used until then: the session table was full
    Steady m_lockedUntil{}; ///< the credentials were rejected
    Steady m_commandsLockedUntil{};
    Steady m_readsAgainAt{}; ///< the BMC asked for patience

    Steady m_tokenUsedAt{};
    std::optional<Span> m_tokenLife{}; ///< how long a session was idle when it was found dead

    std::vector<std::string> m_candidates{};
    std::vector<std::string> m_resettable{};
    std::string m_systemPath{};
    std::string m_systemChoice{};
    std::string m_uuid{}; ///< at enrolment, or of the first system that answered here
    std::string m_serial{};
    std::string m_group{};
    bool m_countedAsWell = false; ///< the group knows that this BMC answers
    std::optional<SystemPayload> m_system{}; ///< the reading in work
    std::optional<SystemPayload> m_whole{}; ///< the last one that was read without $select
    bool m_selecting = false; ///< the reading under way asks for a few members
    bool m_selectFails = false;
    bool m_garbled = false; ///< the last document was no JSON; it is asked for once more
    std::string m_contradiction{};
    std::optional<std::vector<std::string>> m_actionInfo{};
    std::optional<std::string> m_chassisState{};

    TaskWatch m_task{};
    std::string m_failedReset{};
    std::string m_failure{};

    bool m_listen = false;
    bool m_streamAsked = false;
    std::string m_stream{}; ///< path of the event stream; empty: none
    EventFrames m_frames;
    Steady m_listenAgainAt{};
    Steady m_listenSince{};
    Steady m_heardAt{}; ///< the last event of the stream
    Steady m_hintedAt{};
    Steady m_hintAt = Steady::max();

    bool m_offSeen = false; ///< read, and not yet read again
    bool m_offConfirmed = false;
    Steady m_confirmAt = Steady::max();
    int m_staleConnections = 0;
    bool m_keepAlive = true;
    bool m_forgetAddress = false;
};

} // namespace hp::redfish
