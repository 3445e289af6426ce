// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/SystemDiscovery.h"

#include "backend/redfish/AnswerError.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_DECLARE_LOGGING_CATEGORY(redfishLog)

namespace hp::redfish {

SystemDiscovery::SystemDiscovery(std::string hostId,
                                 const BmcAddress &address,
                                 const RedfishSettings &settings,
                                 PayloadReader &reader)
    : m_hostId(std::move(hostId))
    , m_address(address)
    , m_settings(settings)
    , m_reader(reader)
    , m_systemPath(address.systemPath)
{ }

std::optional<Error> SystemDiscovery::receiveRoot(const HttpAnswer &answer)
{
    if (answer.status == 401) { // against the standard; these places are fixed by it as well
        m_root = ServiceRoot{};
        m_root->systems = "/redfish/v1/Systems";
        m_root->sessions = "/redfish/v1/SessionService/Sessions";
        return std::nullopt;
    }
    auto root = answer.status == 200 ? m_reader.root(answer.body) : std::nullopt;
    if (!root)
        return answerError(answer,
                           m_reader.refusal(answer.body),
                           m_settings,
                           ErrorCode::Refused,
                           "this is not a Redfish service");
    m_root = std::move(root);
    return std::nullopt;
}

void SystemDiscovery::lost()
{
    if (m_address.systemPath.empty())
        m_systemPath.clear();
}

std::string SystemDiscovery::candidate() const
{
    return m_candidates.empty() ? std::string() : m_candidates.back();
}

std::optional<Error> SystemDiscovery::receiveSystems(const std::string &body)
{
    const auto members = m_reader.members(body);
    if (!members)
        return Error{ErrorCode::Refused, "the BMC's list of systems is not valid JSON"};
    m_candidates.clear();
    m_resettable.clear();
    for (const std::string &link : *members) {
        const auto path = pathOnBmc(m_address, link);
        if (path && m_candidates.size() < m_settings.maxSystems)
            m_candidates.push_back(*path);
    }
    if (m_candidates.empty())
        return Error{ErrorCode::Unreachable, "the BMC lists no system (yet)", "NoSystem"};
    if (m_candidates.size() == 1)
        m_systemPath = std::exchange(m_candidates, {}).front();
    return std::nullopt;
}

std::optional<Error> SystemDiscovery::receiveCandidate(const std::string &body)
{
    const auto system = m_reader.system(body);
    if (system && system->hasReset)
        m_resettable.push_back(m_candidates.back());
    m_candidates.pop_back();
    if (!m_candidates.empty())
        return std::nullopt;
    if (m_resettable.size() == 1) {
        m_systemPath = m_resettable.front();
        m_choice = "of several systems this is the only one that can be reset";
        qCInfo(redfishLog,
               "%s: the only system that can be reset is %s",
               m_hostId.c_str(),
               m_systemPath.c_str());
        return std::nullopt;
    }
    if (m_resettable.empty())
        return Error{
            ErrorCode::Unreachable, "the BMC lists no system that can be reset", "NoSystem"};
    std::sort(m_resettable.begin(), m_resettable.end());
    std::string list;
    for (const std::string &path : m_resettable)
        list += (list.empty() ? "" : ", ") + path;
    return Error{ErrorCode::Invalid,
                 "the BMC has several systems; put the path of one into the address: " + list,
                 "AmbiguousSystem"};
}

} // namespace hp::redfish
