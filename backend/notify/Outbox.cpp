// SPDX-License-Identifier: Apache-2.0
#include "backend/notify/Outbox.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::notify {

namespace {

constexpr std::array layout{
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "CREATE TABLE IF NOT EXISTS messages(id INTEGER PRIMARY KEY AUTOINCREMENT, receiver BLOB NOT "
    "NULL, planned INTEGER NOT NULL, notice BLOB NOT NULL)",
    "CREATE INDEX IF NOT EXISTS messages_by_receiver ON messages(receiver, id)",
    "CREATE TABLE IF NOT EXISTS episodes(cause BLOB PRIMARY KEY, episode BLOB NOT NULL)",
    "CREATE TABLE IF NOT EXISTS receivers(name BLOB PRIMARY KEY, state BLOB NOT NULL)",
    "CREATE TABLE IF NOT EXISTS silences(receiver BLOB NOT NULL, silence BLOB NOT NULL, "
    "PRIMARY KEY(receiver, silence))",
    "CREATE TABLE IF NOT EXISTS identity(one INTEGER PRIMARY KEY, identity BLOB NOT NULL)",
    "INSERT OR IGNORE INTO identity VALUES(1, randomblob(16))"};

std::int64_t countIn(const Json &json, const char *member)
{
    const auto value = json.find(member);
    return value != json.end() && value->is_number_integer() ? value->get<std::int64_t>() : 0;
}

Json stateJson(const ReceiverState &state)
{
    return {{"delivered", state.delivered},
            {"failed", state.failed},
            {"refused", state.refused},
            {"lastDelivery", timeOrEmpty(state.lastDelivery)},
            {"failingSince", timeOrEmpty(state.failingSince)},
            {"lastError", state.lastError}};
}

ReceiverState stateFrom(const Json &json)
{
    ReceiverState state;
    if (!json.is_object())
        return state;
    state.delivered = countIn(json, "delivered");
    state.failed = countIn(json, "failed");
    state.refused = countIn(json, "refused");
    state.lastDelivery = parseTime(textOf(json, "lastDelivery"));
    state.failingSince = parseTime(textOf(json, "failingSince"));
    state.lastError = textOf(json, "lastError");
    return state;
}

} // namespace

Unexpected Outbox::refused() const
{
    return unexpected(ErrorCode::Internal, m_file + " cannot be used: " + m_database.fault().text);
}

Result<Outbox> Outbox::open(const std::string &file)
{
    Outbox outbox;
    outbox.m_file = file;
    if (!outbox.m_database.open(file))
        return outbox.refused();
    for (const char *statement : layout) {
        if (!outbox.m_database.run(statement))
            return outbox.refused();
    }
    auto episodes = outbox.m_database.prepare("SELECT cause, episode FROM episodes");
    auto step = episodes.step();
    for (; step == embedded::SqliteStatement::Step::Row; step = episodes.step()) {
        if (auto episode = episodeFromJson(parseJson(episodes.blob(1))))
            outbox.m_episodes[std::string(episodes.blob(0))] = std::move(*episode);
    }
    if (step == embedded::SqliteStatement::Step::Failed)
        return outbox.refused();
    auto states = outbox.m_database.prepare("SELECT name, state FROM receivers");
    for (step = states.step(); step == embedded::SqliteStatement::Step::Row; step = states.step())
        outbox.m_states[std::string(states.blob(0))] = stateFrom(parseJson(states.blob(1)));
    if (step == embedded::SqliteStatement::Step::Failed)
        return outbox.refused();
    auto silences = outbox.m_database.prepare("SELECT receiver, silence FROM silences");
    step = silences.step();
    for (; step == embedded::SqliteStatement::Step::Row; step = silences.step())
        outbox.m_silences[std::string(silences.blob(0))].emplace(silences.blob(1));
    if (step == embedded::SqliteStatement::Step::Failed || !outbox.readIdentity())
        return outbox.refused();
    return outbox;
}

bool Outbox::readIdentity()
{
    auto identity = m_database.prepare("SELECT hex(identity) FROM identity");
    if (identity.step() != embedded::SqliteStatement::Step::Row)
        return false;
    m_identity = identity.blob(0);
    return true;
}

Result<Done> Outbox::commit(bool isDone)
{
    if (isDone && m_database.run("COMMIT"))
        return Done{};
    const auto failure = refused();
    (void)m_database.run("ROLLBACK");
    return failure;
}

Result<Done> Outbox::put(const Plan &plan, TimePoint now)
{
    if (plan.messages.empty() && plan.episodes == m_episodes)
        return Done{};
    bool isDone = m_database.run("BEGIN IMMEDIATE");
    auto insert =
        m_database.prepare("INSERT INTO messages(receiver, planned, notice) VALUES(?, ?, ?)");
    for (const Outgoing &message : plan.messages) {
        const std::string notice = compactJson(toJson(message.notice));
        insert.bind(1, message.receiver);
        insert.bind(2, now.time_since_epoch().count());
        insert.bind(3, notice);
        isDone = isDone && insert.run();
    }
    auto set = m_database.prepare("INSERT OR REPLACE INTO episodes(cause, episode) VALUES(?, ?)");
    for (const auto &[cause, episode] : plan.episodes) {
        const auto known = m_episodes.find(cause);
        if (known != m_episodes.end() && known->second == episode)
            continue;
        const std::string text = compactJson(toJson(episode));
        set.bind(1, cause);
        set.bind(2, text);
        isDone = isDone && set.run();
    }
    auto drop = m_database.prepare("DELETE FROM episodes WHERE cause = ?");
    for (const auto &[cause, episode] : m_episodes) {
        if (plan.episodes.contains(cause))
            continue;
        drop.bind(1, cause);
        isDone = isDone && drop.run();
    }
    auto done = commit(isDone);
    if (done)
        m_episodes = plan.episodes;
    return done;
}

std::optional<Waiting> Outbox::first(const std::string &receiver,
                                     const std::function<bool(const Waiting &)> &isWanted)
{
    auto select =
        m_database.prepare("SELECT id, notice FROM messages WHERE receiver = ? ORDER BY id");
    select.bind(1, receiver);
    while (select.step() == embedded::SqliteStatement::Step::Row) {
        // What cannot be read holds up nothing that can.
        auto notice = noticeFromJson(parseJson(select.blob(1)));
        if (!notice)
            continue;
        Waiting one{select.number(0), receiver, std::move(*notice)};
        if (isWanted(one))
            return one;
    }
    return std::nullopt;
}

std::int64_t Outbox::pending(const std::string &receiver)
{
    auto count = m_database.prepare("SELECT count(*) FROM messages WHERE receiver = ?");
    count.bind(1, receiver);
    return count.step() == embedded::SqliteStatement::Step::Row ? count.number(0) : 0;
}

bool Outbox::writeState(const std::string &receiver, const ReceiverState &state)
{
    const std::string text = compactJson(stateJson(state));
    auto set = m_database.prepare("INSERT OR REPLACE INTO receivers(name, state) VALUES(?, ?)");
    set.bind(1, receiver);
    set.bind(2, text);
    return set.run();
}

Result<Done>
Outbox::finish(std::int64_t id, const std::string &receiver, const ReceiverState &state)
{
    bool isDone = m_database.run("BEGIN IMMEDIATE");
    {
        auto drop = m_database.prepare("DELETE FROM messages WHERE id = ?");
        drop.bind(1, id);
        isDone = isDone && drop.run() && writeState(receiver, state);
    }
    auto done = commit(isDone);
    if (done)
        m_states[receiver] = state;
    return done;
}

Result<Done> Outbox::setState(const std::string &receiver, const ReceiverState &state)
{
    m_states[receiver] = state;
    return writeState(receiver, state) ? Result<Done>(Done{}) : Result<Done>(refused());
}

ReceiverState Outbox::state(const std::string &receiver) const
{
    const auto known = m_states.find(receiver);
    return known == m_states.end() ? ReceiverState() : known->second;
}

Result<Done> Outbox::drop(const std::string &receiver, TimePoint start, TimePoint end)
{
    auto drop = m_database.prepare(
        "DELETE FROM messages WHERE receiver = ? AND planned >= ? AND planned < ?");
    drop.bind(1, receiver);
    drop.bind(2, start.time_since_epoch().count());
    drop.bind(3, end.time_since_epoch().count());
    return drop.run() ? Result<Done>(Done{}) : Result<Done>(refused());
}

std::set<std::string> Outbox::silences(const std::string &receiver) const
{
    const auto known = m_silences.find(receiver);
    return known == m_silences.end() ? std::set<std::string>() : known->second;
}

Result<Done> Outbox::setSilences(const std::string &receiver, const std::set<std::string> &silences)
{
    if (this->silences(receiver) == silences)
        return Done{};
    bool isDone = m_database.run("BEGIN IMMEDIATE");
    {
        auto drop = m_database.prepare("DELETE FROM silences WHERE receiver = ?");
        drop.bind(1, receiver);
        isDone = isDone && drop.run();
        auto insert = m_database.prepare("INSERT INTO silences(receiver, silence) VALUES(?, ?)");
        insert.bind(1, receiver);
        for (const std::string &one : silences) {
            insert.bind(2, one);
            isDone = isDone && insert.run();
        }
    }
    m_silences[receiver] = silences; // also where the disk is full: until the next start
    return commit(isDone);
}

Result<Done> Outbox::keepOnly(const std::vector<Receiver> &receivers)
{
    std::vector<std::string> gone;
    {
        auto all = m_database.prepare("SELECT DISTINCT receiver FROM messages");
        while (all.step() == embedded::SqliteStatement::Step::Row) {
            const std::string name(all.blob(0));
            if (findReceiver({receivers, {}}, name) == nullptr)
                gone.push_back(name);
        }
    }
    auto drop = m_database.prepare("DELETE FROM messages WHERE receiver = ?");
    for (const std::string &name : gone) {
        drop.bind(1, name);
        if (!drop.run())
            return refused();
    }
    return Done{};
}

} // namespace hp::notify
