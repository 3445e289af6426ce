// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/LastApplied.h"

#include "backend/embedded/apply/AppliedFields.h"
#include "backend/embedded/apply/FieldChanges.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

namespace {

constexpr const char *annotationName = "kubectl.kubernetes.io/last-applied-configuration";

template<typename AnyJson>
AnyJson *annotationIn(AnyJson &object)
{
    AnyJson *json = &object;
    for (const char *key : {"metadata", "annotations", annotationName}) {
        const auto it = json->is_object() ? json->find(key) : json->end();
        if (it == json->end())
            return nullptr;
        json = &*it;
    }
    return json->is_string() && *json != "" ? json : nullptr;
}

} // namespace

FieldSet fieldsLastApplied(const SchemaNode *type, const Json &live, const std::string &apiVersion)
{
    const Json *annotation = annotationIn(live);
    if (!annotation)
        return {};
    const Json config = parseJson(annotation->get_ref<const std::string &>());
    if (!config.is_object() || config.value("apiVersion", Json()) != apiVersion
        || !typeFaults(type, config).empty())
        return {};
    const FieldChanges changes = changesBetween(type, &config, &live);
    return fieldsOf(type, config)
        .without(changes.modified)
        .without(changes.added)
        .without(changes.removed);
}

void refreshLastApplied(Json &object, const Json &config)
{
    Json *annotation = annotationIn(object);
    if (!annotation)
        return;
    Json plain = config;
    if (Json *own = annotationIn(plain); own)
        plain["metadata"]["annotations"].erase(annotationName);
    *annotation = plain.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace hp::embedded
