// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/DefinedKind.h"

#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp::cluster {

namespace {

std::vector<std::string> textsOf(const Json &list)
{
    std::vector<std::string> texts;
    for (const Json &entry : list) {
        if (entry.is_string())
            texts.push_back(entry.get<std::string>());
    }
    return texts;
}

/// ".spec.replicas" as a JSON pointer. Steps of these paths are plain names.
std::string pointerOf(std::string path)
{
    std::replace(path.begin(), path.end(), '.', '/');
    return path;
}

/// Without the dot in front of it.
std::string plainPath(const std::string &path)
{
    return path.starts_with('.') ? path.substr(1) : path;
}

/// How a version orders: stability, then major and minor number; the name itself when it is none.
struct VersionRank {
    int stability = 0; ///< 3 of v1, 2 of v1beta1, 1 of v1alpha1, 0 of any other name
    int major = 0;
    int minor = 0;
};

bool takeNumber(std::string_view &text, int &number)
{
    std::size_t digits = 0;
    number = 0;
    while (digits < text.size() && digits < 8 && text[digits] >= '0' && text[digits] <= '9')
        number = number * 10 + (text[digits++] - '0');
    text.remove_prefix(digits);
    return digits > 0 && number > 0;
}

VersionRank rankOf(std::string_view text)
{
    VersionRank rank;
    if (!text.starts_with('v'))
        return {};
    text.remove_prefix(1);
    if (!takeNumber(text, rank.major))
        return {};
    if (text.empty()) {
        rank.stability = 3;
        return rank;
    }
    for (const auto &[word, stability] : {std::pair("beta", 2), std::pair("alpha", 1)}) {
        if (!text.starts_with(word))
            continue;
        text.remove_prefix(std::string_view(word).size());
        rank.stability = stability;
        return takeNumber(text, rank.minor) && text.empty() ? rank : VersionRank();
    }
    return {};
}

} // namespace

const Kind &lastingKind(Kind kind)
{
    // What is defined again and again in the same words is there once.
    static std::multimap<std::string, std::unique_ptr<const Kind>> all;
    const std::string name = kind.qualified();
    const auto [first, last] = all.equal_range(name);
    for (auto it = first; it != last; ++it) {
        if (*it->second == kind)
            return *it->second;
    }
    return *all.emplace(name, std::make_unique<const Kind>(std::move(kind)))->second;
}

const DefinedVersion *DefinedKind::find(const std::string &version) const
{
    const auto it = std::find_if(versions.begin(), versions.end(), [&](const auto &candidate) {
        return candidate.kind->version == version;
    });
    return it == versions.end() ? nullptr : &*it;
}

bool isPreferredVersion(const std::string &a, const std::string &b)
{
    const VersionRank x = rankOf(a);
    const VersionRank y = rankOf(b);
    if (x.stability == 0 && y.stability == 0)
        return a < b;
    return std::tie(x.stability, x.major, x.minor) > std::tie(y.stability, y.major, y.minor);
}

bool convertsByWebhook(const Json &definition)
{
    return textOf(memberOf(memberOf(definition, "spec"), "conversion"), "strategy") == "Webhook";
}

DefinedKind definedKind(const Json &definition)
{
    const Json &spec = memberOf(definition, "spec");
    const Json &names = memberOf(spec, "names");
    Kind base;
    base.group = textOf(spec, "group");
    base.kind = textOf(names, "kind");
    base.plural = textOf(names, "plural");
    base.namespaced = textOf(spec, "scope") == "Namespaced";
    DefinedKind result;
    result.home = &lastingKind(base);
    base.home = result.home;
    base.singular = textOf(names, "singular");
    base.shortNames = textsOf(memberOf(names, "shortNames"));
    base.categories = textsOf(memberOf(names, "categories"));
    const bool onlyStorage = convertsByWebhook(definition);
    for (const Json &version : memberOf(spec, "versions")) {
        Kind kind = base;
        kind.version = textOf(version, "name");
        const Json &parts = memberOf(version, "subresources");
        kind.hasStatus = memberOf(parts, "status").is_object();
        if (const Json &scale = memberOf(parts, "scale"); scale.is_object()) {
            kind.hasScale = true;
            kind.scale = {pointerOf(textOf(scale, "specReplicasPath")),
                          pointerOf(textOf(scale, "statusReplicasPath")),
                          pointerOf(textOf(scale, "labelSelectorPath"))};
        }
        for (const Json &field : memberOf(version, "selectableFields"))
            kind.selectableFields.push_back(plainPath(textOf(field, "jsonPath")));
        const Kind &known = lastingKind(std::move(kind));
        const bool stores = flagOf(version, "storage");
        if (stores)
            result.storage = &known;
        result.versions.push_back({&known,
                                   flagOf(version, "served") && (stores || !onlyStorage),
                                   std::make_shared<const Json>(version)});
    }
    std::stable_sort(result.versions.begin(),
                     result.versions.end(),
                     [](const DefinedVersion &a, const DefinedVersion &b) {
                         return isPreferredVersion(a.kind->version, b.kind->version);
                     });
    return result;
}

} // namespace hp::cluster
