// SPDX-License-Identifier: Apache-2.0
#include "backend/notify/NotifyService.h"

#include "backend/notify/Deliveries.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <QLoggingCategory>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::notify {

namespace {

Q_LOGGING_CATEGORY(lcNotify, "holdpoint.notify", QtInfoMsg)

constexpr int smtpTaken = 250;
constexpr int smtpLater = 450;
constexpr int smtpPermanent = 500;

bool isTaken(const Answer &answer)
{
    return answer.status >= 200 && answer.status < 300;
}

/// It says that it does not take this very message, which may be true, or said of every message.
/// Everything else is about the receiver.
bool isRefusal(ReceiverKind kind, int status)
{
    // Who we are is what it asks for, or does not like.
    static const std::set<int> authentication{530, 534, 535, 538};
    if (kind == ReceiverKind::Email)
        return status >= smtpPermanent && !authentication.contains(status);
    return status == 400 || status == 413 || status == 422;
}

/// A mailbox takes it later: it is full, or its relay wants to see us come again. What concerns the
/// relay itself, who we are and TLS, is as true of all others.
bool isDeferral(ReceiverKind kind, int status)
{
    static const std::set<int> ofRelay{421, 432, 454};
    return kind == ReceiverKind::Email && status >= 400 && status < smtpPermanent
        && !ofRelay.contains(status);
}

Duration delayAfter(int times)
{
    constexpr int maxDoublings = 10;
    return std::min<Duration>(NotifyService::maxRetryDelay,
                              NotifyService::firstRetryDelay
                                  * (1 << std::min(times, maxDoublings)));
}

/// The silences of an alert of an Alertmanager.
std::vector<std::string> silencesOf(const Json &alert)
{
    std::vector<std::string> silences;
    const auto pointer = Json::json_pointer("/status/silencedBy");
    if (!alert.is_object() || !alert.contains(pointer) || !alert.at(pointer).is_array())
        return silences;
    for (const Json &one : alert.at(pointer)) {
        std::string silence = one.is_string() ? one.get<std::string>() : std::string();
        // It becomes part of an address.
        if (!silence.empty()
            && silence.find_first_not_of("0123456789abcdefABCDEF-") == std::string::npos)
            silences.push_back(std::move(silence));
    }
    return silences;
}

/// A name that somebody else's program gives: one short line.
std::string safeName(std::string name)
{
    constexpr std::size_t longest = 100;
    std::erase_if(name, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    std::size_t end = std::min(name.size(), longest);
    while (end < name.size() && end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
        --end;
    return name.substr(0, end);
}

void warnOf(const Result<Done> &done)
{
    if (!done)
        qCWarning(lcNotify).noquote() << QString::fromStdString(done.error().message);
}

std::string refusalOf(const Answer &answer)
{
    return "it answers " + std::to_string(answer.status);
}

} // namespace

NotifyService::NotifyService(Parts parts, Outbox outbox, Settings settings)
    : m_parts(std::move(parts))
    , m_outbox(std::move(outbox))
{
    setSettings(std::move(settings));
}

NotifyService::~NotifyService() = default;

void NotifyService::start()
{
    if (std::exchange(m_isRunning, true))
        return;
    identify();
    tick();
}

void NotifyService::stop()
{
    m_isRunning = false;
}

void NotifyService::identify()
{
    if (m_identity)
        return;
    if (!m_parts.askIdentity) {
        m_identity = m_outbox.identity();
        return;
    }
    m_parts.askIdentity([this, alive = m_alive.token()](const Result<std::string> &identity) {
        if (!alive)
            return;
        if (!identity)
            qCWarning(lcNotify).noquote()
                << "notifications: another site of the same name may be taken for this one:"
                << QString::fromStdString(identity.error().message);
        m_identity = !identity  ? std::string()
            : identity->empty() ? m_outbox.identity()
                                : *identity;
    });
}

bool NotifyService::mayAct() const
{
    return m_isRunning && (!m_parts.acts || m_parts.acts());
}

void NotifyService::setSettings(Settings settings)
{
    m_settings = std::move(settings);
    warnOf(m_outbox.keepOnly(m_settings.receivers));
    for (auto &[name, line] : m_lines) { // somebody may have put it right
        line.failures = line.refusals = 0;
        line.retryAt = line.refusedAt = {};
        line.refused.clear();
        line.letter.reset();
        line.putOff.clear();
    }
}

void NotifyService::tick()
{
    if (!m_isRunning)
        return;
    plan();
    if (!mayAct()) {
        if (!m_standbySince)
            m_standbySince = m_parts.clock->now();
        for (const Receiver &receiver : m_settings.receivers)
            dropOld(receiver);
    } else {
        if (std::exchange(m_standbySince, std::nullopt))
            takeOver();
        for (const Receiver &receiver : m_settings.receivers) {
            pump(receiver);
            askSilenced(receiver, m_lines[receiver.name]);
        }
    }
    showTroubles();
    m_parts.clock->after(interval, &m_context, [this] { tick(); });
}

/// Whoever acts has sent it by now. Where a repetition would show, no more is kept than may be lost
/// in a handover, but for what was planned here when nobody else acted.
void NotifyService::dropOld(const Receiver &receiver)
{
    const TimePoint now = m_parts.clock->now();
    warnOf(m_outbox.drop(receiver.name, {}, now - standbyKeeps));
    if (!recognises(receiver.kind))
        warnOf(m_outbox.drop(receiver.name, *m_standbySince, now - handoverTakes));
    Line &line = m_lines[receiver.name];
    line.refused.clear();
    line.letter.reset();
    line.putOff.clear();
}

AlarmPlace NotifyService::placeOf(const alarms::Alarm &alarm)
{
    const auto known = m_places.find(alarm.source.key);
    if (known != m_places.end())
        return known->second;
    const auto place = m_parts.placeOf ? m_parts.placeOf(alarm) : AlarmPlace();
    if (place)
        m_places[alarm.source.key] = *place;
    return place.value_or(AlarmPlace());
}

void NotifyService::plan()
{
    if (!m_identity)
        return;
    const auto &alarms = m_parts.alarms();
    std::erase_if(m_places, [&alarms](const auto &one) { return !alarms.contains(one.first); });
    auto standing = standingOf(
        alarms, m_parts.cluster, [this](const alarms::Alarm &alarm) { return placeOf(alarm); });
    for (auto &[cause, one] : standing)
        one.notice.site = *m_identity;
    const TimePoint now = m_parts.clock->now();
    warnOf(m_outbox.put(planOf(m_outbox.episodes(), standing, m_settings, now), now));
}

/// Nobody knows how far the one before came: what stands is said again to who knows it again.
void NotifyService::takeOver()
{
    Plan again;
    again.episodes = m_outbox.episodes();
    for (const auto &[cause, episode] : again.episodes) {
        for (const std::string &name : episode.receivers) {
            const Receiver *receiver = findReceiver(m_settings, name);
            if (receiver != nullptr && recognises(receiver->kind)
                && takes(receiver->kind, episode.last.event))
                again.messages.push_back({name, episode.last});
        }
    }
    warnOf(m_outbox.put(again, m_parts.clock->now()));
}

void NotifyService::pump(const Receiver &receiver)
{
    Line &line = m_lines[receiver.name];
    if (!mayAct() || line.isBusy || m_parts.clock->uptime() < line.retryAt)
        return;
    if (line.delivered)
        return finish(receiver);
    auto message = next(receiver, line);
    if (!message && repeat(receiver, line))
        return;
    if (!message)
        message = nextPutOff(receiver, line);
    if (!message)
        message = nextRefused(receiver, line);
    if (!message)
        return;
    auto delivery = deliveryOf(receiver, message->notice, m_parts.clock->now());
    if (!delivery)
        return failed(receiver.name, delivery.error().message, {});
    const bool isToOne = line.letter.has_value();
    if (isToOne)
        delivery->to = {line.letter->left.front()};
    send(receiver, std::move(*delivery), Sent{message->id, message->notice.cause, isToOne});
}

/// What was refused keeps back what came later about its cause: an end that is sent before its
/// beginning would be the end of nothing.
std::optional<Waiting> NotifyService::next(const Receiver &receiver, Line &line)
{
    if (line.letter) {
        auto begun = m_outbox.first(
            receiver.name, [&line](const Waiting &one) { return one.id == line.letter->message; });
        if (begun)
            return begun;
        line.letter.reset();
    }
    return m_outbox.first(receiver.name, [&line](const Waiting &one) {
        return !line.refused.contains(one.notice.cause) && !line.putOff.contains(one.id);
    });
}

/// For the mailboxes that are left of it.
std::optional<Waiting> NotifyService::nextPutOff(const Receiver &receiver, Line &line)
{
    for (auto it = line.putOff.begin(); it != line.putOff.end();) {
        if (m_parts.clock->uptime() < it->second.again) {
            ++it;
            continue;
        }
        line.letter = std::move(it->second);
        it = line.putOff.erase(it);
        auto message = m_outbox.first(
            receiver.name, [&line](const Waiting &one) { return one.id == line.letter->message; });
        if (message)
            return message;
        line.letter.reset();
    }
    return std::nullopt;
}

/// One after another: the first may be the only one that would never be taken.
std::optional<Waiting> NotifyService::nextRefused(const Receiver &receiver, Line &line)
{
    if (m_parts.clock->uptime() < line.refusedAt)
        return std::nullopt;
    while (!line.refused.empty()) {
        auto turn = line.refused.upper_bound(line.lastRefused);
        if (turn == line.refused.end())
            turn = line.refused.begin();
        line.lastRefused = turn->first;
        auto message = m_outbox.first(receiver.name, [&line](const Waiting &one) {
            return one.notice.cause == line.lastRefused;
        });
        if (message)
            return message;
        line.refused.erase(turn);
    }
    return std::nullopt;
}

/// False when there is nothing to repeat now.
bool NotifyService::repeat(const Receiver &receiver, Line &line)
{
    if (receiver.kind != ReceiverKind::Alertmanager || m_parts.clock->uptime() < line.repeatAt)
        return false;
    std::vector<Notice> notices;
    for (const auto &[cause, episode] : m_outbox.episodes()) {
        // One that it refuses would be refused with all the others.
        if (!episode.receivers.contains(receiver.name) || line.refused.contains(cause))
            continue;
        notices.push_back(episode.last);
        notices.back().before = 0; // whose end was said when it came
    }
    if (notices.empty())
        return false;
    if (auto delivery = repeatOf(receiver, notices, m_parts.clock->now()))
        send(receiver, std::move(*delivery), std::nullopt);
    else
        failed(receiver.name, delivery.error().message, {});
    return true;
}

/// A silence is how people of an Alertmanager take notice. What cannot be asked is no failure of
/// the receiver: it takes messages.
void NotifyService::askSilenced(const Receiver &receiver, Line &line)
{
    if (receiver.kind != ReceiverKind::Alertmanager || !m_parts.acknowledge || line.isAsked
        || line.failures > 0 || m_parts.clock->uptime() < line.askAt)
        return;
    auto question = silencedQuestion(receiver);
    if (!question)
        return;
    line.askAt = m_parts.clock->uptime() + askInterval;
    line.isAsked = true;
    m_parts.sender->send(
        std::move(*question),
        [this, name = receiver.name, alive = m_alive.token()](const Result<Answer> &answer) {
            if (!alive)
                return;
            m_lines[name].isAsked = false;
            if (answer && isTaken(*answer) && mayAct())
                takeSilenced(name, parseJson(answer->body));
        });
}

void NotifyService::takeSilenced(const std::string &name, const Json &alerts)
{
    const Receiver *receiver = findReceiver(m_settings, name);
    if (receiver == nullptr || !alerts.is_array())
        return;
    std::map<std::string, std::string> causes; // by the name that the other side has of them
    for (const auto &[cause, episode] : m_outbox.episodes()) {
        if (!episode.isOver)
            causes[keysOf(episode.last).cause] = cause;
    }
    std::set<std::string> known = m_outbox.silences(name);
    std::erase_if(known, [this](const std::string &one) {
        const auto episode = m_outbox.episodes().find(one.substr(one.find('/') + 1));
        return episode == m_outbox.episodes().end() || episode->second.isOver;
    });
    std::vector<Silenced> questions;
    for (const Json &alert : alerts) {
        const auto cause = causes.find(textAt(alert, "/labels/holdpoint_cause"));
        if (cause == causes.end())
            continue;
        Silenced silenced{cause->second, {}};
        for (const std::string &silence : silencesOf(alert)) {
            // Once: who withdraws the acknowledgement here means it.
            if (!known.contains(silence + '/' + cause->second))
                silenced.silences.push_back(silence);
        }
        if (silenced.silences.empty())
            continue;
        if (!m_outbox.episodes().at(cause->second).isAcknowledged) {
            if (m_lines[name].asked.insert(cause->second).second)
                questions.push_back(std::move(silenced));
            continue;
        }
        for (const std::string &silence : silenced.silences)
            known.insert(silence + '/' + cause->second);
    }
    warnOf(m_outbox.setSilences(name, known));
    for (const Silenced &silenced : questions)
        askWho(*receiver, silenced);
}

void NotifyService::askWho(const Receiver &receiver, const Silenced &silenced)
{
    auto question = silenceQuestion(receiver, silenced.silences.front());
    if (!question) {
        m_lines[receiver.name].asked.erase(silenced.cause);
        return;
    }
    m_parts.sender->send(std::move(*question),
                         [this, name = receiver.name, silenced, alive = m_alive.token()](
                             const Result<Answer> &answer) {
                             if (!alive)
                                 return;
                             m_lines[name].asked.erase(silenced.cause);
                             if (!mayAct()) // who acts now asks it as well
                                 return;
                             std::set<std::string> known = m_outbox.silences(name);
                             for (const std::string &silence : silenced.silences)
                                 known.insert(silence + '/' + silenced.cause);
                             warnOf(m_outbox.setSilences(name, known));
                             const Json silence = answer ? parseJson(answer->body) : Json::object();
                             const std::string who = safeName(textAt(silence, "/createdBy"));
                             m_parts.acknowledge(silenced.cause,
                                                 (who.empty() ? std::string("somebody") : who)
                                                     + " at " + name);
                         });
}

void NotifyService::send(const Receiver &receiver, Delivery delivery, std::optional<Sent> message)
{
    m_lines[receiver.name].isBusy = true;
    m_parts.sender->send(std::move(delivery),
                         [this, name = receiver.name, message, alive = m_alive.token()](
                             const Result<Answer> &answer) {
                             if (alive)
                                 answered(name, message, answer);
                         });
}

void NotifyService::answered(const std::string &name,
                             const std::optional<Sent> &message,
                             const Result<Answer> &answer)
{
    Line &line = m_lines[name];
    line.isBusy = false;
    const Receiver *receiver = findReceiver(m_settings, name);
    if (receiver == nullptr) // its messages are gone as well
        return;
    if (!answer)
        return failed(name, answer.error().message, {});
    Answer said = *answer;
    const bool isRefused = isRefusal(receiver->kind, said.status);
    if (!isTaken(said) && !isRefused && !isDeferral(receiver->kind, said.status))
        return failed(name, refusalOf(said), said.retryAfter);
    if (message && goesOn(*receiver, *message, said))
        return pump(*receiver);
    if (isTaken(said))
        return taken(*receiver, message);
    if (message && !isDeferral(receiver->kind, said.status))
        return refused(*receiver, *message, said);
    failed(name, refusalOf(said), said.retryAfter);
    line.repeatAt = line.retryAt + firstRetryDelay; // others have their turn before it
}

/// A mailbox that is no more, or takes nothing now, ends a letter for all of its recipients: then
/// each is sent it alone. False when none is left; `answer` is then that of all of them.
bool NotifyService::goesOn(const Receiver &receiver, const Sent &message, Answer &answer)
{
    Line &line = m_lines[receiver.name];
    if (!line.letter) {
        if (message.isToOne) // the settings came between: from the start
            return true;
        if (isTaken(answer) || receiver.kind != ReceiverKind::Email || receiver.to.size() < 2)
            return false;
        line.letter = Letter{.message = message.id, .left = receiver.to};
        return true;
    }
    Letter &letter = *line.letter;
    const std::string one = std::move(letter.left.front());
    letter.left.erase(letter.left.begin());
    const bool isLater = isDeferral(receiver.kind, answer.status);
    if (isTaken(answer))
        ++letter.taken;
    else if (!isLater || letter.rounds == 0 || letter.rounds == maxMailboxRounds)
        noteRecipient(receiver, one, answer);
    if (isLater)
        letter.later.push_back(one);
    return !letter.left.empty() || endsRound(line, answer);
}

/// Everybody has answered. True when the letter is put off for some: what comes after it does not
/// wait for them.
bool NotifyService::endsRound(Line &line, Answer &answer) const
{
    Letter letter = std::move(*line.letter);
    line.letter.reset();
    if (letter.taken == 0) { // it may be the relay
        if (!letter.later.empty())
            answer.status = smtpLater;
        return false;
    }
    answer.status = smtpTaken;
    if (letter.later.empty() || letter.rounds == maxMailboxRounds)
        return false;
    letter.again = m_parts.clock->uptime() + delayAfter(letter.rounds++);
    letter.left = std::exchange(letter.later, {});
    line.putOff.insert_or_assign(letter.message, std::move(letter));
    return true;
}

void NotifyService::noteRecipient(const Receiver &receiver,
                                  const std::string &one,
                                  const Answer &answer)
{
    ReceiverState state = m_outbox.state(receiver.name);
    ++state.failed;
    state.lastError = refusalOf(answer) + " for one of the recipients";
    warnOf(m_outbox.setState(receiver.name, state));
    qCWarning(lcNotify).noquote() << "notifications:" << QString::fromStdString(receiver.name)
                                  << QString::fromStdString(state.lastError) << "-"
                                  << QString::fromStdString(one);
}

void NotifyService::taken(const Receiver &receiver, const std::optional<Sent> &message)
{
    Line &line = m_lines[receiver.name];
    line.failures = line.refusals = 0;
    line.retryAt = line.refusedAt = {};
    line.repeatAt = m_parts.clock->uptime() + repeatInterval;
    for (auto &[cause, isItsFault] : line.refused)
        isItsFault = true;
    line.delivered = Delivered{message.value_or(Sent()), m_parts.clock->now()};
    finish(receiver);
}

/// What cannot be written now is written later; the receiver is not sent it again for that.
void NotifyService::finish(const Receiver &receiver)
{
    Line &line = m_lines[receiver.name];
    ReceiverState state = m_outbox.state(receiver.name);
    state.lastDelivery = line.delivered->at;
    const bool wasFailing = state.failingSince.has_value();
    state.failingSince.reset();
    const Sent &message = line.delivered->message;
    if (message.id == 0) { // a repetition, which no outbox has
        warnOf(m_outbox.setState(receiver.name, state));
    } else {
        ++state.delivered;
        if (const auto done = m_outbox.finish(message.id, receiver.name, state); !done)
            return failed(receiver.name, done.error().message, {});
        line.refused.erase(message.cause);
    }
    if (wasFailing)
        qCInfo(lcNotify).noquote()
            << "notifications:" << QString::fromStdString(receiver.name) << "takes them again";
    line.failures = 0;
    line.retryAt = {};
    line.delivered.reset();
    pump(receiver);
}

void NotifyService::refused(const Receiver &receiver, const Sent &message, const Answer &answer)
{
    Line &line = m_lines[receiver.name];
    const auto [known, isNew] = line.refused.try_emplace(message.cause, false);
    if (known->second) {
        ReceiverState state = m_outbox.state(receiver.name);
        ++state.failed;
        ++state.refused;
        state.lastError = refusalOf(answer) + ": the message was dropped";
        if (const auto done = m_outbox.finish(message.id, receiver.name, state); !done)
            return failed(receiver.name, done.error().message, {});
        qCWarning(lcNotify).noquote() << "notifications:" << QString::fromStdString(receiver.name)
                                      << QString::fromStdString(state.lastError);
        line.refused.erase(known);
        return pump(receiver);
    }
    const Duration wanted = answer.retryAfter.value_or(Duration(0));
    const Duration now = m_parts.clock->uptime();
    line.failures = 0; // it is there
    line.retryAt = now + std::max<Duration>(firstRetryDelay, wanted);
    line.refusedAt = now + std::max(delayAfter(line.refusals++), wanted);
    noteFailure(receiver.name, refusalOf(answer));
}

void NotifyService::failed(const std::string &receiver,
                           const std::string &why,
                           const std::optional<Duration> &retryAfter)
{
    Line &line = m_lines[receiver];
    line.retryAt = m_parts.clock->uptime()
        + std::max(delayAfter(line.failures++), retryAfter.value_or(Duration(0)));
    noteFailure(receiver, why);
}

void NotifyService::noteFailure(const std::string &receiver, const std::string &why)
{
    ReceiverState state = m_outbox.state(receiver);
    ++state.failed;
    state.lastError = why;
    if (!state.failingSince) {
        state.failingSince = m_parts.clock->now();
        qCWarning(lcNotify).noquote()
            << "notifications:" << QString::fromStdString(receiver)
            << "takes none, they are kept and sent again:" << QString::fromStdString(why);
    }
    warnOf(m_outbox.setState(receiver, state));
}

void NotifyService::showTroubles()
{
    std::vector<alarms::AlarmSource> troubles;
    const TimePoint now = m_parts.clock->now();
    for (const Receiver &receiver : m_settings.receivers) {
        const ReceiverState state = m_outbox.state(receiver.name);
        if (!state.failingSince || now - *state.failingSince < failingTooLong)
            continue;
        const Message said =
            quoted("the receiver " + receiver.name + " takes no notifications: " + state.lastError);
        troubles.push_back({.key = "notify/" + receiver.name,
                            .text = said.sentence(),
                            .priority = 2,
                            .said = said,
                            .since = state.failingSince});
    }
    if (troubles == m_troubles)
        return;
    m_troubles = troubles;
    if (m_parts.raise)
        m_parts.raise(std::move(troubles));
}

std::vector<ReceiverStatus> NotifyService::status()
{
    std::vector<ReceiverStatus> all;
    for (const Receiver &receiver : m_settings.receivers)
        all.push_back({receiver, m_outbox.state(receiver.name), m_outbox.pending(receiver.name)});
    return all;
}

void NotifyService::test(const std::string &name, const std::string &by, Reply<Done> reply)
{
    const Receiver *known = findReceiver(m_settings, name);
    if (known == nullptr)
        return reply(unexpected(ErrorCode::NotFound, "there is no receiver " + name));
    Notice notice;
    notice.event = Event::Test;
    notice.cluster = m_parts.cluster;
    notice.site = m_identity.value_or(std::string());
    notice.at = notice.since = m_parts.clock->now();
    notice.cause = "test/" + name;
    notice.episode = formatMicroTime(notice.at);
    notice.summary = "This is a test by " + by + ", nothing has happened.";
    auto delivery = deliveryOf(*known, notice, notice.at);
    if (!delivery)
        return reply(unexpected(delivery.error()));
    Notice over = notice;
    over.event = Event::Resolved;
    const auto end = [this, receiver = *known, over] {
        if (auto resolve = deliveryOf(receiver, over, m_parts.clock->now()))
            m_parts.sender->send(std::move(*resolve), [](const Result<Answer> &) {});
    };
    m_parts.sender->send(
        std::move(*delivery),
        [kind = known->kind, end, reply, alive = m_alive.token()](const Result<Answer> &answer) {
            if (!alive)
                return;
            if (!answer)
                return reply(unexpected(answer.error()));
            if (!isTaken(*answer))
                return reply(unexpected(ErrorCode::Refused, refusalOf(*answer)));
            // A test is no incident that somebody has to close.
            if (kind == ReceiverKind::PagerDuty)
                end();
            reply(Done{});
        });
}

} // namespace hp::notify
