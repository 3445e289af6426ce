// SPDX-License-Identifier: Apache-2.0
#include "backend/api/OpenApi.h"

#include "backend/api/OpenApiV2.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

namespace hp::api {

namespace {

constexpr const char *metadataName = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

Json reference(const std::string &name)
{
    return {{"$ref", "#/components/schemas/" + name}};
}

Json described(const char *type, const char *text)
{
    return {{"type", type}, {"description", text}};
}

Json textMap(const char *text)
{
    return {
        {"type", "object"}, {"additionalProperties", {{"type", "string"}}}, {"description", text}};
}

Json moment(const char *text)
{
    return {{"type", "string"}, {"format", "date-time"}, {"description", text}};
}

Json metadataSchema()
{
    Json owner{
        {"type", "object"},
        {"description",
         "An object that this one depends on, in the same namespace or cluster-scoped"},
        {"required", {"apiVersion", "kind", "name", "uid"}},
        {"properties",
         {{"apiVersion", described("string", "API version of the owner")},
          {"kind", described("string", "Kind of the owner")},
          {"name", described("string", "Name of the owner")},
          {"uid", described("string", "UID of the owner")},
          {"controller", described("boolean", "Whether this owner is the managing controller")},
          {"blockOwnerDeletion",
           described(
               "boolean",
               "Whether the owner waits for this object when it is deleted in the foreground")}}}};
    return {
        {"type", "object"},
        {"description", "What every stored object has besides its own fields"},
        {"properties",
         {{"name", described("string", "Unique within the kind and namespace; cannot be changed")},
          {"generateName", described("string", "Prefix from which the server makes a unique name")},
          {"namespace",
           described("string",
                     "The space in which the name is unique; empty for cluster-scoped kinds")},
          {"labels", textMap("Keys and values to select objects by")},
          {"annotations",
           textMap("Keys and values for programs and people; cannot be selected by")},
          {"finalizers",
           {{"type", "array"},
            {"items", {{"type", "string"}}},
            {"description", "Names of those who must finish before the object goes away"}}},
          {"ownerReferences",
           {{"type", "array"},
            {"items", std::move(owner)},
            {"description",
             "The objects that this one depends on; it goes away with the last of them"}}},
          {"managedFields",
           {{"type", "array"},
            // Open, since kubectl 1.20 checks whole objects against it before it replaces them.
            {"items", {{"type", "object"}, {"x-kubernetes-preserve-unknown-fields", true}}},
            {"description", "Who wrote which fields, and how; kept by the server"}}},
          {"uid", described("string", "Unique in time and space; set by the server")},
          {"resourceVersion",
           described("string", "Changes with every write; opaque; set by the server")},
          {"generation",
           {{"type", "integer"},
            {"format", "int64"},
            {"description", "Counts the changes of the wish; set by the server"}}},
          {"creationTimestamp", moment("When the object was created; set by the server")},
          {"deletionTimestamp", moment("When deletion was asked for; set by the server")},
          {"deletionGracePeriodSeconds",
           {{"type", "integer"},
            {"format", "int64"},
            {"description", "Seconds that the object may take to end; set by the server"}}}}}};
}

/// "com.github.openshift..." does not matter to any client; the name only has to be unique and
/// legal.
std::string schemaName(const ServedResource &resource)
{
    std::string reversed;
    std::string rest = resource.group.empty() ? "k8s.io" : resource.group;
    while (!rest.empty()) {
        const std::size_t dot = rest.rfind('.');
        if (!reversed.empty())
            reversed += '.';
        reversed += dot == std::string::npos ? rest : rest.substr(dot + 1);
        rest.resize(dot == std::string::npos ? 0 : dot);
    }
    return reversed + '.' + resource.version + '.' + resource.kind;
}

Json groupVersionKind(const std::string &group, const std::string &version, const std::string &kind)
{
    return {{"group", group}, {"version", version}, {"kind", kind}};
}

/// kubectl explain takes the first member of an allOf for the type; what only narrows a value says
/// nothing to its reader.
void dropNarrowing(Json &schema)
{
    if (schema.is_array()) {
        for (Json &entry : schema)
            dropNarrowing(entry);
        return;
    }
    if (!schema.is_object())
        return;
    if (schema.contains("type"))
        schema.erase("allOf");
    for (Json &member : schema)
        dropNarrowing(member);
}

/// The definition's own schema for custom kinds; an open outline for built-in ones.
Json schemaOf(const ServedResource &resource)
{
    Json schema;
    const Json &version = resource.definedVersion();
    if (version.is_object() && version.contains("schema"))
        schema = version["schema"].value("openAPIV3Schema", Json());
    dropNarrowing(schema);
    if (!schema.is_object()) {
        const Json open{{"type", "object"}, {"x-kubernetes-preserve-unknown-fields", true}};
        schema = {{"type", "object"},
                  {"description", resource.kind + " as Kubernetes defines it"},
                  {"x-kubernetes-preserve-unknown-fields", true},
                  {"properties", {{"spec", open}, {"status", open}}}};
    }
    Json &properties = schema["properties"];
    properties["metadata"] = {{"description", "Standard metadata of the object"},
                              {"allOf", Json::array({reference(metadataName)})},
                              {"default", Json::object()}};
    if (!properties.contains("apiVersion"))
        properties["apiVersion"] = described("string", "API group and version of this object");
    if (!properties.contains("kind"))
        properties["kind"] = described("string", "Kind of this object");
    schema["x-kubernetes-group-version-kind"] =
        Json::array({groupVersionKind(resource.group, resource.version, resource.kind)});
    return schema;
}

Json queryParameter(const char *name)
{
    return {
        {"name", name}, {"in", "query"}, {"schema", {{"type", "string"}, {"uniqueItems", true}}}};
}

Json operation(const ServedResource &resource,
               const ServedSubresource *part,
               const std::string &verb)
{
    const bool writes = verb == "post" || verb == "put" || verb == "patch";
    Json result{{"x-kubernetes-action", verb},
                {"x-kubernetes-group-version-kind",
                 part != nullptr
                     ? groupVersionKind(part->group, part->version, part->kind)
                     : groupVersionKind(resource.group, resource.version, resource.kind)},
                {"responses", {{"200", {{"description", "OK"}}}}}};
    if (writes || verb == "delete")
        result["parameters"].push_back(queryParameter("dryRun"));
    if (writes) {
        result["parameters"].push_back(queryParameter("fieldManager"));
        result["parameters"].push_back(queryParameter("fieldValidation"));
    }
    if (verb == "patch")
        result["parameters"].push_back(queryParameter("force"));
    return result;
}

void addPath(Json &paths,
             const std::string &path,
             const ServedResource &resource,
             const ServedSubresource *part,
             const std::vector<std::pair<const char *, const char *>> &verbs)
{
    const std::vector<std::string> &allowed = part != nullptr ? part->verbs : resource.verbs;
    for (const auto &[verb, method] : verbs) {
        if (std::find(allowed.begin(), allowed.end(), verb) != allowed.end())
            paths[path][method] = operation(resource, part, method);
    }
}

void addPaths(Json &paths, const ServedResource &resource)
{
    static const std::vector<std::pair<const char *, const char *>> collection{{"list", "get"},
                                                                               {"create", "post"}};
    static const std::vector<std::pair<const char *, const char *>> single{
        {"get", "get"}, {"update", "put"}, {"patch", "patch"}, {"delete", "delete"}};
    static const std::vector<std::pair<const char *, const char *>> partial{
        {"get", "get"}, {"update", "put"}, {"patch", "patch"}, {"create", "post"}};
    const std::string root = (resource.group.empty() ? "/api/" : "/apis/") + resource.apiVersion()
        + (resource.namespaced ? "/namespaces/{namespace}/" : "/") + resource.plural;
    addPath(paths, root, resource, nullptr, collection);
    addPath(paths, root + "/{name}", resource, nullptr, single);
    for (const ServedSubresource &part : resource.subresources)
        addPath(paths, root + "/{name}/" + part.name, resource, &part, partial);
}

std::string documentPath(const GroupVersion &groupVersion)
{
    return (groupVersion.group.empty() ? "api/" : "apis/") + groupVersion.text();
}

} // namespace

OpenApi::OpenApi(const ResourceCatalog &catalog)
{
    Json index{{"paths", Json::object()}};
    OpenApiV2 older;
    older.addDefinition(metadataName, metadataSchema());
    for (const GroupVersion &groupVersion : catalog.groupVersions()) {
        Json paths = Json::object();
        Json schemas{{metadataName, metadataSchema()}};
        for (const ServedResource *resource : catalog.of(groupVersion)) {
            const std::string name = schemaName(*resource);
            schemas[name] = schemaOf(*resource);
            addPaths(paths, *resource);
            if (!resource->definedVersion().is_null())
                older.addDefinition(name, schemas[name]);
        }
        for (const auto &[path, item] : paths.items())
            older.addPath(path, item);
        const Json document{{"openapi", "3.0.0"},
                            {"info", {{"title", "Kubernetes"}, {"version", "v1.32.0"}}},
                            {"paths", std::move(paths)},
                            {"components", {{"schemas", std::move(schemas)}}}};
        const std::string path = documentPath(groupVersion);
        std::string body = document.dump();
        // The hash lets a client keep its copy until the text changes.
        index["paths"][path] = {
            {"serverRelativeURL",
             "/openapi/v3/" + path + "?hash=" + std::to_string(std::hash<std::string>()(body))}};
        m_documents.emplace(path, std::move(body));
    }
    m_index = index.dump();
    m_version2 = older.document();
}

const std::string *OpenApi::document(const std::string &path) const
{
    const auto it = m_documents.find(path);
    return it == m_documents.end() ? nullptr : &it->second;
}

} // namespace hp::api
