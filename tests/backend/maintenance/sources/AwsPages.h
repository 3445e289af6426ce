// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace hp {

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
