// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/AwsAnswers.h"

#include "model/base/Patterns.h"
#include "model/base/Text.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hp::maintenance::aws {

namespace {

constexpr const char *completedMark = "[Completed]";
constexpr std::array<const char *, 2> cancelledMarks{"[Canceled]", "[Cancelled]"};

/// A finished event is listed for up to a week with its end before its description.
EventState stateOf(const std::string &description)
{
    if (description.starts_with(completedMark))
        return EventState::Completed;
    const bool cancelled =
        std::any_of(cancelledMarks.begin(), cancelledMarks.end(), [&description](const char *mark) {
            return description.starts_with(mark);
        });
    return cancelled ? EventState::Cancelled : EventState::Scheduled;
}

Disruption disruptionOf(const std::string &code)
{
    if (code == code::instanceStop || code == code::instanceRetirement)
        return Disruption::Stop;
    if (code == code::systemMaintenance)
        return Disruption::Brief;
    return Disruption::Reboot;
}

Result<ProviderEvent> eventOf(const std::string &instance, const XmlNode &item)
{
    ProviderEvent event;
    event.id = item.at("instanceEventId").text;
    event.code = item.at("code").text;
    event.machineId = instance;
    event.description = item.at("description").text;
    if (event.id.empty() || event.code.empty()) {
        return unexpected(ErrorCode::Invalid,
                          "AWS lists an event of " + instance + " without "
                              + (event.id.empty() ? "an id" : "a code") + "; it is left out");
    }
    for (const auto &[name, member] :
         {std::pair{"notBefore", &ProviderEvent::notBefore},
          std::pair{"notAfter", &ProviderEvent::notAfter},
          std::pair{"notBeforeDeadline", &ProviderEvent::startDeadline}}) {
        const std::string &text = item.at(name).text;
        event.*member = parseTime(text);
        if (!text.empty() && !(event.*member)) {
            return unexpected(ErrorCode::Invalid,
                              "AWS gives event " + event.id + " of " + instance + " a " + name
                                  + " that is not a time: " + shortened(text, 40)
                                  + "; it is left out");
        }
    }
    event.state = stateOf(event.description);
    event.disruption = disruptionOf(event.code);
    return event;
}

Refusal kindOf(int httpStatus, const std::string &code)
{
    static const std::vector<std::pair<Refusal, std::vector<std::string>>> known{
        {Refusal::Throttled,
         {"Throttling",
          "ThrottlingException",
          "RequestLimitExceeded",
          "RequestThrottled",
          "TooManyRequestsException",
          "SlowDown",
          "ServiceUnavailable",
          "Unavailable",
          "InternalError",
          "InternalFailure"}},
        {Refusal::Expired, {"ExpiredToken", "ExpiredTokenException", "TokenRefreshRequired"}},
        {Refusal::Rejected,
         {"AuthFailure",
          "InvalidClientTokenId",
          "SignatureDoesNotMatch",
          "IncompleteSignature",
          "MissingAuthenticationToken",
          "RequestExpired",
          "UnrecognizedClientException"}},
        {Refusal::Denied, {"UnauthorizedOperation", "AccessDenied", "AccessDeniedException"}},
        {Refusal::NoSuchInstance, {"InvalidInstanceID.NotFound", "InvalidInstanceID.Malformed"}}};
    for (const auto &[kind, codes] : known) {
        if (std::find(codes.begin(), codes.end(), code) != codes.end())
            return kind;
    }
    return httpStatus == 429 || httpStatus >= 500 ? Refusal::Throttled : Refusal::Other;
}

std::vector<std::string> instancesIn(const std::string &text)
{
    static const std::regex id("i-[0-9A-Za-z]+");
    std::vector<std::string> ids;
    if (text.size() > maxMatchedText)
        return ids;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), id); it != std::sregex_iterator();
         ++it)
        ids.push_back(it->str());
    return ids;
}

} // namespace

std::vector<InstanceStatus> statusesOf(const XmlNode &page)
{
    std::vector<InstanceStatus> statuses;
    for (const XmlNode *item : page.all("instanceStatusSet/item")) {
        InstanceStatus status;
        status.instance = item->at("instanceId").text;
        status.state = item->at("instanceState/name").text;
        for (const XmlNode *one : item->all("eventsSet/item")) {
            auto event = eventOf(status.instance, *one);
            if (event)
                status.events.push_back(std::move(*event));
            else
                status.faults.push_back(event.error().message);
        }
        statuses.push_back(std::move(status));
    }
    return statuses;
}

std::vector<InstanceState> statesOf(const XmlNode &page)
{
    std::vector<InstanceState> states;
    for (const XmlNode *reservation : page.all("reservationSet/item")) {
        for (const XmlNode *item : reservation->all("instancesSet/item"))
            states.push_back({item->at("instanceId").text, item->at("instanceState/name").text});
    }
    return states;
}

std::vector<TargetGroup> targetGroupsOf(const XmlNode &page)
{
    std::vector<TargetGroup> groups;
    for (const XmlNode *item : page.all("DescribeTargetGroupsResult/TargetGroups/member"))
        groups.push_back({item->at("TargetGroupArn").text, item->at("TargetGroupName").text});
    return groups;
}

std::vector<TargetHealth> targetHealthOf(const XmlNode &page)
{
    std::vector<TargetHealth> targets;
    for (const XmlNode *item :
         page.all("DescribeTargetHealthResult/TargetHealthDescriptions/member")) {
        const XmlNode &health = item->at("TargetHealth");
        const std::string &description = health.at("Description").text;
        targets.push_back({item->at("Target/Id").text,
                           health.at("State").text,
                           description.empty() ? health.at("Reason").text : description});
    }
    return targets;
}

RefusalReading refusalOf(int httpStatus, const std::string &body)
{
    if (httpStatus >= 200 && httpStatus < 300)
        return {};
    RefusalReading reading;
    std::string message;
    if (const auto root = parseXml(body)) {
        // EC2 and the services after it do not agree where the error stands.
        const XmlNode &error =
            root->at("Error").name.empty() ? root->at("Errors/Error") : root->at("Error");
        reading.code = shortened(error.at("Code").text, 80);
        message = error.at("Message").text;
    }
    reading.kind = kindOf(httpStatus, reading.code);
    if (reading.code.empty())
        reading.code = "HTTP " + std::to_string(httpStatus);
    if (reading.kind == Refusal::NoSuchInstance)
        reading.instances = instancesIn(message);
    return reading;
}

} // namespace hp::maintenance::aws
