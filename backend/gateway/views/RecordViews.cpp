// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/RecordViews.h"

#include "backend/gateway/views/InTurn.h"
#include "model/base/JsonTree.h"
#include "model/messages/Answer.h"
#include "model/resource/KeyText.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

/// options.columns within what a screen has, and that of a usual one where it says none: what is
/// asked for is read in one piece, and every transition of a long range would be 200,000.
int columnsOf(const Json &options)
{
    constexpr int usual = 2000;
    constexpr int widest = 4000;
    const auto it = options.find("columns");
    if (it == options.end() || !it->is_number_integer())
        return usual;
    const auto asked = it->get<std::int64_t>();
    return asked <= 0 ? usual : static_cast<int>(std::min<std::int64_t>(asked, widest));
}

/// How old marks may be that somebody looks at.
constexpr Duration marksAge = std::chrono::seconds(10);
constexpr Duration maxMarksRange = std::chrono::hours(24 * 366);
/// After which a record that could not be read is asked again.
constexpr Duration recordRest = std::chrono::seconds(5);

/// False when the record could not be read: what is shown stays.
bool showRows(View &view, RowMap rows, TimePoint now)
{
    if (rows.empty())
        return false;
    view.replace(std::move(rows));
    view.flush(now);
    return true;
}

} // namespace

RowMap rowTexts(const Json &rows)
{
    RowMap texts;
    for (const auto &[key, row] : rows.items())
        texts[key] = compactJson(row);
    return texts;
}

Result<std::optional<TimePoint>> instantIn(const Json &options, TimePoint now)
{
    const auto it = options.is_object() ? options.find("at") : options.end();
    if (!options.is_object() || it == options.end())
        return std::optional<TimePoint>();
    const std::string text = it->is_string() ? it->get<std::string>() : it->dump();
    const auto at = parseTime(text);
    if (!at)
        return unexpected(ErrorCode::Invalid,
                          "options.at: '" + text + "' is not a time such as 2026-01-10T12:00:00Z");
    if (*at > now)
        return unexpected(ErrorCode::Invalid, "options.at: " + text + " lies ahead");
    return at;
}

TimelineViews::TimelineViews(runtime::Clock &clock, Rows rows)
    : m_clock(clock)
    , m_rows(std::move(rows))
{ }

Result<std::shared_ptr<View>> TimelineViews::open(const std::string &name, const Json &options)
{
    const std::string back = name.substr(prefix.size());
    const auto range = parseDuration(back);
    if (!range || *range <= Duration(0))
        return unexpected(ErrorCode::Invalid, "'" + back + "' is not a range such as 2h");
    const auto object = options.is_object() ? options.find("object") : options.end();
    const auto key = options.is_object() && object != options.end() && object->is_string()
        ? keyFrom(object->get_ref<const std::string &>())
        : std::nullopt;
    if (!key)
        return unexpected(ErrorCode::Invalid,
                          "a timeline needs options.object as <namespace>/<name>");
    const TimePoint now = m_clock.now();
    const auto at = instantIn(options, now);
    if (!at)
        return unexpected(at.error());
    const TimelineAsk ask{*key, *range, *at, columnsOf(options)};
    Entry &entry = m_views[back + ' ' + toString(*key) + ' ' + std::to_string(ask.columns) + ' '
                           + (*at ? formatMicroTime(**at) : std::string())];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    if (*at)
        view->setAsOf(**at, {});
    const bool shown = showRows(*view, m_rows(ask, now), now);
    entry = {view, ask, !shown, shown ? Duration() : m_clock.uptime() + recordRest};
    return view;
}

bool TimelineViews::refreshUntil(TimePoint now, const std::optional<Duration> &until)
{
    std::erase_if(m_views, [](const auto &named) { return named.second.view.expired(); });
    return inTurn(m_views, m_last, until, [&](auto &named) {
        Entry &entry = named.second;
        const auto view = entry.view.lock();
        if (!view || !entry.dirty || m_clock.uptime() < entry.restUntil)
            return false;
        entry.dirty = !showRows(*view, m_rows(entry.ask, now), now);
        entry.restUntil = entry.dirty ? m_clock.uptime() + recordRest : Duration();
        return true;
    });
}

void TimelineViews::changed(const ObjectKey &machine)
{
    for (auto &[name, entry] : m_views) {
        if (entry.ask.machine == machine && !entry.ask.at)
            entry.dirty = true;
    }
}

void TimelineViews::allChanged()
{
    for (auto &[name, entry] : m_views)
        entry.dirty = true;
}

IncarnationViews::IncarnationViews(runtime::Clock &clock, Rows rows)
    : m_clock(clock)
    , m_rows(std::move(rows))
{ }

Result<std::shared_ptr<View>> IncarnationViews::open(const std::string &name, const Json &)
{
    const std::string machine = name.substr(prefix.size());
    const auto key = keyFrom(machine);
    if (!key)
        return unexpected(ErrorCode::Invalid, say::isNotNamespaceNameMachine(machine));
    Entry &entry = m_views[*key];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry = {view, false, {}};
    fill(*key, entry, *view, m_clock.now());
    return view;
}

void IncarnationViews::changed(const ObjectKey &machine)
{
    if (const auto it = m_views.find(machine); it != m_views.end())
        it->second.dirty = true;
}

void IncarnationViews::refresh(TimePoint now)
{
    for (auto it = m_views.begin(); it != m_views.end();) {
        const auto view = it->second.view.lock();
        if (!view) {
            it = m_views.erase(it);
            continue;
        }
        if (it->second.dirty && m_clock.uptime() >= it->second.restUntil)
            fill(it->first, it->second, *view, now);
        ++it;
    }
}

void IncarnationViews::fill(const ObjectKey &machine, Entry &entry, View &view, TimePoint now) const
{
    entry.dirty = !showRows(view, m_rows(machine, now), now);
    entry.restUntil = entry.dirty ? m_clock.uptime() + recordRest : Duration();
}

Result<std::shared_ptr<View>> GoneView::open(const std::string &, const Json &options)
{
    std::string text;
    const auto search = options.is_object() ? options.find("search") : options.end();
    if (options.is_object() && search != options.end()) {
        if (!search->is_string() || search->get_ref<const std::string &>().size() > longest)
            return unexpected(ErrorCode::Invalid,
                              "options.search is a part of a machine's name, at most "
                                  + std::to_string(longest) + " bytes");
        text = search->get<std::string>();
    }
    auto view = std::make_shared<View>();
    view->replace(m_rows ? m_rows(text) : RowMap());
    view->flush(m_clock.now());
    return view;
}

MarkViews::MarkViews(runtime::Clock &clock, Rows rows)
    : m_clock(clock)
    , m_rows(std::move(rows))
{ }

Result<std::shared_ptr<View>> MarkViews::open(const std::string &name, const Json &options)
{
    if (options.is_object() && options.contains("at"))
        return hasNoPast(name);
    if (!m_rows)
        return unexpected(ErrorCode::NotFound, say::thisBackendHasNoRecord());
    const std::string back = name.substr(prefix.size());
    const auto range = parseDuration(back);
    if (!range || *range <= Duration(0) || *range > maxMarksRange)
        return unexpected(ErrorCode::Invalid,
                          "'" + back + "' is not a range such as 24h, of at most a year");
    Entry &entry = m_views[back];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry = {view, *range, m_clock.uptime()};
    const TimePoint now = m_clock.now();
    static_cast<void>(showRows(*view, m_rows(now - *range, now), now));
    return view;
}

bool MarkViews::refreshUntil(TimePoint now, const std::optional<Duration> &until)
{
    std::erase_if(m_views, [](const auto &named) { return named.second.view.expired(); });
    return inTurn(m_views, m_last, until, [&](auto &named) {
        Entry &entry = named.second;
        const auto view = entry.view.lock();
        if (!view || m_clock.uptime() - entry.made < marksAge)
            return false;
        entry.made = m_clock.uptime();
        static_cast<void>(showRows(*view, m_rows(now - entry.range, now), now));
        return true;
    });
}

} // namespace hp::gateway
