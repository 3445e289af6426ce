// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcClient.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_DECLARE_LOGGING_CATEGORY(redfishLog)

namespace hp::redfish {

void BmcClient::tookRoot(Step step, const HttpAnswer &answer)
{
    if (answer.status == 404 && step == Step::Root) {
        m_redirectedStep = Step::RootSlashless;
        m_redirect = "/redfish/v1";
        return;
    }
    if (answer.status == 401) { // against the standard; these places are fixed by it as well
        m_root = ServiceRoot{};
        m_root->systems = "/redfish/v1/Systems";
        m_root->sessions = "/redfish/v1/SessionService/Sessions";
        return;
    }
    auto root = answer.status == 200 ? m_context.reader.root(answer.body) : std::nullopt;
    if (!root) {
        failAll(refusal(answer, ErrorCode::Refused, "this is no Redfish service"));
        return;
    }
    m_root = std::move(root);
}

void BmcClient::tookLogin(HttpAnswer answer, Steady now)
{
    if (answer.isSuccess() && !answer.token.isEmpty()) {
        m_token = std::move(answer.token);
        m_scheme = Scheme::Session;
        m_sessionWorked = true;
        const std::string link =
            answer.location.empty() ? m_context.reader.identity(answer.body) : answer.location;
        const auto path = pathOnBmc(m_address, link);
        m_sessionPath = path.value_or(std::string());
        if (!path)
            qCWarning(redfishLog,
                      "%s: the BMC does not say where its session is, it cannot be ended",
                      m_hostId.c_str());
        return;
    }
    const RefusalPayload said = m_context.reader.refusal(answer.body);
    const bool noSessions =
        answer.status == 404 || answer.status == 405 || answer.status == 501 || answer.isSuccess();
    const bool tableFull = said.messageId == "RAC0218" || said.messageId == "SessionLimitExceeded";
    if (tableFull && m_context.settings.allowBasic) {
        m_scheme = Scheme::Basic;
        m_sessionAgainAt = now + m_context.settings.sessionTableFullPause;
    } else if (noSessions && !m_sessionWorked && m_context.settings.allowBasic) {
        m_scheme = Scheme::Basic;
    } else {
        // After a session once worked, sending the password in every request is a downgrade.
        unexpectedAnswer(answer, now, "the login");
    }
}

void BmcClient::tookSystems(const HttpAnswer &answer)
{
    const auto members = m_context.reader.members(answer.body);
    if (!members) {
        failAll({ErrorCode::Refused, "the BMC's list of systems is not valid JSON"});
        return;
    }
    m_candidates.clear();
    m_resettable.clear();
    for (const std::string &link : *members) {
        const auto path = pathOnBmc(m_address, link);
        if (path && m_candidates.size() < m_context.settings.maxSystems)
            m_candidates.push_back(*path);
    }
    if (m_candidates.empty())
        failAll({ErrorCode::Unreachable, "the BMC lists no system (yet)", "NoSystem"});
    else if (m_candidates.size() == 1)
        m_systemPath = std::exchange(m_candidates, {}).front();
}

/// Of several systems the one that can be reset is meant; more than one is for a person to choose.
void BmcClient::tookCandidate(const HttpAnswer &answer)
{
    const auto system = m_context.reader.system(answer.body);
    if (system && system->hasReset)
        m_resettable.push_back(m_candidates.back());
    m_candidates.pop_back();
    if (!m_candidates.empty())
        return;
    if (m_resettable.size() == 1) {
        m_systemPath = m_resettable.front();
        m_systemChoice = "of several systems this is the only one that can be reset";
        qCInfo(redfishLog,
               "%s: the only system that can be reset is %s",
               m_hostId.c_str(),
               m_systemPath.c_str());
        return;
    }
    std::sort(m_resettable.begin(), m_resettable.end());
    std::string list;
    for (const std::string &path : m_resettable)
        list += (list.empty() ? "" : ", ") + path;
    if (m_resettable.empty())
        failAll({ErrorCode::Unreachable, "the BMC lists no system that can be reset", "NoSystem"});
    else
        failAll({ErrorCode::Invalid,
                 "the BMC has several systems; put the path of one into the address: " + list,
                 "AmbiguousSystem"});
}

} // namespace hp::redfish
