// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/Payload.h"

#include "model/base/Secrets.h"

#include <algorithm>
#include <simdjson.h>

namespace hp::redfish {

namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::object;

constexpr std::size_t initialDocumentBytes = 64 * 1024; // grows once when a BMC sends more
constexpr std::size_t maxDocumentDepth = 64;
constexpr std::size_t maxTextLength = 300;
constexpr std::size_t maxListLength = 256;

std::string shown(std::string_view text)
{
    std::string result(text.substr(0, maxTextLength));
    std::replace_if(
        result.begin(), result.end(), [](char c) { return c >= 0 && c < ' '; }, ' ');
    return result;
}

/// The member of an object; nullopt when the value is no object or lacks the key.
std::optional<element> memberOf(const element &value, std::string_view key)
{
    object members;
    element found;
    if (value.get(members) != simdjson::SUCCESS
        || members.at_key(key).get(found) != simdjson::SUCCESS)
        return std::nullopt;
    return found;
}

std::optional<element> memberOf(const std::optional<element> &value, std::string_view key)
{
    return value ? memberOf(*value, key) : std::nullopt;
}

std::string textOf(const std::optional<element> &value)
{
    std::string_view text;
    return value && value->get(text) == simdjson::SUCCESS ? std::string(text) : std::string();
}

std::vector<std::string> textsOf(const std::optional<element> &value)
{
    std::vector<std::string> result;
    array list;
    if (!value || value->get(list) != simdjson::SUCCESS)
        return result;
    for (const element item : list) {
        const std::string text = textOf(item);
        if (!text.empty() && result.size() < maxListLength)
            result.push_back(text);
    }
    return result;
}

std::vector<std::string> linksOf(const std::optional<element> &value)
{
    std::vector<std::string> result;
    array list;
    if (!value || value->get(list) != simdjson::SUCCESS)
        return result;
    for (const element item : list) {
        const std::string link = textOf(memberOf(item, "@odata.id"));
        if (!link.empty() && result.size() < maxListLength)
            result.push_back(link);
    }
    return result;
}

/// A key that decides about power must not be ambiguous: two values that differ are none.
std::string onlyText(const element &document, std::string_view key)
{
    object members;
    if (document.get(members) != simdjson::SUCCESS)
        return {};
    std::optional<std::string> found;
    for (const auto field : members) {
        if (field.key != key)
            continue;
        const std::string text = textOf(field.value);
        if (found && *found != text)
            return {};
        found = text;
    }
    return found.value_or(std::string());
}

std::string lastSegment(const std::string &messageId)
{
    return messageId.substr(messageId.rfind('.') + 1);
}

int severityRank(const std::string &severity)
{
    return severity == "Critical" ? 2 : severity == "Warning" ? 1 : 0;
}

RefusalPayload messageIn(const element &entry)
{
    std::string id = textOf(memberOf(entry, "MessageId"));
    if (id.empty())
        id = textOf(memberOf(entry, "MessageID"));
    return {shown(lastSegment(id)),
            withoutSecrets(shown(textOf(memberOf(entry, "Message")))),
            withoutSecrets(shown(textOf(memberOf(entry, "Resolution"))))};
}

/// A message of an iLO is a name with what stands in it: "InvalidOperationForSystemState: Power is
/// off".
std::string nameIn(const element &entry)
{
    std::string name = messageIn(entry).messageId;
    std::string arguments;
    for (const std::string &one : textsOf(memberOf(entry, "MessageArgs")))
        arguments += (arguments.empty() ? "" : ", ") + one;
    return arguments.empty() ? name : withoutSecrets(shown(name + ": " + arguments));
}

/// "See @Message.ExtendedInfo for more information."
bool isReference(const std::string &message)
{
    return message.find("ExtendedInfo") != std::string::npos
        || message.starts_with("A general error has occurred");
}

/// ExtendedInfo is an array by the standard and an object on some BMCs.
element worstEntry(const element &info)
{
    array list;
    if (info.get(list) != simdjson::SUCCESS)
        return info;
    element best = info;
    int rank = -1;
    for (const element entry : list) {
        std::string severity = textOf(memberOf(entry, "MessageSeverity"));
        if (severity.empty())
            severity = textOf(memberOf(entry, "Severity"));
        if (severityRank(severity) > rank) {
            rank = severityRank(severity);
            best = entry;
        }
    }
    return best;
}

} // namespace

struct PayloadReader::Private {
    simdjson::dom::parser parser{};
    bool ready = parser.allocate(initialDocumentBytes, maxDocumentDepth) == simdjson::SUCCESS;

    std::optional<element> parse(std::string_view json)
    {
        if (json.starts_with("\xEF\xBB\xBF"))
            json.remove_prefix(3);
        element document;
        if (!ready || parser.parse(json.data(), json.size()).get(document) != simdjson::SUCCESS
            || !document.is_object())
            return std::nullopt;
        return document;
    }
};

PayloadReader::PayloadReader()
    : m(std::make_unique<Private>())
{ }

PayloadReader::~PayloadReader() = default;

std::optional<ServiceRoot> PayloadReader::root(std::string_view json)
{
    const auto document = m->parse(json);
    if (!document)
        return std::nullopt;
    ServiceRoot root;
    root.systems = textOf(memberOf(memberOf(document, "Systems"), "@odata.id"));
    root.sessions =
        textOf(memberOf(memberOf(memberOf(document, "Links"), "Sessions"), "@odata.id"));
    bool selects = false;
    const auto features = memberOf(document, "ProtocolFeaturesSupported");
    if (const auto known = memberOf(features, "SelectQuery"))
        root.selects = known->get(selects) == simdjson::SUCCESS && selects;
    root.eventService = textOf(memberOf(memberOf(document, "EventService"), "@odata.id"));
    root.vendor = shown(textOf(memberOf(document, "Vendor")));
    return root;
}

std::optional<SystemPayload> PayloadReader::system(std::string_view json)
{
    const auto document = m->parse(json);
    if (!document)
        return std::nullopt;
    SystemPayload system;
    system.id = textOf(memberOf(document, "@odata.id"));
    system.powerState = shown(onlyText(*document, "PowerState"));
    system.uuid = shown(textOf(memberOf(document, "UUID")));
    system.serialNumber = shown(textOf(memberOf(document, "SerialNumber")));
    system.health = shown(textOf(memberOf(memberOf(document, "Status"), "Health")));
    const auto links = memberOf(document, "Links");
    system.managers = linksOf(memberOf(links, "ManagedBy"));
    system.chassis = linksOf(memberOf(links, "Chassis"));
    if (const auto reset = memberOf(memberOf(document, "Actions"), "#ComputerSystem.Reset")) {
        system.hasReset = true;
        system.resetTarget = textOf(memberOf(reset, "target"));
        system.allowedResets = textsOf(memberOf(reset, "ResetType@Redfish.AllowableValues"));
        system.actionInfo = textOf(memberOf(reset, "@Redfish.ActionInfo"));
    }
    return system;
}

std::optional<std::vector<std::string>> PayloadReader::members(std::string_view json)
{
    const auto document = m->parse(json);
    if (!document)
        return std::nullopt;
    return linksOf(memberOf(document, "Members"));
}

std::optional<std::vector<std::string>> PayloadReader::resetTypes(std::string_view json)
{
    const auto document = m->parse(json);
    if (!document)
        return std::nullopt;
    const auto parameters = memberOf(document, "Parameters");
    array list;
    if (parameters && parameters->get(list) == simdjson::SUCCESS) {
        for (const element parameter : list) {
            if (textOf(memberOf(parameter, "Name")) == "ResetType")
                return textsOf(memberOf(parameter, "AllowableValues"));
        }
    }
    return std::vector<std::string>();
}

std::optional<std::string> PayloadReader::powerState(std::string_view json)
{
    const auto document = m->parse(json);
    return document ? std::optional(shown(onlyText(*document, "PowerState"))) : std::nullopt;
}

std::string PayloadReader::identity(std::string_view json)
{
    return textOf(memberOf(m->parse(json), "@odata.id"));
}

RefusalPayload PayloadReader::refusal(std::string_view json)
{
    const auto document = m->parse(json);
    if (!document)
        return {};
    const auto error = memberOf(document, "error");
    for (const auto &place : {memberOf(error, "@Message.ExtendedInfo"),
                              memberOf(document, "@Message.ExtendedInfo"),
                              memberOf(document, "Messages"),
                              memberOf(error, "Messages")}) {
        if (!place)
            continue;
        const element entry = worstEntry(*place);
        RefusalPayload found = messageIn(entry);
        if (found.message.empty()) {
            found.message = shown(textOf(memberOf(error, "message")));
            if (isReference(found.message) && !found.messageId.empty())
                found.message = nameIn(entry);
        }
        if (!found.messageId.empty() || !found.message.empty())
            return found;
    }
    return {shown(lastSegment(textOf(memberOf(error, "code")))),
            shown(textOf(memberOf(error, "message"))),
            {}};
}

TaskPayload PayloadReader::task(std::string_view json)
{
    const auto document = m->parse(json);
    if (!document)
        return {};
    TaskPayload task;
    task.state = shown(textOf(memberOf(document, "TaskState")));
    task.status = shown(textOf(memberOf(document, "TaskStatus")));
    if (const auto messages = memberOf(document, "Messages"))
        task.message = messageIn(worstEntry(*messages)).message;
    return task;
}

std::string PayloadReader::eventStream(std::string_view json)
{
    const auto document = m->parse(json);
    bool enabled = true;
    if (const auto said = memberOf(document, "ServiceEnabled"))
        enabled = said->get(enabled) != simdjson::SUCCESS || enabled;
    return enabled ? textOf(memberOf(document, "ServerSentEventUri")) : std::string();
}

} // namespace hp::redfish
