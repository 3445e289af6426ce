// SPDX-License-Identifier: Apache-2.0
#include "app/options/GuardPolicyFile.h"

#include "app/options/YamlFile.h"

#include <set>

namespace hp::app {

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
    return policy.approvers.empty() ? "is empty: nobody could approve" : std::string();
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
    if (name != "levels")
        return "is not one of writes, break-glass, approvers, levels";
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
        return placeIn(file, 0) + "expected writes, break-glass, approvers or levels";
    SitePolicy policy;
    std::set<std::string> seen;
    for (const auto &pair : root) {
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : std::string();
        int line = pair.first.Mark().line;
        const std::string error = seen.insert(name).second
            ? readMember(name, pair.second, policy, line)
            : std::string("is there twice");
        if (!error.empty())
            return placeIn(file, line) + name + ": " + error;
    }
    into = std::move(policy);
    return {};
}

} // namespace hp::app
