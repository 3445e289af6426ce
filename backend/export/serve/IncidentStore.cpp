// SPDX-License-Identifier: Apache-2.0
#include "backend/export/serve/IncidentStore.h"

#include "model/base/JsonTree.h"

#include <QDir>
#include <QFile>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::exports {

using namespace incident;

namespace {

constexpr std::size_t maxIncidents = 10'000;
constexpr const char *suffix = ".json";
constexpr const char *removedSuffix = ".json.removed";

Result<Incident> checked(Result<Incident> incident, const Json &document)
{
    if (!incident)
        return incident;
    const auto fine = checkMembers(*incident, document);
    return fine ? std::move(incident) : unexpected(fine.error());
}

} // namespace

Result<IncidentStore> IncidentStore::open(const std::string &folder,
                                          const std::function<void(const std::string &)> &onTrouble)
{
    auto directory = http::DataDirectory::open(folder);
    if (!directory)
        return unexpected(directory.error());
    IncidentStore store(std::move(*directory));
    const QDir there(QString::fromStdString(folder));
    for (const QString &file :
         there.entryList({QStringLiteral("HP-*.json.removed")}, QDir::Files, QDir::Name))
        store.m_removed.insert(file.section(QLatin1Char('.'), 0, 0).toStdString());
    const QStringList files =
        there.entryList({QStringLiteral("HP-*.json")}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const std::string name = file.toStdString();
        auto read = store.read(name);
        if (!read || read->id + suffix != name) {
            onTrouble("the file " + folder + '/' + name + " is left alone: "
                      + (read ? "its id is another one" : read.error().message));
            store.m_leftAlone.insert(file.section(QLatin1Char('.'), 0, 0).toStdString());
            continue;
        }
        store.m_incidents[read->id] = std::move(*read);
    }
    return store;
}

Result<Incident> IncidentStore::read(const std::string &file) const
{
    const auto text = m_directory.read(file);
    return text ? incidentFromJson(parseJson(*text)) : Result<Incident>(unexpected(text.error()));
}

/// "HP-2026-0042": the year of its range and the next free number.
std::string IncidentStore::nextId(TimePoint from) const
{
    const std::string prefix = "HP-" + formatTime(from).substr(0, 4) + '-';
    for (std::size_t number = m_incidents.size() + m_removed.size() + 1;; ++number) {
        char text[24];
        std::snprintf(text, sizeof text, "%04zu", number);
        const std::string id = prefix + text;
        if (!m_incidents.contains(id) && !m_removed.contains(id) && !m_leftAlone.contains(id))
            return id;
    }
}

Result<Incident> IncidentStore::keep(Incident incident)
{
    const auto written =
        m_directory.write(incident.id + suffix, compactJson(toJson(incident)) + '\n');
    if (!written)
        return unexpected(written.error());
    m_incidents[incident.id] = incident;
    if (m_onChange)
        m_onChange(incident.id, &incident);
    return incident;
}

Result<Incident> IncidentStore::unchanged(const std::string &id, const Json &seen) const
{
    auto known = get(id);
    if (known && !seen.is_null() && seen != toJson(*known).value("changed_at", Json()))
        return unexpected(ErrorCode::Conflict,
                          "the incident " + id + " was changed since; read it again");
    return known;
}

Result<Incident> IncidentStore::draft(const std::string &id, const Json &document) const
{
    if (!document.is_object())
        return unexpected(ErrorCode::Invalid,
                          id.empty() ? "an incident is a JSON object"
                                     : "a change of an incident is a JSON object");
    if (id.empty()) {
        auto read = incidentFromJson(document);
        if (read && read->machines.empty())
            return unexpected(ErrorCode::Invalid,
                              "an incident names at least one machine in machines");
        return checked(std::move(read), document);
    }
    const auto known = unchanged(id, document.value("changed_at", Json()));
    if (!known)
        return known;
    Json merged = toJson(*known);
    merged.merge_patch(document);
    auto read = incidentFromJson(merged);
    if (!read)
        return read;
    if (read->machines.empty())
        return unexpected(ErrorCode::Invalid, "an incident names at least one machine in machines");
    read->id = known->id;
    read->createdBy = known->createdBy;
    read->createdAt = known->createdAt;
    return checked(std::move(read), document);
}

Result<Incident> IncidentStore::create(const Json &document, const std::string &user, TimePoint now)
{
    auto drafted = draft({}, document);
    if (!drafted)
        return drafted;
    if (m_incidents.size() >= maxIncidents)
        return unexpected(ErrorCode::Refused, "there are 10000 incidents already");
    Incident incident = std::move(*drafted);
    incident.id = nextId(incident.from);
    if (incident.ref.empty())
        incident.ref = incident.id;
    incident.createdBy = user;
    incident.createdAt = now;
    incident.changedAt = now;
    return keep(std::move(incident));
}

Result<Incident> IncidentStore::change(const std::string &id, const Json &patch, TimePoint now)
{
    if (const auto known = get(id); !known)
        return known;
    auto drafted = draft(id, patch);
    if (!drafted)
        return drafted;
    drafted->changedAt = now;
    return keep(std::move(*drafted));
}

Result<Incident> IncidentStore::remove(const std::string &id, const Json &changedAt)
{
    auto known = unchanged(id, changedAt);
    if (!known)
        return known;
    const QString file = QString::fromStdString(m_directory.file(id));
    if (!QFile::rename(file + QLatin1String(suffix), file + QLatin1String(removedSuffix)))
        return unexpected(ErrorCode::Unreachable, "the file of the incident " + id + " stays");
    m_incidents.erase(id);
    m_removed.insert(id);
    if (m_onChange)
        m_onChange(id, nullptr);
    return known;
}

Result<Incident> IncidentStore::restore(const std::string &id)
{
    if (!m_removed.contains(id))
        return unexpected(ErrorCode::NotFound, "no incident " + id + " was removed");
    auto kept = read(id + removedSuffix);
    if (!kept)
        return kept;
    const QString file = QString::fromStdString(m_directory.file(id));
    if (!QFile::rename(file + QLatin1String(removedSuffix), file + QLatin1String(suffix)))
        return unexpected(ErrorCode::Unreachable, "the file of the incident " + id + " stays");
    m_removed.erase(id);
    m_incidents[id] = *kept;
    if (m_onChange)
        m_onChange(id, &*kept);
    return kept;
}

std::vector<Incident> IncidentStore::removed(std::size_t most) const
{
    std::vector<Incident> incidents;
    for (auto id = m_removed.rbegin(); id != m_removed.rend() && incidents.size() < most; ++id) {
        if (auto kept = read(*id + removedSuffix))
            incidents.push_back(std::move(*kept));
    }
    return incidents;
}

Result<Incident> IncidentStore::get(const std::string &id) const
{
    const auto it = m_incidents.find(id);
    if (it == m_incidents.end())
        return unexpected(ErrorCode::NotFound, "there is no incident " + id);
    return it->second;
}

live::IncidentRow incidentRow(const Incident &incident)
{
    live::IncidentRow row;
    row.id = incident.id;
    row.ref = incident.ref;
    row.title = incident.title;
    row.severity = incident.severity;
    row.status = incident.status;
    row.lead = incident.lead;
    row.from = incident.from;
    row.to = incident.to;
    row.machines = incident.machines;
    row.createdBy = incident.createdBy;
    row.changedAt = incident.changedAt;
    return row;
}

} // namespace hp::exports
