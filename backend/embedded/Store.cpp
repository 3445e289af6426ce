// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Store.h"

#include "model/base/JsonText.h"
#include "model/base/JsonTree.h"

#include <QLoggingCategory>

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

Q_LOGGING_CATEGORY(lcSetAside, "holdpoint.store.aside", QtInfoMsg)

namespace hp::embedded {

using cluster::Kind;

namespace {

constexpr Revision sweepSpan = 2000;

std::string logKey(const Kind &kind, const ObjectKey &key)
{
    return kind.group + '/' + kind.plural + '/' + key.ns + '/' + key.name;
}

/// As it was sent once, for those who hear of it late; null for no text. managedFields stay in it.
Object remembered(std::string_view text)
{
    return text.empty() ? Object() : Object::fromBytes(std::string(text));
}

Revision revisionOf(const Object &object)
{
    const std::string &text = object.resourceVersion();
    Revision revision = 0;
    std::from_chars(text.data(), text.data() + text.size(), revision);
    return revision;
}

} // namespace

Result<std::unique_ptr<Store>> Store::open(const RevisionLog::Options &options)
{
    auto log = RevisionLog::open(options);
    if (!log)
        return unexpected(log.error());
    std::unique_ptr<Store> store(new Store(std::move(*log)));
    if (const auto loaded = store->load(); !loaded)
        return unexpected(loaded.error());
    return store;
}

Store::Store(std::unique_ptr<RevisionLog> log)
    : m_log(std::move(log))
    , m_revision(m_log->newest())
{ }

struct Store::LogPlace {
    const Kind *kind = nullptr; ///< null when this build does not serve it
    ObjectKey key{};
};

Store::LogPlace Store::placeOf(std::string_view text) const
{
    std::array<std::string_view, 4> parts{};
    for (std::size_t i = 0, start = 0; i < parts.size(); ++i) {
        const std::size_t slash = i + 1 < parts.size() ? text.find('/', start) : text.size();
        if (slash == std::string_view::npos)
            return {};
        parts[i] = text.substr(start, slash - start);
        start = slash + 1;
    }
    const Kind *kind = m_table.findStored(parts[0], parts[1]);
    return kind ? LogPlace{kind, {std::string(parts[2]), std::string(parts[3])}} : LogPlace();
}

/// A row of which no object, or not all of one, could be made.
struct Store::Unread {
    LogRow row{}; ///< without its value
    LogPlace place{};
    const char *why = nullptr;
    bool isInPart = false;
};

Object Store::parsed(std::string_view text)
{
    ManagedFields managed;
    if (const auto given = jsonTextAt(text, "/metadata/managedFields")) {
        if (auto read = m_pool.read(parseJson(*given)))
            managed = std::move(*read);
    }
    return Object::fromBytes(std::string(text), std::move(managed));
}

Result<Done> Store::load()
{
    std::vector<Unread> unread;
    // Of kinds whose definition may stand in a later row.
    std::vector<std::pair<LogRow, std::string>> later;
    const auto whole = m_log->readNewest([&](const LogRow &row) -> Result<Done> {
        if (row.deleted)
            m_tombstones[row.key] = row.revision;
        else if (const LogPlace place = placeOf(row.key); place.kind)
            loadRow(row, place, unread);
        else
            later.emplace_back(row, std::string(row.value));
        return Done{};
    });
    // Not before every row was seen: a file that is damaged as a whole stays as it is.
    if (!whole)
        return whole;
    for (const Object &definition : m_table.all(cluster::kinds::customResourceDefinition()))
        m_table.define(cluster::definedKind(Object(definition).json()));
    for (auto &[row, value] : later) {
        row.value = value;
        if (const LogPlace place = placeOf(row.key); place.kind)
            loadRow(row, place, unread);
    }
    return putAside(unread);
}

void Store::loadRow(const LogRow &row, const LogPlace &place, std::vector<Unread> &unread)
{
    const auto leave = [&](const char *why, bool isInPart) {
        unread.push_back({{row.revision, row.previous, false, row.key, {}}, place, why, isInPart});
    };
    const bool isDeep = nestsTooDeeply(row.value);
    if (isDeep ? !Json::accept(row.value) : !isJson(row.value))
        return leave("it is not JSON", false);
    const Object object = parsed(row.value);
    if (revisionOf(object) != row.revision || object.key() != place.key)
        return leave("it is another object, or another version of it", false);
    m_table.apply({row.revision, place.kind, place.key, {}, object, false});
    if (isDeep)
        leave("it nests deeper than 256 levels", true);
}

void Store::define(const std::vector<Change> &changes)
{
    for (const Change &change : changes) {
        if (change.kind != &cluster::kinds::customResourceDefinition())
            continue;
        cluster::DefinedKind kind = cluster::definedKind(change.after.json());
        if (change.removed)
            m_table.undefine(*kind.home);
        else
            m_table.define(std::move(kind));
    }
}

/// What cannot be read ends as if it was removed, for watches that begin anew: what was before it
/// is no answer to what is there. Nobody can go on from a version before that.
Result<Done> Store::putAside(const std::vector<Unread> &rows)
{
    const Revision before = m_revision;
    const auto persist = [&]() -> Result<Done> {
        if (auto begun = m_log->begin(); !begun)
            return begun;
        for (const Unread &each : rows) {
            if (auto kept = m_log->setAside(each.row.revision, each.why); !kept)
                return kept;
            if (each.isInPart)
                continue;
            LogRow end = each.row;
            end.revision = ++m_revision;
            end.previous = each.row.revision;
            end.deleted = true;
            end.value = "{}";
            if (auto written = m_log->append(end, {}); !written)
                return written;
            m_tombstones[end.key] = end.revision;
        }
        return m_log->commit();
    };
    if (!rows.empty()) {
        if (auto done = persist(); !done) {
            m_log->rollback();
            return done;
        }
        if (m_revision != before) {
            if (auto done = m_log->compactTo(m_revision); !done)
                return done;
        }
    }
    for (const Unread &each : rows)
        qCCritical(lcSetAside).noquote() << QString::fromStdString(
            each.place.kind->kind + ' ' + toString(each.place.key)
            + (each.isInPart ? " is read in part, its whole text" : " cannot be read and")
            + " is set aside in the table " + setAsideTable + " of " + m_log->path() + ": "
            + each.why);
    const auto kept = m_log->readSetAside();
    if (!kept)
        return unexpected(kept.error());
    for (const SetAsideRow &row : *kept) {
        const LogPlace place = placeOf(row.key);
        const bool isInPart = std::any_of(rows.begin(), rows.end(), [&](const Unread &each) {
            return each.isInPart && each.row.key == row.key;
        });
        if (place.kind)
            m_setAside.push_back({place.kind, place.key, row.why, isInPart});
    }
    return Done{};
}

Object Store::next(const Kind &kind, Json content, ManagedFields managed) const
{
    content["metadata"]["resourceVersion"] = std::to_string(m_revision + 1);
    if (kind.home)
        content["apiVersion"] = m_table.storageOf(kind).apiVersion();
    return Object(std::move(content), std::move(managed));
}

Object Store::put(const Kind &kind, const ObjectKey &key, Object after)
{
    Change change{m_revision + 1,
                  &kind.stored(),
                  key,
                  m_table.find(kind.stored(), key),
                  std::move(after),
                  false};
    Object result = ObjectTable::inVersion(kind, change.after);
    write(std::move(change));
    return result;
}

Object Store::erase(const Kind &kind, const ObjectKey &key)
{
    const Object before = m_table.find(kind.stored(), key);
    Json content = before.json();
    content["metadata"]["resourceVersion"] = std::to_string(m_revision + 1);
    Change change{m_revision + 1,
                  &kind.stored(),
                  key,
                  before,
                  Object(std::move(content), before.managedFields()),
                  true};
    Object result = ObjectTable::inVersion(kind, change.after);
    write(std::move(change));
    return result;
}

void Store::write(Change change)
{
    ++m_revision;
    m_table.apply(change);
    m_open.push_back(std::move(change));
}

Result<std::vector<Change>> Store::commit(TimePoint now)
{
    if (m_open.empty())
        return std::vector<Change>();
    std::unordered_map<std::string, Revision> buried;
    const auto persist = [&]() -> Result<Done> {
        if (auto begun = m_log->begin(); !begun)
            return begun;
        for (const Change &change : m_open) {
            LogRow row;
            row.revision = change.revision;
            row.key = logKey(*change.kind, change.key);
            row.deleted = change.removed;
            row.value = change.after.bytes();
            if (change.before) {
                row.previous = revisionOf(change.before);
            } else if (const auto fresh = buried.find(row.key); fresh != buried.end()) {
                row.previous = fresh->second;
            } else if (const auto old = m_tombstones.find(row.key); old != m_tombstones.end()) {
                row.previous = old->second;
            }
            if (auto written = m_log->append(row, now); !written) {
                m_log->rollback();
                return written;
            }
            if (change.removed)
                buried[row.key] = change.revision;
        }
        return m_log->commit();
    };
    if (const auto done = persist(); !done) {
        for (auto it = m_open.rbegin(); it != m_open.rend(); ++it)
            m_table.undo(*it);
        m_revision -= static_cast<Revision>(m_open.size());
        m_open.clear();
        return unexpected(done.error());
    }
    for (const auto &[key, revision] : buried)
        m_tombstones[key] = revision;
    return std::exchange(m_open, {});
}

Result<Revision>
Store::readSince(Revision after, int limit, const std::function<void(const Change &)> &change)
{
    return m_log->readSince(
        after, m_revision, limit, [&](const LogRow &row, std::string_view before) {
            const LogPlace place = placeOf(row.key);
            if (!place.kind)
                return;
            change({row.revision,
                    place.kind,
                    place.key,
                    remembered(before),
                    remembered(row.value),
                    row.deleted});
        });
}

Result<bool> Store::compact(TimePoint before, Revision keepAtMost)
{
    const auto old = m_log->newestBefore(before);
    if (!old)
        return unexpected(old.error());
    const Revision target = std::max(*old, m_log->newest() - keepAtMost);
    if (const auto done = m_log->compactTo(target); !done)
        return unexpected(done.error());
    return m_log->swept() < m_log->compacted();
}

Result<bool> Store::sweep()
{
    auto more = m_log->sweep(sweepSpan);
    if (more && !*more)
        std::erase_if(m_tombstones,
                      [this](const auto &entry) { return entry.second <= m_log->swept(); });
    return more;
}

} // namespace hp::embedded
