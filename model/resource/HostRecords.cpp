// SPDX-License-Identifier: Apache-2.0
#include "model/resource/HostRecords.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::host {

namespace {

constexpr std::array recordWords =
    std::to_array<std::pair<ResetType, const char *>>({{ResetType::On, "PowerOn"},
                                                       {ResetType::GracefulShutdown, "SoftOff"},
                                                       {ResetType::ForceOff, "HardOff"},
                                                       {ResetType::GracefulRestart, "SoftRestart"},
                                                       {ResetType::ForceRestart, "HardRestart"}});

std::optional<ResetType> typeFrom(std::string_view word)
{
    for (const auto &[type, stored] : recordWords) {
        if (word == stored)
            return type;
    }
    return std::nullopt;
}

Json timeOrNull(const std::optional<TimePoint> &time)
{
    return time ? Json(formatTime(*time)) : Json(nullptr);
}

} // namespace

const char *toString(RebootMode mode)
{
    return mode == RebootMode::Hard ? "hard" : "soft";
}

const char *recordWord(ResetType type)
{
    for (const auto &[recorded, word] : recordWords) {
        if (type == recorded)
            return word;
    }
    return "";
}

RebootMode rebootModeFrom(const std::string &text)
{
    return text == "hard" ? RebootMode::Hard : RebootMode::Soft;
}

int countAt(const Object &host, std::string_view pointer, int otherwise)
{
    const Json &value = host.at(pointer);
    if (!value.is_number_integer())
        return otherwise;
    return static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), 0, 1'000'000));
}

std::optional<PowerAction> powerActionOf(const Object &host)
{
    const auto type = typeFrom(host.text("/status/provisioning/powerAction/type"));
    const auto issued = parseTime(host.text("/status/provisioning/powerAction/issuedAt"));
    const auto deadline = parseTime(host.text("/status/provisioning/powerAction/deadline"));
    if (!type || !issued || !deadline)
        return std::nullopt;
    return PowerAction{*type,
                       *issued,
                       *deadline,
                       countAt(host, "/status/provisioning/powerAction/attempt", 1),
                       rebootModeFrom(host.text("/status/provisioning/powerAction/mode"))};
}

std::optional<PowerRetry> powerRetryOf(const Object &host)
{
    const auto type = typeFrom(host.text("/status/provisioning/powerRetry/type"));
    const auto notBefore = parseTime(host.text("/status/provisioning/powerRetry/notBefore"));
    if (!type || !notBefore)
        return std::nullopt;
    return PowerRetry{*type,
                      *notBefore,
                      countAt(host, "/status/provisioning/powerRetry/attempt", 1),
                      host.text("/status/provisioning/powerRetry/message")};
}

std::vector<RebootHold> rebootHoldsOf(const Object &host)
{
    std::vector<RebootHold> holds;
    const Json &list = host.at("/status/provisioning/rebootHolds");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        const std::string at = "/status/provisioning/rebootHolds/" + std::to_string(i);
        const auto accepted = parseTime(host.text(at + "/acceptedAt"));
        if (host.text(at + "/key").empty() || !accepted)
            continue;
        holds.push_back({host.text(at + "/key"),
                         rebootModeFrom(host.text(at + "/mode")),
                         *accepted,
                         parseTime(host.text(at + "/heldSince"))});
    }
    std::sort(holds.begin(), holds.end(), [](const RebootHold &a, const RebootHold &b) {
        return a.key < b.key;
    });
    return holds;
}

std::optional<CredentialsMark> credentialsMarkOf(const Object &host, const char *field)
{
    const std::string at = std::string("/status/") + field;
    CredentialsMark mark{
        {host.text(at + "/credentials/namespace"), host.text(at + "/credentials/name")},
        host.text(at + "/credentialsVersion"),
        host.text(at + "/address")};
    if (mark.secret.name.empty() || mark.version.empty())
        return std::nullopt;
    return mark;
}

OperationHistory operationHistoryOf(const Object &host)
{
    OperationHistory history;
    for (const char *operation : {"register", "inspect", "provision", "deprovision"}) {
        const std::string at = std::string("/status/operationHistory/") + operation;
        const OperationSpan span{parseTime(host.text(at + "/start")),
                                 parseTime(host.text(at + "/end"))};
        if (span.start || span.end)
            history[operation] = span;
    }
    return history;
}

Json jsonOf(const std::optional<PowerAction> &action)
{
    if (!action)
        return nullptr;
    return {{"type", recordWord(action->type)},
            {"issuedAt", formatMicroTime(action->issuedAt)},
            {"deadline", formatMicroTime(action->deadline)},
            {"attempt", action->attempt},
            {"mode", toString(action->mode)}};
}

Json jsonOf(const std::optional<PowerRetry> &retry)
{
    if (!retry)
        return nullptr;
    Json json{{"type", recordWord(retry->type)},
              {"notBefore", formatMicroTime(retry->notBefore)},
              {"attempt", retry->attempt}};
    if (!retry->message.empty())
        json["message"] = retry->message;
    return json;
}

Json jsonOf(const std::vector<RebootHold> &holds)
{
    if (holds.empty())
        return nullptr;
    Json list = Json::array();
    for (const RebootHold &hold : holds) {
        Json entry = {{"key", hold.key},
                      {"mode", toString(hold.mode)},
                      {"acceptedAt", formatMicroTime(hold.acceptedAt)}};
        if (hold.heldSince)
            entry["heldSince"] = formatMicroTime(*hold.heldSince);
        list.push_back(std::move(entry));
    }
    return list;
}

Json jsonOf(const std::optional<CredentialsMark> &mark)
{
    if (!mark)
        return nullptr;
    Json json{{"credentials", {{"name", mark->secret.name}, {"namespace", mark->secret.ns}}},
              {"credentialsVersion", mark->version}};
    if (!mark->address.empty())
        json["address"] = mark->address;
    return json;
}

Json jsonOf(const OperationSpan &span)
{
    return {{"start", timeOrNull(span.start)}, {"end", timeOrNull(span.end)}};
}

} // namespace hp::host
