// SPDX-License-Identifier: Apache-2.0
#include "app/options/NotificationsFile.h"

#include "app/options/SiteFiles.h"
#include "model/notify/Messages.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hp::app {

using notify::Receiver;
using notify::ReceiverKind;
using notify::Route;
using notify::Settings;

namespace {

constexpr const char *pagerDutyUrl = "https://events.pagerduty.com/v2/enqueue";
constexpr const char *receiverMembers =
    "is not one of name, type, url, secretFile, caFile, user, from, to";

std::string scalarOf(const YAML::Node &node)
{
    return node.IsScalar() ? node.Scalar() : std::string();
}

bool isPrintable(const std::string &text)
{
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < ' '; });
}

std::string readNames(const YAML::Node &node, std::vector<std::string> &into)
{
    constexpr const char *wanted = "expected a list of names";
    if (!node.IsSequence() || node.size() == 0)
        return wanted;
    for (const YAML::Node &name : node) {
        if (!name.IsScalar() || name.Scalar().empty() || !isPrintable(name.Scalar()))
            return wanted;
        into.push_back(name.Scalar());
    }
    return {};
}

std::string readReceiverName(const std::string &text, Receiver &into)
{
    constexpr std::size_t longest = 63;
    const bool isWord = std::ranges::all_of(
        text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
    into.name = text;
    return isWord && !text.empty() && text.size() <= longest
        ? ""
        : "expected at most 63 lower case letters, digits and -";
}

std::string readKind(const std::string &text, Receiver &into)
{
    for (const ReceiverKind kind : notify::receiverKinds()) {
        if (text == toString(kind)) {
            into.kind = kind;
            return {};
        }
    }
    return "expected alertmanager, webhook, pagerduty, slack or email";
}

/// Never repeats the address: somebody may have put a password into it.
std::string readAddress(const std::string &text, Receiver &into)
{
    const std::size_t start = text.find("://");
    const std::string scheme = text.substr(0, start);
    if (start == std::string::npos || !isPrintable(text) || text.find(' ') != std::string::npos
        || (scheme != "https" && scheme != "http" && scheme != "smtp" && scheme != "smtps"))
        return "expected an address with https, http, smtp or smtps";
    const std::size_t host = start + 3;
    const std::size_t end = std::min(text.find_first_of("/?#", host), text.size());
    if (end == host)
        return "has no host";
    if (text.find('@', host) < end)
        return "has a user or a password in it; a secret belongs into secretFile";
    into.url = text;
    return {};
}

/// What a relay would refuse for ever, or take for several.
std::string whyNoMailbox(const std::string &mailbox)
{
    const std::string address = notify::addressOf(mailbox);
    const bool isOne = !address.empty() && address.find_first_of(" \"<>,;()") == std::string::npos;
    return isOne ? "" : "expected one address each, as in a@example.com or Anna <a@example.com>";
}

std::string readReceiverMember(const std::string &key, const YAML::Node &node, Receiver &into)
{
    if (key == "to") {
        std::string error = readNames(node, into.to);
        for (const std::string &one : into.to)
            error = error.empty() ? whyNoMailbox(one) : error;
        return error;
    }
    const std::string text = scalarOf(node);
    if (key == "name")
        return readReceiverName(text, into);
    if (key == "type")
        return readKind(text, into);
    if (key == "url")
        return readAddress(text, into);
    std::string Receiver::*const member = key == "secretFile" ? &Receiver::secretFile
        : key == "caFile"                                     ? &Receiver::caFile
        : key == "user"                                       ? &Receiver::user
        : key == "from"                                       ? &Receiver::from
                                                              : nullptr;
    if (member == nullptr)
        return receiverMembers;
    into.*member = text;
    if (text.empty() || !isPrintable(text))
        return "expected one line of text";
    return key == "from" ? whyNoMailbox(text) : "";
}

/// What is wrong with a receiver as a whole.
std::string lackOf(const Receiver &receiver, bool hasKind)
{
    if (receiver.name.empty())
        return "has no name";
    if (!hasKind)
        return "has no type";
    const bool isLetter = receiver.kind == ReceiverKind::Email;
    const std::string kind = toString(receiver.kind);
    if (receiver.kind == ReceiverKind::Slack) {
        if (!receiver.url.empty())
            return "the address of slack is a secret: it belongs into secretFile";
    } else if (receiver.url.empty()) {
        return "has no url, which " + kind + " needs";
    } else if (receiver.url.starts_with("smtp") != isLetter) {
        return isLetter ? "url: email needs smtp or smtps"
                        : "url: " + kind + " needs https or http";
    }
    const bool needsSecret =
        receiver.kind != ReceiverKind::Alertmanager && receiver.kind != ReceiverKind::Email;
    if (needsSecret && receiver.secretFile.empty())
        return "has no secretFile, which " + kind + " needs";
    if (isLetter && (receiver.from.empty() || receiver.to.empty()))
        return "email needs from and to";
    if (!isLetter && (!receiver.from.empty() || !receiver.to.empty() || !receiver.user.empty()))
        return "user, from and to are for email";
    if (isLetter && receiver.user.empty() != receiver.secretFile.empty())
        return "expected both user and secretFile, or neither";
    return {};
}

/// `line` is where the fault is.
std::string readReceiver(const YAML::Node &node, Receiver &into, int &line)
{
    line = node.Mark().line;
    if (!node.IsMap())
        return "expected name, type, url";
    std::set<std::string> seen;
    for (const auto &pair : node) {
        const std::string key = scalarOf(pair.first);
        seen.insert(key);
        if (const std::string error = readReceiverMember(key, pair.second, into); !error.empty()) {
            line = pair.first.Mark().line;
            return key + ": " + error;
        }
    }
    if (into.kind == ReceiverKind::PagerDuty && seen.contains("type") && into.url.empty())
        into.url = pagerDutyUrl;
    return lackOf(into, seen.contains("type"));
}

std::string
readRouteMember(const std::string &key, const YAML::Node &node, const Settings &all, Route &into)
{
    std::vector<std::string> names;
    const std::string error = readNames(node, names);
    std::set<std::string> Route::*const member = key == "severity" ? &Route::severities
        : key == "cluster"                                         ? &Route::clusters
        : key == "owner"                                           ? &Route::owners
        : key == "rack"                                            ? &Route::racks
                                                                   : nullptr;
    if (key != "receivers" && member == nullptr)
        return "is not one of receivers, severity, cluster, owner, rack";
    if (!error.empty())
        return error;
    if (key == "receivers") {
        for (const std::string &name : names) {
            if (findReceiver(all, name) == nullptr)
                return "there is no receiver " + name;
        }
        into.receivers = std::move(names);
        return {};
    }
    for (const std::string &name : names) {
        if (key == "severity" && std::ranges::count(notify::severities(), name) == 0)
            return "'" + name + "' is not one of critical, warning, info";
        (into.*member).insert(name);
    }
    return {};
}

/// `line` is where the fault is.
std::string readRoute(const YAML::Node &node, const Settings &all, Route &into, int &line)
{
    line = node.Mark().line;
    if (!node.IsMap())
        return "expected receivers, severity, cluster, owner, rack";
    for (const auto &pair : node) {
        const std::string key = scalarOf(pair.first);
        if (const std::string error = readRouteMember(key, pair.second, all, into);
            !error.empty()) {
            line = pair.first.Mark().line;
            return key + ": " + error;
        }
    }
    return into.receivers.empty() ? "has no receivers" : "";
}

std::string readReceivers(const YAML::Node &list, Settings &settings, int &line)
{
    line = list.Mark().line;
    if (!list.IsSequence() || list.size() == 0)
        return "receivers: expected a list";
    for (std::size_t i = 0; i < list.size(); ++i) {
        Receiver receiver;
        std::string error = readReceiver(list[i], receiver, line);
        if (error.empty() && findReceiver(settings, receiver.name) != nullptr)
            error = "name: " + receiver.name + " is there twice";
        if (!error.empty())
            return "receiver " + std::to_string(i + 1) + ": " + error;
        settings.receivers.push_back(std::move(receiver));
    }
    return {};
}

std::string readRoutes(const YAML::Node &list, Settings &settings, int &line)
{
    line = list.Mark().line;
    if (!list.IsSequence() || list.size() == 0)
        return "routes: expected a list";
    for (std::size_t i = 0; i < list.size(); ++i) {
        Route route;
        if (const std::string error = readRoute(list[i], settings, route, line); !error.empty())
            return "route " + std::to_string(i + 1) + ": " + error;
        settings.routes.push_back(std::move(route));
    }
    return {};
}

} // namespace

std::string readNotifications(const std::string &file, Settings &into)
{
    const auto read = readYaml(file);
    if (!read)
        return read.error().message;
    const YAML::Node &root = *read;
    if (!root.IsMap())
        return placeIn(file, 0) + "expected receivers and routes";
    for (const auto &pair : root) {
        const std::string name = scalarOf(pair.first);
        const int line = pair.first.Mark().line;
        if (name != "receivers" && name != "routes")
            return placeIn(file, line) + name + ": is not one of receivers, routes";
    }
    if (root.size() != 2)
        return placeIn(file, 0) + "expected receivers and routes";
    Settings settings;
    int line = 0;
    std::string error = readReceivers(root["receivers"], settings, line);
    if (error.empty())
        error = readRoutes(root["routes"], settings, line);
    if (!error.empty())
        return placeIn(file, line) + error;
    into = std::move(settings);
    return {};
}

} // namespace hp::app
