// SPDX-License-Identifier: Apache-2.0
#include "backend/export/serve/IncidentBook.h"

#include "model/base/JsonTree.h"

#include <QDir>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::exports {

using namespace incident;

namespace {

constexpr std::size_t mostIncidents = 10'000;
constexpr const char *suffix = ".json";

/// "HP-2026-0042": the year of its range and the next free number.
std::string nextId(const std::map<std::string, Incident> &known, TimePoint from)
{
    const std::string prefix = "HP-" + formatTime(from).substr(0, 4) + '-';
    for (std::size_t number = known.size() + 1;; ++number) {
        char text[24];
        std::snprintf(text, sizeof text, "%04zu", number);
        if (!known.contains(prefix + text))
            return prefix + text;
    }
}

} // namespace

Result<IncidentBook> IncidentBook::open(const std::string &folder,
                                        const std::function<void(const std::string &)> &onTrouble)
{
    auto directory = http::DataDirectory::open(folder);
    if (!directory)
        return unexpected(directory.error());
    IncidentBook book(std::move(*directory));
    const QStringList files =
        QDir(QString::fromStdString(folder))
            .entryList({QStringLiteral("HP-*.json")}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const std::string name = file.toStdString();
        const auto text = book.m_directory.read(name);
        auto read =
            text ? incidentFromJson(parseJson(*text)) : Result<Incident>(unexpected(text.error()));
        if (!read || read->id + suffix != name) {
            onTrouble("the file " + folder + '/' + name + " is left alone: "
                      + (read ? "its id is another one" : read.error().message));
            continue;
        }
        book.m_incidents[read->id] = std::move(*read);
    }
    return book;
}

Result<Incident> IncidentBook::keep(Incident incident)
{
    const auto written = m_directory.write(incident.id + suffix, toJson(incident).dump(2) + '\n');
    if (!written)
        return unexpected(written.error());
    m_incidents[incident.id] = incident;
    if (m_onChange)
        m_onChange(incident);
    return incident;
}

Result<Incident> IncidentBook::create(const Json &document, const std::string &user, TimePoint now)
{
    auto read = incidentFromJson(document);
    if (!read)
        return read;
    if (read->machines.empty())
        return unexpected(ErrorCode::Invalid, "an incident names at least one machine in machines");
    if (m_incidents.size() >= mostIncidents)
        return unexpected(ErrorCode::Refused, "there are 10000 incidents already");
    Incident incident = std::move(*read);
    incident.id = nextId(m_incidents, incident.from);
    if (incident.ref.empty())
        incident.ref = incident.id;
    incident.createdBy = user;
    incident.createdAt = now;
    incident.changedAt = now;
    return keep(std::move(incident));
}

Result<Incident> IncidentBook::change(const std::string &id, const Json &patch, TimePoint now)
{
    const auto known = get(id);
    if (!known)
        return known;
    Json document = toJson(*known);
    if (!patch.is_object())
        return unexpected(ErrorCode::Invalid, "a change of an incident is a JSON object");
    if (const auto seen = patch.find("changed_at");
        seen != patch.end() && *seen != document.value("changed_at", Json()))
        return unexpected(ErrorCode::Conflict,
                          "the incident " + id + " was changed since; read it again");
    document.merge_patch(patch);
    auto read = incidentFromJson(document);
    if (!read)
        return read;
    Incident incident = std::move(*read);
    incident.id = known->id;
    incident.createdBy = known->createdBy;
    incident.createdAt = known->createdAt;
    incident.changedAt = now;
    return keep(std::move(incident));
}

Result<Incident> IncidentBook::get(const std::string &id) const
{
    const auto it = m_incidents.find(id);
    if (it == m_incidents.end())
        return unexpected(ErrorCode::NotFound, "there is no incident " + id);
    return it->second;
}

Json incidentRow(const Incident &incident)
{
    return {
        {"id", incident.id},
        {"ref", incident.ref},
        {"title", incident.title},
        {"severity", incident.severity},
        {"status", incident.status},
        {"lead", incident.lead},
        {"from", formatMicroTime(incident.from)},
        {"to", incident.to ? Json(formatMicroTime(*incident.to)) : Json()},
        {"machines", incident.machines},
        {"createdBy", incident.createdBy},
        {"changedAt", incident.changedAt ? Json(formatMicroTime(*incident.changedAt)) : Json()}};
}

} // namespace hp::exports
