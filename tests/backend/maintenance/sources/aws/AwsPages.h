// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/fetch/Fetcher.h"

#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace hp {

/// Answers requests with what was written down for it, in order, at once.
class ScriptedAws final : public maintenance::Fetcher
{
public:
    void answer(int status, std::string body)
    {
        m_answers.push_back(maintenance::FetchAnswer{status, std::move(body)});
    }
    void fail(Error error) { m_answers.push_back(unexpected(std::move(error))); }
    [[nodiscard]] bool isDone() const { return m_answers.empty(); }

    void fetch(maintenance::FetchRequest request, Reply<maintenance::FetchAnswer> reply) override
    {
        requests.push_back(std::move(request));
        if (m_answers.empty()) {
            reply(unexpected(ErrorCode::Internal, "nothing more is written down"));
            return;
        }
        auto answer = std::move(m_answers.front());
        m_answers.pop_front();
        reply(std::move(answer));
    }

    std::vector<maintenance::FetchRequest> requests{};

private:
    std::deque<Result<maintenance::FetchAnswer>> m_answers{};
};

/// DescribeInstanceStatus with one element for each instance: {id, state, its events as XML}.
struct StatusItem {
    std::string instance{};
    std::string state = "running";
    std::string events{};
};
inline std::string statusPage(const std::vector<StatusItem> &items, const std::string &next = {})
{
    std::string page = R"(<?xml version="1.0" encoding="UTF-8"?>
<DescribeInstanceStatusResponse xmlns="http://ec2.amazonaws.com/doc/2016-11-15/">
<requestId>3be1508e-c444-4fef-89cc-0b1223c4f02fEXAMPLE</requestId><instanceStatusSet>)";
    for (const StatusItem &item : items) {
        page += "<item><instanceId>" + item.instance
            + "</instanceId><availabilityZone>eu-west-1a</availabilityZone><eventsSet>"
            + item.events + "</eventsSet><instanceState><code>16</code><name>" + item.state
            + "</name></instanceState></item>";
    }
    page += "</instanceStatusSet>";
    if (!next.empty())
        page += "<nextToken>" + next + "</nextToken>";
    return page + "</DescribeInstanceStatusResponse>";
}

inline std::string
eventItem(const std::string &id,
          const std::string &code,
          const std::string &description = "The instance is running on degraded hardware",
          const std::string &times = {})
{
    return "<item>" + (id.empty() ? "" : "<instanceEventId>" + id + "</instanceEventId>") + "<code>"
        + code + "</code><description>" + description + "</description>" + times + "</item>";
}

inline std::string refusalPage(const std::string &code, const std::string &message)
{
    return "<?xml version=\"1.0\"?><Response><Errors><Error><Code>" + code + "</Code><Message>"
        + message + "</Message></Error></Errors><RequestID>f0</RequestID></Response>";
}

} // namespace hp
