// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/notify/Outbox.h"
#include "backend/notify/Sender.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "model/notify/Settings.h"
#include "model/rules/alarms/Alarm.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::notify {

/// How one receiver is.
struct ReceiverStatus {
    Receiver receiver{};
    ReceiverState state{};
    std::int64_t pending = 0;
};

/// Sends what happens to causes to the receivers that routes name. What is to be sent is decided by
/// planOf(), stored in the outbox, and sent in its order until the receiver has confirmed it: an
/// outage of any length loses nothing, and what is sent again has the same keys.
///
/// A message that is refused as such is kept, and holds up its own cause alone: whether it or the
/// receiver is at fault is known once that took another one. Refused again after that, it is
/// dropped.
///
/// Only a replica that may act sends. The others follow the same causes and keep what they would
/// have sent: who takes over sends that, with the keys of the one before. Control thread.
class NotifyService
{
public:
    struct Parts {
        runtime::Clock *clock = nullptr;
        std::unique_ptr<Sender> sender{};
        std::string cluster{}; ///< for people
        /// Asked at the start for what tells this site from every other, the same for all of its
        /// replicas; nothing is planned until it is known. An empty one, or null: the outbox has
        /// its own.
        std::function<void(Reply<std::string>)> askIdentity{};
        /// The alarms that stand now, by key.
        std::function<const std::map<std::string, alarms::Alarm> &()> alarms{};
        /// Whose an alarm is and where; nullopt: not known yet.
        std::function<std::optional<AlarmPlace>(const alarms::Alarm &)> placeOf{};
        /// Whether this replica acts; null: it is the only one.
        std::function<bool()> acts{};
        /// Somebody took notice of a cause at a receiver; null: that is not wanted.
        std::function<void(const std::string &cause, const std::string &by)> acknowledge{};
        /// What people must know of receivers; told whenever it changes.
        std::function<void(std::vector<alarms::AlarmSource>)> raise{};
    };

    /// How often the alarms are looked at.
    static constexpr Duration interval = std::chrono::seconds(5);
    /// An Alertmanager is told again what stands.
    static constexpr Duration repeatInterval = std::chrono::minutes(5);
    /// An Alertmanager is asked what was silenced there.
    static constexpr Duration askInterval = std::chrono::minutes(1);
    static constexpr Duration standbyKeeps = std::chrono::hours(1);
    /// The same for receivers that would show a repetition: a handover takes no longer.
    static constexpr Duration handoverTakes = std::chrono::minutes(1);
    /// A receiver that fails for so long is an alarm.
    static constexpr Duration failingTooLong = std::chrono::minutes(15);
    static constexpr Duration firstRetryDelay = std::chrono::seconds(5);
    static constexpr Duration maxRetryDelay = std::chrono::minutes(5);
    /// How often a mailbox is tried that takes no letter for now while others did: for half an
    /// hour and more, which is longer than a relay wants that has never seen us before.
    static constexpr int maxMailboxRounds = 12;

    NotifyService(Parts parts, Outbox outbox, Settings settings);
    ~NotifyService();

    void start();
    /// Sends nothing more; what is under way may arrive, and is sent again after a start.
    void stop();
    /// Goes on with these: what waits for a receiver that is gone is dropped.
    void setSettings(Settings settings);
    [[nodiscard]] const Settings &settings() const { return m_settings; }

    /// In the order of the settings.
    [[nodiscard]] std::vector<ReceiverStatus> status();
    /// Sends a test to one receiver, past the outbox; replies when it has answered. `by` is who
    /// asks. Errors: NotFound, Invalid for a secret, Unreachable, TimedOut, Refused; a sentence
    /// without secrets.
    void test(const std::string &receiver, const std::string &by, Reply<Done> reply);

private:
    /// A message of the outbox that is under way.
    struct Sent {
        std::int64_t id = 0;
        std::string cause{};
        bool isToOne = false; ///< a letter to one of its recipients alone
    };

    /// A message that the receiver has and the outbox still, because that could not be written.
    struct Delivered {
        Sent message{};
        TimePoint at{};
    };

    /// A letter that some recipients may have refused: each is sent it alone.
    struct Letter {
        std::int64_t message = 0;
        std::vector<std::string> left{}; ///< recipients who have not answered
        std::vector<std::string> later{}; ///< whose mailboxes do not take it now
        std::size_t taken = 0;
        int rounds = 0; ///< how often it was put off for those
        Duration again{}; ///< uptime; it is put off until then
    };

    /// The way to one receiver.
    struct Line {
        bool isBusy = false;
        int failures = 0; ///< in a row
        int refusals = 0; ///< in a row
        Duration retryAt{}; ///< uptime
        Duration refusedAt{}; ///< uptime; what was refused is tried again
        Duration repeatAt{}; ///< uptime
        Duration askAt{}; ///< uptime
        bool isAsked = false; ///< a question is under way
        std::set<std::string> asked{}; ///< causes about whose silence one is
        /// The causes whose oldest message was refused, and whether others were taken since.
        std::map<std::string, bool> refused{};
        std::string lastRefused{}; ///< which of them was tried last
        std::optional<Delivered> delivered{};
        std::optional<Letter> letter{};
        std::map<std::int64_t, Letter> putOff{}; ///< letters that most have, by message
    };

    /// A cause that is silenced at an Alertmanager.
    struct Silenced {
        std::string cause{};
        std::vector<std::string> silences{}; ///< their ids
    };

    void tick();
    void identify();
    [[nodiscard]] bool mayAct() const;
    void plan();
    void takeOver();
    void dropOld(const Receiver &receiver);
    void pump(const Receiver &receiver);
    [[nodiscard]] std::optional<Waiting> next(const Receiver &receiver, Line &line);
    [[nodiscard]] std::optional<Waiting> nextRefused(const Receiver &receiver, Line &line);
    [[nodiscard]] std::optional<Waiting> nextPutOff(const Receiver &receiver, Line &line);
    [[nodiscard]] bool repeat(const Receiver &receiver, Line &line);
    void send(const Receiver &receiver, Delivery delivery, std::optional<Sent> message);
    void answered(const std::string &receiver,
                  const std::optional<Sent> &message,
                  const Result<Answer> &answer);
    [[nodiscard]] bool goesOn(const Receiver &receiver, const Sent &message, Answer &answer);
    [[nodiscard]] bool endsRound(Line &line, Answer &answer) const;
    void noteRecipient(const Receiver &receiver, const std::string &one, const Answer &answer);
    void taken(const Receiver &receiver, const std::optional<Sent> &message);
    void finish(const Receiver &receiver);
    void refused(const Receiver &receiver, const Sent &message, const Answer &answer);
    void failed(const std::string &receiver,
                const std::string &why,
                const std::optional<Duration> &retryAfter);
    void noteFailure(const std::string &receiver, const std::string &why);
    void askSilenced(const Receiver &receiver, Line &line);
    void takeSilenced(const std::string &receiver, const Json &alerts);
    void askWho(const Receiver &receiver, const Silenced &silenced);
    void showTroubles();
    [[nodiscard]] AlarmPlace placeOf(const alarms::Alarm &alarm);

    Parts m_parts;
    Outbox m_outbox;
    Settings m_settings;
    std::optional<std::string> m_identity{}; ///< of the site
    std::map<std::string, Line> m_lines{}; ///< by receiver
    std::map<std::string, AlarmPlace> m_places{}; ///< by key of the alarm
    std::vector<alarms::AlarmSource> m_troubles{};
    QObject m_context{};
    runtime::Lifetime m_alive{};
    bool m_isRunning = false;
    std::optional<TimePoint> m_standbySince{};
};

} // namespace hp::notify
