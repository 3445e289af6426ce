// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/DefinitionMerge.h"

#include <algorithm>

namespace hp::kube {

namespace {

using Effect = DefinitionGap::Effect;

constexpr const char *preserve = "x-kubernetes-preserve-unknown-fields";

bool keepsUnknown(const Json &schema)
{
    return schema.value(preserve, false);
}

/// The members of `parent` that are objects under this name; empty when there are none.
const Json &part(const Json &parent, const char *name)
{
    static const Json none = Json::object();
    const auto found = parent.find(name);
    return found != parent.end() && found->is_object() ? *found : none;
}

/// One version's schema, walked side by side.
class SchemaMerge
{
public:
    SchemaMerge(std::string version, std::vector<DefinitionGap> &gaps)
        : m_version(std::move(version))
        , m_gaps(gaps)
    { }

    void walk(const Json &ours, Json &installed, const std::string &path)
    {
        walkEnum(ours, installed, path);
        for (const auto &[name, schema] : part(ours, "properties").items()) {
            const std::string below = path + '/' + name;
            if (part(installed, "properties").contains(name))
                walk(schema, installed["properties"][name], below);
            else if (!keepsUnknown(installed) && !isKeptByPattern(installed))
                add(below, schema, installed);
        }
        if (ours.contains("items") && part(installed, "items").size() > 0)
            walk(ours["items"], installed["items"], path + "[]");
        if (part(ours, "additionalProperties").size() > 0
            && part(installed, "additionalProperties").size() > 0)
            walk(ours["additionalProperties"], installed["additionalProperties"], path + "/*");
        // What we keep whole the other side may cut to the fields that it knows.
        if (keepsUnknown(ours) && !keepsUnknown(installed) && path.size() > 1
            && part(ours, "properties").empty() && part(installed, "properties").empty()
            && !isKeptByPattern(installed) && installed.value("type", "object") == "object") {
            m_gaps.push_back({Effect::Pruned, m_version, path + "/*", {}});
            installed[preserve] = true;
        }
    }

private:
    /// A map takes any name.
    static bool isKeptByPattern(const Json &schema)
    {
        const auto found = schema.find("additionalProperties");
        return found != schema.end() && (!found->is_boolean() || found->get<bool>());
    }

    void add(const std::string &path, const Json &schema, Json &installed)
    {
        m_gaps.push_back({Effect::Pruned, m_version, path, {}});
        installed["properties"][path.substr(path.rfind('/') + 1)] = schema;
    }

    void walkEnum(const Json &ours, Json &installed, const std::string &path)
    {
        if (!ours.contains("enum") || !installed.contains("enum"))
            return;
        Json &allowed = installed["enum"];
        for (const Json &value : ours["enum"]) {
            if (std::find(allowed.begin(), allowed.end(), value) != allowed.end())
                continue;
            m_gaps.push_back({Effect::Refused, m_version, path, value.dump()});
            allowed.push_back(value);
        }
    }

    std::string m_version;
    std::vector<DefinitionGap> &m_gaps;
};

Json *versionOf(Json &definition, const std::string &name)
{
    for (Json &version : definition["spec"]["versions"]) {
        if (version.value("name", "") == name)
            return &version;
    }
    return nullptr;
}

/// Status as a subresource decides how every controller writes it.
void mergeSubresources(const Json &ours, Json &installed, std::vector<DefinitionGap> &gaps)
{
    for (const auto &[name, content] : part(ours, "subresources").items()) {
        if (part(installed, "subresources").contains(name))
            continue;
        gaps.push_back({Effect::Absent, ours.value("name", ""), '/' + name, {}});
        installed["subresources"][name] = content;
    }
}

} // namespace

DefinitionMerge mergeDefinition(const Json &ours, const Json &installed)
{
    DefinitionMerge result;
    result.merged = installed;
    for (const Json &version : part(ours, "spec").value("versions", Json::array())) {
        const std::string name = version.value("name", "");
        Json *there = versionOf(result.merged, name);
        if (!there) {
            result.gaps.push_back({Effect::Absent, name, {}, {}});
            Json added = version;
            added["storage"] = false; // one version is stored, and that is decided already
            result.merged["spec"]["versions"].push_back(std::move(added));
            continue;
        }
        mergeSubresources(version, *there, result.gaps);
        SchemaMerge(name, result.gaps)
            .walk(part(part(version, "schema"), "openAPIV3Schema"),
                  (*there)["schema"]["openAPIV3Schema"],
                  {});
    }
    return result;
}

std::string toString(const DefinitionGap &gap)
{
    switch (gap.effect) {
    case Effect::Absent:
        return gap.version + (gap.path.empty() ? "" : ' ' + gap.path) + " is not there";
    case Effect::Refused:
        return gap.version + ' ' + gap.path + " would refuse " + gap.value;
    case Effect::Pruned:
        break;
    }
    return gap.version + ' ' + gap.path + " would be pruned";
}

} // namespace hp::kube
