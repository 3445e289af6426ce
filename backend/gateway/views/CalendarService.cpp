// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarService.h"

#include "backend/maintenance/calendar/CalendarEntries.h"
#include "backend/maintenance/calendar/CalendarExport.h"
#include "backend/maintenance/calendar/EntryRemoval.h"
#include "backend/maintenance/sources/CalendarEvents.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/messages/Maintenance.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::gateway {

namespace kinds = cluster::kinds;

namespace {

constexpr Duration refreshEvery = std::chrono::minutes(1);
/// Changes that come together are shown together.
constexpr Duration lookAfter = std::chrono::milliseconds(200);
/// How far ahead the entries of an imported calendar are counted.
constexpr Duration importAhead = std::chrono::hours(24 * 366);
/// What is over is listed for so long.
constexpr Duration plannedBehind = std::chrono::hours(24 * 7);

/// "true" and 1 are none of ours, but whoever sends them wants nothing to be stored.
bool wantsPreview(const Json &arguments)
{
    const Json preview = arguments.value("preview", Json());
    return !preview.is_null() && preview != false;
}

std::string textAt(const Json &arguments, const char *name)
{
    const Json value = arguments.value(name, Json());
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::set<std::string> wordsAt(const Json &arguments, const char *name)
{
    std::set<std::string> words;
    const Json list = arguments.value(name, Json::array());
    for (const Json &word : list) {
        if (word.is_string() && !word.get_ref<const std::string &>().empty())
            words.insert(word.get<std::string>());
    }
    return words;
}

/// The name of an object that a person gives: a DNS label.
bool isObjectName(const std::string &name)
{
    const auto isPlain = [](unsigned char c) { return std::islower(c) || std::isdigit(c); };
    return !name.empty() && name.size() <= 63 && isPlain(name.front()) && isPlain(name.back())
        && std::ranges::all_of(name, [&](unsigned char c) { return isPlain(c) || c == '-'; });
}

/// The arguments of calendar.add. Error: one sentence about what is missing.
Result<maintenance::CalendarEntry> entryFrom(const Json &arguments, TimePoint now)
{
    maintenance::CalendarEntry entry;
    entry.summary = textAt(arguments, "summary");
    entry.text = textAt(arguments, "note");
    entry.code = textAt(arguments, "code");
    entry.machines = wordsAt(arguments, "machines");
    entry.zones = wordsAt(arguments, "zones");
    const std::string from = textAt(arguments, "start");
    const auto start = parseTime(from);
    const auto end = parseTime(textAt(arguments, "end"));
    if (entry.summary.empty())
        return invalid(say::plannedWorkWantsSummary());
    if (entry.machines.empty() && entry.zones.empty())
        return invalid(say::plannedWorkWantsMachines());
    if (!start || !end)
        return invalid(say::plannedWorkWantsTimes("2026-03-07T02:00:00Z"));
    if (*end <= *start)
        return invalid(say::plannedWorkEndsAfterStart());
    if (*end <= now)
        return invalid(say::plannedWorkIsOver(formatTime(*end)));
    if (entry.code.empty())
        entry.code = maintenance::code::systemMaintenance;
    entry.times = {{*start, *end}};
    // The same entry again is the same entry.
    std::string identity = entry.summary + '\n' + from;
    for (const std::string &machine : entry.machines)
        identity += '\n' + machine;
    for (const std::string &zone : entry.zones)
        identity += '\n' + zone;
    entry.uid = "console-" + maintenance::digestOf(identity) + "@holdpoint";
    return entry;
}

/// The calendar has this very entry.
bool isPlannedAs(const maintenance::CalendarEntry &entry, const std::string &calendar)
{
    const auto reading =
        maintenance::readCalendar(calendar, entry.times.front().start, entry.times.front().end);
    return reading
        && std::ranges::any_of(reading->entries, [&](const maintenance::CalendarEntry &one) {
               return one.uid == entry.uid && one.summary == entry.summary && one.text == entry.text
                   && one.code == entry.code && one.machines == entry.machines
                   && one.zones == entry.zones && one.times == entry.times;
           });
}

/// An entry as commands tell of it; of its times the first one.
live::CalendarEntry toldOf(const maintenance::CalendarEntry &entry)
{
    live::CalendarEntry told;
    told.uid = entry.uid;
    told.summary = entry.summary;
    told.code = entry.code;
    told.machines = {entry.machines.begin(), entry.machines.end()};
    told.zones = {entry.zones.begin(), entry.zones.end()};
    told.times = static_cast<std::int64_t>(entry.times.size());
    if (!entry.times.empty()) {
        told.start = entry.times.front().start;
        told.end = entry.times.front().end;
    }
    return told;
}

std::vector<live::CalendarEntry> entriesOf(const maintenance::CalendarReading &reading)
{
    std::vector<live::CalendarEntry> entries;
    for (const maintenance::CalendarEntry &entry : reading.entries)
        entries.push_back(toldOf(entry));
    return entries;
}

Unexpected notTaken(const Error &why)
{
    return invalid(say::calendarIsNotTaken(why.message));
}

/// Tells the client `answer` once the change is durable, or why it is not.
Reply<std::string> whenKept(Json answer, Commands::Reply reply)
{
    return [answer = std::move(answer), reply = std::move(reply)](const Result<std::string> &kept) {
        if (kept)
            reply(answer);
        else
            reply(unexpected(kept.error()));
    };
}

/// What does not go together, by its sentence.
std::map<std::string, live::Said> conflictsOf(const CalendarSight &sight, TimePoint now)
{
    std::map<std::string, live::Said> conflicts;
    const RowMap rows = calendarRows(sight, now);
    for (const auto &[key, text] : rows) {
        if (!key.starts_with("conflict/"))
            continue;
        const auto row = live::fromJson<live::ConflictRow>(parseJson(text));
        conflicts[row.sentence.text] = row.sentence;
    }
    return conflicts;
}

/// Of a write that named what it was made from.
Unexpected refusedBy(const Error &error, const std::string &window)
{
    return error.code == ErrorCode::Conflict
        ? unexpected(ErrorCode::Conflict, say::windowChangedMeanwhile(window))
        : unexpected(error);
}

} // namespace

CalendarService::CalendarService(Parts parts)
    : m_parts(std::move(parts))
    , m_windows(*m_parts.cluster, {&kinds::maintenanceWindow(), {}, {}, {}}, *m_parts.clock)
    , m_maintenances(*m_parts.cluster, {&kinds::machineMaintenance(), {}, {}, {}}, *m_parts.clock)
    , m_store(m_windows, *m_parts.calendar)
{
    m_windows.onChange([this](const Object &before, const Object &after) {
        if (!after)
            m_store.forget(before);
        changed();
    });
    m_maintenances.onChange([this](const Object &, const Object &) { changed(); });
}

CalendarService::~CalendarService() = default;

void CalendarService::start()
{
    m_windows.start();
    m_maintenances.start();
    show();
}

void CalendarService::stop()
{
    m_stopped = true;
    m_windows.stop();
    m_maintenances.stop();
}

void CalendarService::changed()
{
    if (m_stopped || std::exchange(m_planned, true))
        return;
    m_parts.clock->after(lookAfter, this, [this] {
        m_planned = false;
        if (m_stopped)
            return;
        const TimePoint now = m_parts.clock->now();
        CalendarSight seen = sight(now);
        if (m_parts.carriesOut)
            seen.plan =
                planOf(seen.works, seen.windows, m_parts.nodes->list(), m_parts.settings, now);
        m_parts.shown->replace(calendarRows(seen, now));
    });
}

void CalendarService::show()
{
    if (m_stopped)
        return;
    changed();
    m_parts.clock->after(refreshEvery, this, [this] { show(); });
}

CalendarSight CalendarService::sight(TimePoint now)
{
    CalendarSight sight;
    for (const Object &window : m_windows.list())
        sight.windows.push_back({window, m_store.timesOf(window, now)});
    // Once for all of them: a site may have thousands of either.
    std::map<std::string, std::set<ObjectKey>> byName;
    for (const Object &machine : m_parts.machines->list())
        byName[machine.name()].insert(machine.key());
    for (const Object &maintenance : m_maintenances.list()) {
        const auto &namesakes = byName[maintenance.text("/spec/machinelink")];
        const Object machine =
            m_parts.machines->get(maintenance::linkOf(maintenance, namesakes).machine);
        CalendarWork work{
            maintenance, machine, forecastOf(machine, m_parts.baselines, m_parts.settings), {}};
        if (machine && m_parts.around) {
            maintenance::BiteView around = m_parts.around(machine);
            around.machine = machine;
            around.strategy = maintenance::statusOf(maintenance).strategy;
            if (around.strategy.empty() && maintenance.text("/spec/strategy") != "auto")
                around.strategy = maintenance.text("/spec/strategy");
            work.bites = bitesOf(around, m_parts.baselines);
        }
        sight.works.push_back(std::move(work));
    }
    return sight;
}

Result<Json> CalendarService::run(const std::string &command, const Json &, const Caller &caller)
{
    // A wall shows the page, it takes no file home.
    if (command == "calendar.export" && caller.has("wall"))
        return unexpected(ErrorCode::Unauthorised, say::aPersonMay(caller.name));
    if (command == "calendar.export")
        return toJson(live::ExportedCalendar{exported()});
    return noCommand(command);
}

void CalendarService::execute(const std::string &command,
                              const Json &arguments,
                              const Caller &caller,
                              Reply reply)
{
    const std::set<std::string> changing{"calendar.import",
                                         "calendar.add",
                                         "calendar.remove",
                                         "calendar.setWindow",
                                         "calendar.removeWindow"};
    const bool changes = changing.contains(command);
    if (changes && !caller.operates())
        reply(unexpected(ErrorCode::Unauthorised, say::mayNotPlanWork(caller.name)));
    else if (command == "calendar.import")
        import(arguments, caller.name, std::move(reply));
    else if (command == "calendar.add")
        add(arguments, caller.name, std::move(reply));
    else if (command == "calendar.remove")
        remove(arguments, caller.name, std::move(reply));
    else if (command == "calendar.planned")
        planned(std::move(reply));
    else if (command == "calendar.setWindow")
        setWindow(arguments, caller.name, std::move(reply));
    else if (command == "calendar.removeWindow")
        removeWindow(arguments, caller.name, std::move(reply));
    else
        reply(run(command, arguments, caller));
}

void CalendarService::import(const Json &arguments, const std::string &user, Reply reply)
{
    const auto text = arguments.find("text");
    if (text == arguments.end() || !text->is_string()) {
        reply(invalid(say::importWantsText()));
        return;
    }
    const auto brings = previewOf(text->get<std::string>());
    if (!brings) {
        reply(unexpected(brings.error()));
        return;
    }
    if (wantsPreview(arguments)) {
        reply(toJson(*brings));
        return;
    }
    m_parts.kept->change([text = text->get<std::string>()](
                             const std::string &) -> Result<std::string> { return text; },
                         user,
                         whenKept(toJson(*brings), std::move(reply)));
}

void CalendarService::add(const Json &arguments, const std::string &user, Reply reply)
{
    const TimePoint now = m_parts.clock->now();
    const auto entry = entryFrom(arguments, now);
    if (!entry) {
        reply(unexpected(entry.error()));
        return;
    }
    // Alone first: what is wrong with it is a refusal, not a remark.
    auto alone = previewOf(maintenance::withEntry({}, *entry, now));
    if (!alone) {
        reply(unexpected(alone.error()));
        return;
    }
    if (!alone->faults.empty()) {
        reply(unexpected(ErrorCode::Invalid, alone->faults.front().text));
        return;
    }
    // Later than a calendar is read ahead it is planned all the same.
    if (alone->entries.empty())
        alone->entries.push_back(toldOf(*entry));
    if (wantsPreview(arguments)) {
        reply(toJson(*alone));
        return;
    }
    m_parts.kept->change(
        [entry = *entry, now](const std::string &before) -> Result<std::string> {
            if (isPlannedAs(entry, before))
                return before;
            // The same work with another end, kind or note: what was said of it last counts.
            std::string all =
                maintenance::withEntry(maintenance::withoutEntry(before, entry.uid), entry, now);
            if (const auto reading = maintenance::readCalendar(all, now, now + importAhead);
                !reading)
                return notTaken(reading.error());
            return all;
        },
        user,
        whenKept(toJson(*alone), std::move(reply)));
}

void CalendarService::planned(Reply reply)
{
    m_parts.kept->read(
        [now = m_parts.clock->now(), reply = std::move(reply)](const Result<std::string> &text) {
            if (!text && text.error().code == ErrorCode::NotFound) {
                reply(toJson(live::PlannedEntries{}));
                return;
            }
            const auto reading = text
                ? maintenance::readCalendar(*text, now - plannedBehind, now + importAhead)
                : Result<maintenance::CalendarReading>(unexpected(text.error()));
            if (!reading)
                reply(unexpected(reading.error()));
            else
                reply(toJson(live::PlannedEntries{
                    entriesOf(*reading),
                    static_cast<std::int64_t>(reading->later + reading->leftOut.size())}));
        });
}

void CalendarService::remove(const Json &arguments, const std::string &user, Reply reply)
{
    const std::string uid = textAt(arguments, "uid");
    if (uid.empty()) {
        reply(invalid(say::removalWantsUid()));
        return;
    }
    m_parts.kept->change(
        [uid](const std::string &before) -> Result<std::string> {
            std::string left = maintenance::withoutEntry(before, uid);
            if (left == before)
                return unexpected(ErrorCode::NotFound, say::noWorkOfThatUid(uid));
            return left;
        },
        user,
        whenKept(Json::object(), std::move(reply)));
}

Object CalendarService::windowOf(const Json &arguments) const
{
    const std::string ns = textAt(arguments, "namespace");
    return m_windows.get({ns.empty() ? m_parts.ns : ns, textAt(arguments, "name")});
}

void CalendarService::setWindow(const Json &arguments, const std::string &user, Reply reply)
{
    const std::string name = textAt(arguments, "name");
    if (!isObjectName(name)) {
        reply(invalid(say::windowWantsName()));
        return;
    }
    const Json change = arguments.value("spec", Json());
    if (!change.is_object()) {
        reply(invalid(say::windowWantsSpec()));
        return;
    }
    const Object before = windowOf(arguments);
    const Json generation = arguments.value("generation", Json());
    if (before && !generation.is_number_integer()) {
        reply(unexpected(ErrorCode::AlreadyExists, say::windowIsThereAlready(name)));
        return;
    }
    if (generation.is_number_integer() && !before) {
        reply(unexpected(ErrorCode::NotFound, say::noWindowOfThatName(name)));
        return;
    }
    if (before && generation.get<std::int64_t>() != before.generation()) {
        reply(unexpected(ErrorCode::Conflict, say::windowChangedMeanwhile(name)));
        return;
    }
    Json spec = before ? before.at("/spec") : Json::object();
    spec.merge_patch(change);
    const std::string ns = textAt(arguments, "namespace");
    const cluster::Kind &kind = kinds::maintenanceWindow();
    const Json window{{"apiVersion", kind.apiVersion()},
                      {"kind", kind.kind},
                      {"metadata", {{"name", name}, {"namespace", ns.empty() ? m_parts.ns : ns}}},
                      {"spec", spec}};
    const auto outlook = outlookOf(Object(window));
    if (!outlook) {
        reply(unexpected(outlook.error()));
        return;
    }
    cluster::WriteOptions options;
    options.user = user;
    options.fieldManager = "holdpoint-calendar";
    options.fieldValidation = cluster::FieldValidation::Strict;
    options.dryRun = wantsPreview(arguments);
    const hp::Reply<cluster::Written> written =
        [answer = toJson(*outlook), name, reply = std::move(reply)](
            const Result<cluster::Written> &done) {
            if (done)
                reply(answer);
            else
                reply(refusedBy(done.error(), name));
        };
    const Object made(window);
    if (before)
        m_parts.cluster->patch(
            {&kind, made.key()},
            cluster::PatchType::Merge,
            // What was looked at here may be older than what is there.
            Json{{"metadata",
                  {{"uid", before.uid()}, {"resourceVersion", before.resourceVersion()}}},
                 {"spec", change}},
            cluster::Subresource::None,
            options,
            written);
    else
        m_parts.cluster->create(kind, made.ns(), window, options, written);
}

void CalendarService::removeWindow(const Json &arguments, const std::string &user, Reply reply)
{
    const Object window = windowOf(arguments);
    const std::string name = textAt(arguments, "name");
    if (!window) {
        reply(unexpected(ErrorCode::NotFound, say::noWindowOfThatName(name)));
        return;
    }
    const Json generation = arguments.value("generation", Json());
    if (generation.is_number_integer() && generation.get<std::int64_t>() != window.generation()) {
        reply(unexpected(ErrorCode::Conflict, say::windowChangedMeanwhile(name)));
        return;
    }
    cluster::DeleteOptions options;
    options.user = user;
    options.uid = window.uid();
    options.resourceVersion = window.resourceVersion();
    m_parts.cluster->remove({&kinds::maintenanceWindow(), window.key()},
                            options,
                            [spec = Json(window.at("/spec")), name, reply = std::move(reply)](
                                const Result<cluster::Deleted> &gone) {
                                if (gone)
                                    reply(Json{{"spec", spec}});
                                else
                                    reply(refusedBy(gone.error(), name));
                            });
}

Result<live::WindowAnswer> CalendarService::outlookOf(const Object &window)
{
    constexpr std::size_t toldOpenings = 5;
    const TimePoint now = m_parts.clock->now();
    const auto times = maintenance::windowTimesOf(*m_parts.calendar, window, now);
    if (!times.fault.empty())
        return invalid(times.fault);
    live::WindowAnswer answer;
    answer.key = "window/" + toString(window.key());
    for (const auto &opening : without(times.openings, times.spec.excludes)) {
        if (answer.openings.size() < toldOpenings)
            answer.openings.push_back({opening.start, opening.end});
    }
    for (const Object &machine : m_parts.machines->list())
        answer.machines += times.spec.selector.selects(machine) ? 1 : 0;
    CalendarSight seen = sight(now);
    const auto before = conflictsOf(seen, now);
    std::erase_if(seen.windows, [&window](const CalendarWindow &one) {
        return one.window.key() == window.key();
    });
    seen.windows.push_back({window, times});
    for (const auto &[sentence, said] : conflictsOf(seen, now)) {
        if (!before.contains(sentence))
            answer.conflicts.push_back(said);
    }
    return answer;
}

/// What an iCalendar would bring.
Result<live::CalendarAnswer> CalendarService::previewOf(const std::string &text)
{
    const TimePoint now = m_parts.clock->now();
    const auto reading = maintenance::readCalendar(text, now, now + importAhead);
    if (!reading)
        return notTaken(reading.error());
    maintenance::EventPoll poll;
    maintenance::addEvents(*reading, {}, {m_parts.machines->list(), {}, {}}, now, poll);
    live::CalendarAnswer brings;
    brings.entries = entriesOf(*reading);
    for (std::string &fault : poll.faults)
        brings.faults.emplace_back(std::move(fault));
    brings.conflicts = conflictsWith(poll.events);
    return brings;
}

/// The sentences that the view has more with these events.
std::vector<live::Said>
CalendarService::conflictsWith(const std::vector<maintenance::ProviderEvent> &events)
{
    const TimePoint now = m_parts.clock->now();
    CalendarSight seen = sight(now);
    const auto before = conflictsOf(seen, now);
    // Of an entry that recurs the first time tells enough.
    std::set<std::pair<ObjectKey, std::string>> first;
    for (const maintenance::ProviderEvent &event : events) {
        if (!first.emplace(event.machine, event.description).second)
            continue;
        const bool known =
            std::any_of(seen.works.begin(), seen.works.end(), [&event](const CalendarWork &work) {
                return maintenance::isAbout(work.maintenance, event);
            });
        if (known || !maintenance::wantsMaintenance(event))
            continue;
        const Object planned(Json{
            {"metadata", {{"name", "mm-" + event.machine.name}, {"namespace", event.machine.ns}}},
            {"spec", maintenance::specOf(event)}});
        const Object machine = m_parts.machines->get(event.machine);
        seen.works.push_back(
            {planned, machine, forecastOf(machine, m_parts.baselines, m_parts.settings), {}});
    }
    std::vector<live::Said> sentences;
    for (const auto &[sentence, said] : conflictsOf(seen, now)) {
        if (!before.contains(sentence))
            sentences.push_back(said);
    }
    return sentences;
}

std::string CalendarService::exported()
{
    const TimePoint now = m_parts.clock->now();
    std::vector<maintenance::ExportedWindow> windows;
    for (const Object &window : m_windows.list())
        windows.push_back({window, m_store.timesOf(window, now), m_store.startsOf(window, now)});
    return maintenance::exportCalendar(windows, m_maintenances.list(), now);
}

} // namespace hp::gateway

#include "moc_CalendarService.cpp"
