// SPDX-License-Identifier: Apache-2.0
#include "app/options/ProbesFile.h"

#include "app/options/YamlFile.h"
#include "model/base/Time.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <utility>

namespace hp::app {

namespace {

using maintenance::Probe;

std::string textOf(const YAML::Node &node)
{
    return node.IsScalar() ? node.Scalar() : std::string();
}

std::string readName(const std::string &text, Probe &into)
{
    constexpr std::size_t longest = 63;
    const bool isWord = std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    into.name = text;
    return isWord && !text.empty() && text.size() <= longest
        ? ""
        : "expected at most 63 lower case letters, digits and -";
}

std::string readSelector(const YAML::Node &node, Probe &into)
{
    constexpr const char *wanted = "expected labels as {label: value}";
    if (!node.IsMap() || node.size() == 0)
        return wanted;
    for (const auto &pair : node) {
        if (!pair.first.IsScalar() || !pair.second.IsScalar())
            return wanted;
        into.nodeSelector[pair.first.Scalar()] = pair.second.Scalar();
    }
    return {};
}

/// Never repeats the address: somebody may have put a password into it.
std::string readUrl(const std::string &text, Probe &into)
{
    const auto isUrlOf = [&text](const std::string &scheme) {
        const std::string start = scheme + "://{address}";
        if (!text.starts_with(start))
            return false;
        const std::string rest = text.substr(start.size());
        const std::size_t path = std::min(rest.find('/'), rest.size());
        const bool hasPort = path > 1 && rest.front() == ':'
            && rest.find_first_not_of("0123456789", 1) >= path && path <= 6;
        const int port = hasPort ? std::stoi(rest.substr(1, path - 1)) : 0;
        constexpr int highest = 65535;
        const bool isPort = hasPort ? port > 0 && port <= highest : path == 0;
        return scheme == "tcp" ? hasPort && isPort && path == rest.size() : isPort;
    };
    into.url = text;
    return isUrlOf("https") || isUrlOf("http") || isUrlOf("tcp")
        ? ""
        : "expected https://{address}:PORT/PATH, http://{address}:PORT/PATH or "
          "tcp://{address}:PORT";
}

std::string readTimeout(const std::string &text, Probe &into)
{
    const auto timeout = parseDuration(text);
    if (!timeout || *timeout < std::chrono::milliseconds(100) || *timeout > std::chrono::minutes(1))
        return "expected a time from 100ms to 1m";
    into.timeout = *timeout;
    return {};
}

/// What is wrong with one member of a probe.
std::string readMember(const std::string &key, const YAML::Node &node, Probe &into)
{
    const std::string text = textOf(node);
    if (key == "name")
        return readName(text, into);
    if (key == "url")
        return readUrl(text, into);
    if (key == "timeout")
        return readTimeout(text, into);
    if (key == "nodeSelector")
        return readSelector(node, into);
    if (key == "role") {
        into.role = text;
        return text == "master" || text == "infra" || text == "worker"
            ? ""
            : "expected master, infra or worker";
    }
    if (key == "insecureSkipVerify") {
        into.insecureSkipVerify = text == "true";
        return text == "true" || text == "false" ? "" : "expected true or false";
    }
    if (key == "caFile") {
        into.caFile = text;
        return !text.empty() && std::ifstream(text).good() ? "" : "cannot read '" + text + "'";
    }
    return "is not one of name, role, nodeSelector, url, timeout, insecureSkipVerify, caFile";
}

/// What is wrong with a probe as a whole.
std::string lackOf(const Probe &probe)
{
    if (probe.name.empty())
        return "has no name";
    if (probe.url.empty())
        return "has no url";
    if (probe.role.empty() == probe.nodeSelector.empty())
        return "expected either role or nodeSelector";
    if (probe.insecureSkipVerify && !probe.caFile.empty())
        return "expected either insecureSkipVerify or caFile";
    return {};
}

/// `line` is where the fault is.
std::string readProbe(const YAML::Node &node, Probe &into, int &line)
{
    line = node.Mark().line;
    if (!node.IsMap())
        return "expected name, role, url";
    std::set<std::string> seen;
    for (const auto &pair : node) {
        const std::string key = textOf(pair.first);
        const std::string error = seen.insert(key).second ? readMember(key, pair.second, into)
                                                          : std::string("is there twice");
        if (!error.empty()) {
            line = pair.first.Mark().line;
            return key + ": " + error;
        }
    }
    return lackOf(into);
}

} // namespace

std::string readProbes(const std::string &file, std::vector<Probe> &into)
{
    const auto read = readYaml(file);
    if (!read)
        return read.error().message;
    const YAML::Node &root = *read;
    if (!root.IsSequence() || root.size() == 0)
        return placeIn(file, 0) + "expected a list of probes";
    std::vector<Probe> probes;
    std::set<std::string> names;
    for (std::size_t i = 0; i < root.size(); ++i) {
        Probe probe;
        int line = 0;
        std::string error = readProbe(root[i], probe, line);
        if (error.empty() && !names.insert(probe.name).second)
            error = "name: " + probe.name + " is there twice";
        if (!error.empty())
            return placeIn(file, line) + "probe " + std::to_string(i + 1) + ": " + error;
        probes.push_back(std::move(probe));
    }
    into = std::move(probes);
    return {};
}

} // namespace hp::app
