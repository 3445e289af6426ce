// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/CaseKinds.h"

#include "model/base/Text.h"
#include "model/rules/healthcheck/Remediation.h"
#include "tests/conformance/machine/CaseText.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

namespace hp::conformance {

namespace {

std::vector<std::string> &definitionTexts()
{
    static std::vector<std::string> texts;
    return texts;
}

Json definitionOf(const cluster::Kind &kind)
{
    const Json open = {{"type", "object"},
                       {"x-kubernetes-preserve-unknown-fields", true},
                       {"description", "Installed by a case."}};
    const Json version = {{"name", kind.version},
                          {"served", true},
                          {"storage", true},
                          {"subresources", {{"status", Json::object()}}},
                          {"schema", {{"openAPIV3Schema", open}}}};
    return {{"apiVersion", "apiextensions.k8s.io/v1"},
            {"kind", "CustomResourceDefinition"},
            {"metadata", {{"name", kind.qualified()}}},
            {"spec",
             {{"group", kind.group},
              {"scope", "Namespaced"},
              {"names",
               {{"kind", kind.kind},
                {"listKind", kind.listKind()},
                {"plural", kind.plural},
                {"singular", kind.singular}}},
              {"versions", Json::array({version})}}}};
}

void install(const std::string &apiVersion, const std::string &name)
{
    const std::size_t slash = apiVersion.find('/');
    if (slash == std::string::npos || name.empty())
        return;
    cluster::Kind kind;
    kind.group = apiVersion.substr(0, slash);
    kind.version = apiVersion.substr(slash + 1);
    kind.kind = name;
    kind.singular = lowerCase(name);
    kind.plural = kind.singular + 's';
    if (cluster::KindRegistry::serveAlso(kind))
        definitionTexts().push_back(definitionOf(kind).dump());
}

} // namespace

void installCaseKinds(const Json &cases)
{
    for (const Json &one : cases) {
        const Object given(one);
        const Json &features = given.at("/requires");
        if (std::find(features.begin(), features.end(), "custom-resources") == features.end())
            continue;
        for (const Json &entry : given.at("/given/objects")) {
            const Object object(entry);
            install(object.apiVersion(), object.kind());
            install(object.apiVersion(), rules::requestKind(object.kind()));
        }
    }
}

const embedded::SchemaSet &caseDefinitions()
{
    static const std::unique_ptr<embedded::SchemaSet> set = [] {
        const std::vector<std::string> &texts = definitionTexts();
        auto loaded = embedded::SchemaSet::load({texts.begin(), texts.end()});
        if (!loaded) {
            std::cerr << "the kinds of the cases: " << loaded.error().message << std::endl;
            std::exit(1);
        }
        return std::move(*loaded);
    }();
    return *set;
}

} // namespace hp::conformance
