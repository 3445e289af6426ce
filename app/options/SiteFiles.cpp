// SPDX-License-Identifier: Apache-2.0
#include "app/options/SiteFiles.h"

#include "backend/http/credentials/DataDirectory.h"
#include "model/base/Time.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <utility>
#include <yaml-cpp/eventhandler.h>

namespace hp::app {

namespace {

/// Looks for a key that a map has twice, at any depth: yaml-cpp gives out both, and what is read
/// last counts. Goes by what stands in the text, as an alias may stand for a million nodes.
class KeysOnce final : public YAML::EventHandler
{
public:
    /// `mayRepeat`: of the outermost map.
    explicit KeysOnce(const std::function<bool(const std::string &key)> &mayRepeat)
        : m_mayRepeat(mayRepeat)
    { }

    /// "KEY: is there twice" of the first one; empty: there is none.
    [[nodiscard]] const std::string &fault() const { return m_fault; }
    [[nodiscard]] int line() const { return m_line; }

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &, YAML::anchor_t) override { passNode(); }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        if (const auto known = m_anchored.find(anchor); known != m_anchored.end())
            lookAt(mark, known->second);
        passNode();
    }
    void OnScalar(const YAML::Mark &mark,
                  const std::string &,
                  YAML::anchor_t anchor,
                  const std::string &value) override
    {
        if (anchor != YAML::NullAnchor)
            m_anchored[anchor] = value;
        lookAt(mark, value);
        passNode();
    }
    void OnSequenceStart(const YAML::Mark &,
                         const std::string &,
                         YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
        passNode();
        m_open.push_back({});
    }
    void OnSequenceEnd() override { m_open.pop_back(); }
    void OnMapStart(const YAML::Mark &,
                    const std::string &,
                    YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    {
        passNode();
        m_open.push_back({true, true, {}});
    }
    void OnMapEnd() override { m_open.pop_back(); }

private:
    struct Level {
        bool isMap = false;
        bool expectsKey = false;
        std::set<std::string> keys{};
    };

    void lookAt(const YAML::Mark &mark, const std::string &value)
    {
        const bool isKey = !m_open.empty() && m_open.back().isMap && m_open.back().expectsKey;
        if (m_open.size() == 1 && m_mayRepeat && m_mayRepeat(value))
            return;
        if (isKey && !m_open.back().keys.insert(value).second && m_fault.empty()) {
            m_fault = value + ": is there twice";
            m_line = mark.line;
        }
    }
    void passNode()
    {
        if (!m_open.empty())
            m_open.back().expectsKey = !m_open.back().expectsKey;
    }

    const std::function<bool(const std::string &key)> &m_mayRepeat;
    std::vector<Level> m_open{};
    std::map<YAML::anchor_t, std::string> m_anchored{}; ///< scalars that an alias may stand for
    std::string m_fault{};
    int m_line = 0;
};

} // namespace

std::string placeIn(const std::string &file, int line)
{
    return file + ":" + std::to_string(line + 1) + ": ";
}

Result<YAML::Node> readYaml(const std::string &file,
                            const std::function<bool(const std::string &key)> &mayRepeat)
{
    const auto text = http::readFile(file); // once: it may be a pipe
    if (!text)
        return unexpected(ErrorCode::NotFound, "cannot read " + file);
    try {
        YAML::Node root = YAML::Load(*text);
        std::istringstream stream(*text);
        YAML::Parser parser(stream);
        KeysOnce keys(mayRepeat);
        parser.HandleNextDocument(keys);
        if (!keys.fault().empty())
            return unexpected(ErrorCode::Invalid, placeIn(file, keys.line()) + keys.fault());
        return root;
    } catch (const YAML::Exception &failure) {
        return unexpected(ErrorCode::Invalid,
                          placeIn(file, failure.mark.line) + "not YAML: " + failure.msg);
    }
}

namespace {

using overrides::GuardLevel;
using overrides::SitePolicy;

std::string readSwitch(const YAML::Node &node, bool &into)
{
    const std::string text = node.IsScalar() ? node.Scalar() : std::string();
    if (text != "true" && text != "false")
        return "expected true or false";
    into = text == "true";
    return {};
}

std::string readApprovers(const YAML::Node &node, SitePolicy &policy)
{
    if (!node.IsSequence())
        return "expected a list of names";
    for (const YAML::Node &name : node) {
        if (!name.IsScalar() || name.Scalar().empty())
            return "expected a list of names";
        policy.approvers.insert(name.Scalar());
    }
    return policy.approvers.empty() ? "is empty: no one could approve" : std::string();
}

std::string readLevel(const std::string &action, const YAML::Node &node, SitePolicy &policy)
{
    const auto known = overrides::actionFrom(action);
    if (!known)
        return "there is no action of that name";
    const std::string text = node.IsScalar() ? node.Scalar() : std::string();
    const auto level = overrides::guardLevelFrom(text);
    if (!level || *level == GuardLevel::G5)
        return "'" + text + "' is not one of G0, G1, G2, G3, G4";
    const GuardLevel base = overrides::infoOf(*known).base;
    if (*level < base)
        return text + " is lower than " + toString(base)
            + ", which it has anyway: a site may raise a level and never lower it";
    policy.levels[*known] = *level;
    return {};
}

constexpr const char *bulkMembers = "machines, waves, pause, failures, together";

/// A whole number that is written as one, within its bounds.
std::string readNumber(const YAML::Node &node, int least, int most, int &into)
{
    const std::string text = node.IsScalar() ? node.Scalar() : std::string();
    const std::string wanted =
        "expected a number from " + std::to_string(least) + " to " + std::to_string(most);
    const bool isNumber = !text.empty() && text.size() <= 6
        && text.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber)
        return wanted;
    const int number = std::stoi(text);
    if (number < least || number > most)
        return wanted;
    into = number;
    return {};
}

std::string readWaves(const YAML::Node &node, overrides::BulkPolicy &policy)
{
    constexpr const char *wanted = "expected sizes of waves as [1, 5%, 25%]";
    constexpr int mostMachines = 10000;
    if (!node.IsSequence() || node.size() == 0)
        return wanted;
    std::vector<overrides::WaveSize> waves;
    for (const YAML::Node &each : node) {
        std::string text = each.IsScalar() ? each.Scalar() : std::string();
        overrides::WaveSize wave;
        wave.percent = text.ends_with('%');
        if (wave.percent)
            text.pop_back();
        if (!readNumber(YAML::Node(text), 1, wave.percent ? 100 : mostMachines, wave.amount)
                 .empty())
            return wanted;
        waves.push_back(wave);
    }
    policy.waves = std::move(waves);
    return {};
}

/// What is wrong with one member of `bulk`.
std::string
readBulkMember(const std::string &name, const YAML::Node &node, overrides::BulkPolicy &policy)
{
    constexpr int mostMachines = 10000;
    constexpr int mostTogether = 100;
    if (name == "waves")
        return readWaves(node, policy);
    if (name == "failures")
        return readNumber(node, 0, mostMachines, policy.failures);
    if (name == "together")
        return readNumber(node, 1, mostTogether, policy.together);
    if (name == "machines") {
        int machines = 0;
        std::string error = readNumber(node, 1, mostMachines, machines);
        if (error.empty())
            policy.limit = static_cast<std::size_t>(machines);
        return error;
    }
    if (name != "pause")
        return std::string("is not one of ") + bulkMembers;
    const auto pause = parseDuration(node.IsScalar() ? node.Scalar() : std::string());
    if (!pause || *pause < std::chrono::seconds(1) || *pause > std::chrono::hours(24))
        return "expected a time from 1s to 24h";
    policy.pause = *pause;
    return {};
}

/// `line` is where the fault is.
std::string readBulk(const YAML::Node &node, overrides::BulkPolicy &policy, int &line)
{
    if (!node.IsMap())
        return std::string("expected ") + bulkMembers;
    for (const auto &pair : node) {
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        line = pair.first.Mark().line;
        if (std::string error = readBulkMember(name, pair.second, policy); !error.empty())
            return name + ": " + error;
    }
    return {};
}

/// What is wrong with one member of the file; `line` is where, when it is not the member's own.
std::string
readMember(const std::string &name, const YAML::Node &node, SitePolicy &policy, int &line)
{
    if (name == "writes")
        return readSwitch(node, policy.writes);
    if (name == "break-glass")
        return readSwitch(node, policy.breakGlass);
    if (name == "approvers")
        return readApprovers(node, policy);
    if (name == "bulk")
        return readBulk(node, policy.bulk, line);
    if (name != "levels")
        return "is not one of writes, break-glass, approvers, levels, bulk";
    if (!node.IsMap())
        return "expected levels as `remove-hook: G4`";
    for (const auto &pair : node) {
        const std::string action = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        line = pair.first.Mark().line;
        if (std::string error = readLevel(action, pair.second, policy); !error.empty())
            return action + ": " + error;
    }
    return {};
}

} // namespace

std::string readGuardPolicy(const std::string &file, SitePolicy &into)
{
    const auto read = readYaml(file);
    if (!read)
        return read.error().message;
    const YAML::Node &root = *read;
    if (!root.IsMap())
        return placeIn(file, 0) + "expected writes, break-glass, approvers, levels or bulk";
    SitePolicy policy;
    for (const auto &pair : root) {
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        int line = pair.first.Mark().line;
        if (const std::string error = readMember(name, pair.second, policy, line); !error.empty())
            return placeIn(file, line) + name + ": " + error;
    }
    into = std::move(policy);
    return {};
}

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
    for (const auto &pair : node) {
        const std::string key = textOf(pair.first);
        if (const std::string error = readMember(key, pair.second, into); !error.empty()) {
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
