// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/credentials/DataDirectory.h"
#include "model/base/Json.h"
#include "model/incident/Incident.h"
#include "model/live/IncidentRows.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::exports {

/// The incidents that people made, a file each in `incidents` of the data directory, replaced
/// whole. They are few, and no part of the record: what happened stays there, whatever becomes of
/// them. Control thread.
class IncidentStore
{
public:
    /// Invalid, one sentence with the folder, when it cannot be used. A file that is no incident is
    /// left where it is and told through `onTrouble`.
    [[nodiscard]] static Result<IncidentStore>
    open(const std::string &folder, const std::function<void(const std::string &)> &onTrouble);

    /// Numbers it and writes it down. Errors: Invalid for what is wrong with it, Refused when there
    /// are too many.
    [[nodiscard]] Result<incident::Incident>
    create(const Json &document, const std::string &user, TimePoint now);
    /// A JSON merge patch of what create() takes. Conflict when it names a `changed_at` that is not
    /// the one of the incident: somebody else was faster.
    [[nodiscard]] Result<incident::Incident>
    change(const std::string &id, const Json &patch, TimePoint now);
    /// What create() (with an empty `id`) or change() would make of it, without its number and
    /// without writing anything.
    [[nodiscard]] Result<incident::Incident> draft(const std::string &id,
                                                   const Json &document) const;
    /// Takes it off the list; its file stays behind as `<id>.json.removed`, and its number is not
    /// given again. Conflict as of change().
    [[nodiscard]] Result<incident::Incident> remove(const std::string &id, const Json &changedAt);
    /// Puts one that was removed back on the list, as it was. NotFound when there is no such one.
    [[nodiscard]] Result<incident::Incident> restore(const std::string &id);
    /// Those that were removed, the newest number first, at most `most`; a file that cannot be read
    /// is passed over.
    [[nodiscard]] std::vector<incident::Incident> removed(std::size_t most) const;
    [[nodiscard]] Result<incident::Incident> get(const std::string &id) const;
    [[nodiscard]] const std::map<std::string, incident::Incident> &all() const
    {
        return m_incidents;
    }
    /// Called after each change with what it became, and with null for one that was removed.
    void onChange(std::function<void(const std::string &id, const incident::Incident *)> call)
    {
        m_onChange = std::move(call);
    }

private:
    explicit IncidentStore(http::DataDirectory directory)
        : m_directory(std::move(directory))
    { }

    [[nodiscard]] Result<incident::Incident> keep(incident::Incident incident);
    /// NotFound, or Conflict when somebody changed it since `seen` (null: whenever).
    [[nodiscard]] Result<incident::Incident> unchanged(const std::string &id,
                                                       const Json &seen) const;
    [[nodiscard]] std::string nextId(TimePoint from) const;
    [[nodiscard]] Result<incident::Incident> read(const std::string &file) const;

    http::DataDirectory m_directory;
    std::map<std::string, incident::Incident> m_incidents{}; ///< by id
    std::set<std::string> m_removed{}; ///< their ids
    std::set<std::string> m_leftAlone{}; ///< ids of files that are no incident; they are not given
    std::function<void(const std::string &id, const incident::Incident *)> m_onChange{};
};

/// The row of the view `incidents` (docs/protocol.md).
[[nodiscard]] live::IncidentRow incidentRow(const incident::Incident &incident);

} // namespace hp::exports
