// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/NodeBackup.h"

#include "model/base/JsonTree.h"
#include "model/rules/remediation/RemediationNames.h"

#include <nlohmann/json.hpp>
#include <string>

namespace hp::rules::nodebackup {

namespace {

std::string textOf(const Object &node, const char *pointer)
{
    const Json &map = node.at(pointer);
    return (map.is_object() ? map : Json::object())
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json keptIn(const Object &keeper, const char *annotation)
{
    const auto text = keeper.annotation(annotation);
    Json kept = text ? parseJson(*text) : Json();
    return kept.is_object() ? kept : Json::object();
}

Object annotationsPatch(Json labels, Json annotations)
{
    return Object(Json{{"metadata",
                        {{"annotations",
                          {{remediation::labelsBackup, std::move(labels)},
                           {remediation::annotationsBackup, std::move(annotations)}}}}}});
}

} // namespace

bool isKeptOn(const Object &keeper)
{
    return keeper.annotation(remediation::labelsBackup)
        || keeper.annotation(remediation::annotationsBackup);
}

bool isUpToDate(const Object &keeper, const Object &node)
{
    return keeper.annotation(remediation::labelsBackup) == textOf(node, "/metadata/labels")
        && keeper.annotation(remediation::annotationsBackup)
        == textOf(node, "/metadata/annotations");
}

Object keepPatch(const Object &node)
{
    return annotationsPatch(textOf(node, "/metadata/labels"),
                            textOf(node, "/metadata/annotations"));
}

Object dropPatch()
{
    return annotationsPatch(nullptr, nullptr);
}

Object restorePatch(const Object &keeper, const Object &node)
{
    const Json labels = keptIn(keeper, remediation::labelsBackup);
    const Json annotations = keptIn(keeper, remediation::annotationsBackup);
    Json patch = Json::object();
    for (const auto &[key, value] : labels.items()) {
        if (value.is_string() && !node.label(key))
            patch["metadata"]["labels"][key] = value;
    }
    for (const auto &[key, value] : annotations.items()) {
        if (value.is_string() && !node.annotation(key))
            patch["metadata"]["annotations"][key] = value;
    }
    return patch.empty() ? Object() : Object(std::move(patch));
}

} // namespace hp::rules::nodebackup
