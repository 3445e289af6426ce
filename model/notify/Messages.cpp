// SPDX-License-Identifier: Apache-2.0
#include "model/notify/Messages.h"

#include "model/base/Secrets.h"
#include "model/base/Text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace hp::notify {

namespace {

constexpr std::size_t maxNamedMachines = 50; ///< more is said as a number
constexpr Duration testLifetime = std::chrono::minutes(1);
constexpr std::size_t maxSummary = 1000; ///< PagerDuty takes 1,024 characters

std::string safeSummary(const Notice &notice)
{
    std::string text = withoutSecrets(notice.summary);
    for (char &c : text) {
        if (static_cast<unsigned char>(c) < ' ')
            c = ' ';
    }
    if (text.size() > maxSummary) {
        std::size_t end = maxSummary;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
            --end; // not in the middle of a character
        text = text.substr(0, end) + "…";
    }
    return text;
}

std::string joinNames(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), maxNamedMachines); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > maxNamedMachines)
        text += " and " + std::to_string(names.size() - maxNamedMachines) + " more";
    return text;
}

/// One name, or nothing where there are several: a label has one value.
void addLabel(Json &labels, const char *name, const std::vector<std::string> &values)
{
    if (values.size() == 1)
        labels[name] = values.front();
}

Json alertLabels(const Notice &notice, const NoticeKeys &keys, int priority)
{
    Json labels{{"alertname", notice.event == Event::Test ? "HoldpointTest" : "HoldpointCause"},
                {"severity", severityOf(priority)},
                {"cluster", notice.cluster},
                {"holdpoint_cause", keys.cause}};
    addLabel(labels, "owner", notice.owners);
    addLabel(labels, "rack", notice.racks);
    return labels;
}

std::string titleOf(const Notice &notice)
{
    std::string word = toString(notice.event);
    std::ranges::transform(word, word.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return '[' + word + "] " + notice.cluster + " P" + std::to_string(notice.priority) + ' '
        + safeSummary(notice);
}

std::string bodyOf(const Notice &notice)
{
    std::string text = titleOf(notice) + "\n\nSince: " + formatTime(notice.since) + '\n';
    if (notice.event == Event::Resolved)
        text += "Resolved: " + formatTime(notice.at) + '\n';
    const auto add = [&text](const char *name, const std::vector<std::string> &values) {
        if (!values.empty())
            text += std::string(name) + ": " + joinNames(values) + '\n';
    };
    add("Machines", notice.machines);
    add("Owners", notice.owners);
    add("Racks", notice.racks);
    return text;
}

std::string base64Of(std::string_view bytes)
{
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t j = 0; j < 3; ++j)
            group = group << 8U
                | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
        for (std::size_t j = 0; j < 4; ++j)
            text += i + j <= bytes.size() ? letters[group >> (18 - 6 * j) & 63U] : '=';
    }
    return text;
}

std::string wrapped(const std::string &text)
{
    constexpr std::size_t lineLength = 76;
    std::string lines;
    for (std::size_t i = 0; i < text.size(); i += lineLength)
        lines += text.substr(i, lineLength) + "\r\n";
    return lines;
}

/// What a path of a URI may have as it stands (RFC 3986, 3.3), and the rest in its bytes.
std::string inPath(const std::string &text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "-._~!$&'()*+,;=:@/";
    std::string path;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isWord =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isWord || plain.find(c) != std::string_view::npos)
            path += c;
        else
            ((path += '%') += digits[byte >> 4U]) += digits[byte & 15U];
    }
    return path;
}

/// RFC 2047: words of at most 75 characters, none of them split within a character.
std::string encodedHeader(const std::string &text)
{
    constexpr std::size_t wordBytes = 42;
    std::string header;
    std::size_t start = 0;
    while (start < text.size()) {
        std::size_t end = std::min(start + wordBytes, text.size());
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
            --end;
        header += (header.empty() ? "" : "\r\n ") + std::string("=?UTF-8?B?")
            + base64Of(std::string_view(text).substr(start, end - start)) + "?=";
        start = end;
    }
    return header;
}

/// As a header has it: the name in words of ASCII, which no sign in it can end.
std::string mailboxHeader(const std::string &mailbox)
{
    const std::string address = addressOf(mailbox);
    if (address == mailbox)
        return address;
    std::string name(trimmed(std::string_view(mailbox).substr(0, mailbox.rfind('<'))));
    if (name.size() > 1 && name.front() == '"' && name.back() == '"')
        name = name.substr(1, name.size() - 2);
    return (name.empty() ? std::string() : encodedHeader(name) + "\r\n ") + '<' + address + '>';
}

/// As RFC 5322 has it: "Sat, 28 Nov 2026 17:00:00 +0000".
std::string letterDate(TimePoint time)
{
    constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array months{
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::string iso = formatTime(time);
    return std::string(days[std::chrono::weekday(day).c_encoding()]) + ", " + iso.substr(8, 2) + ' '
        + months[static_cast<unsigned>(date.month()) - 1] + ' ' + iso.substr(0, 4) + ' '
        + iso.substr(11, 8) + " +0000";
}

} // namespace

Json alertsOf(const Notice &notice, const NoticeKeys &keys, TimePoint now)
{
    const bool isOver = notice.event == Event::Resolved;
    const Duration lifetime = notice.event == Event::Test ? testLifetime : alertLifetime;
    Json annotations{{"summary", safeSummary(notice)}};
    if (!notice.machines.empty())
        annotations["machines"] = joinNames(notice.machines);
    Json alerts = Json::array();
    const auto add = [&](int priority, TimePoint ends) {
        // After a clock was put back it would begin after its end, and be refused.
        alerts.push_back({{"labels", alertLabels(notice, keys, priority)},
                          {"annotations", annotations},
                          {"startsAt", formatMicroTime(std::min(notice.since, ends))},
                          {"endsAt", formatMicroTime(ends)}});
    };
    add(notice.priority, isOver ? notice.at : now + lifetime);
    if (notice.before != 0)
        add(notice.before, notice.at);
    return alerts;
}

Json cloudEventOf(const Notice &notice, const NoticeKeys &keys)
{
    return {{"specversion", "1.0"},
            {"id", keys.message},
            {"source", "/holdpoint/clusters/" + inPath(notice.cluster)},
            {"type", std::string("holdpoint.cause.") + toString(notice.event)},
            {"subject", keys.cause},
            {"time", formatMicroTime(notice.at)},
            {"datacontenttype", "application/json"},
            {"data",
             {{"cluster", notice.cluster},
              {"severity", severityOf(notice.priority)},
              {"priority", notice.priority},
              {"summary", safeSummary(notice)},
              {"since", formatMicroTime(notice.since)},
              {"machines", notice.machines},
              {"owners", notice.owners},
              {"racks", notice.racks},
              {"acknowledgedBy", notice.event == Event::Acknowledged ? notice.by : ""}}}};
}

Json pagerDutyEventOf(const Notice &notice, const NoticeKeys &keys, const std::string &routingKey)
{
    const char *action = notice.event == Event::Resolved ? "resolve"
        : notice.event == Event::Acknowledged            ? "acknowledge"
                                                         : "trigger";
    return {{"routing_key", routingKey},
            {"event_action", action},
            {"dedup_key", keys.cause},
            {"client", "Holdpoint"},
            {"payload",
             {{"summary", safeSummary(notice)},
              {"source", notice.cluster.empty() ? "holdpoint" : notice.cluster},
              {"severity", severityOf(notice.priority)},
              {"timestamp", formatMicroTime(notice.since)},
              {"custom_details",
               {{"machines", joinNames(notice.machines)},
                {"owners", joinNames(notice.owners)},
                {"racks", joinNames(notice.racks)}}}}}};
}

Json slackMessageOf(const Notice &notice)
{
    std::string text;
    for (const char c : bodyOf(notice)) // what Slack reads as markup
        text += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return {{"text", text}};
}

std::string addressOf(const std::string &mailbox)
{
    const std::size_t open = mailbox.rfind('<');
    if (open == std::string::npos || !mailbox.ends_with('>'))
        return mailbox;
    return mailbox.substr(open + 1, mailbox.size() - open - 2);
}

std::string letterOf(const Notice &notice, const NoticeKeys &keys, const Receiver &receiver)
{
    std::string to;
    for (const std::string &one : receiver.to)
        to += (to.empty() ? "" : ",\r\n ") + mailboxHeader(one);
    const std::string from = addressOf(receiver.from);
    const std::size_t domain = from.rfind('@');
    const std::string host = domain == std::string::npos ? "holdpoint" : from.substr(domain + 1);
    std::string head = "From: " + mailboxHeader(receiver.from) + "\r\nTo: " + to
        + "\r\nSubject: " + encodedHeader(titleOf(notice)) + "\r\nDate: " + letterDate(notice.at)
        + "\r\nMessage-ID: <" + keys.message + '@' + host + ">\r\n";
    // The letters of one cause are one conversation.
    head += "References: <" + keys.cause + '@' + host + ">\r\nAuto-Submitted: auto-generated\r\n";
    return head
        + "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
          "Content-Transfer-Encoding: base64\r\n\r\n"
        + wrapped(base64Of(bodyOf(notice)));
}

} // namespace hp::notify
