// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/file/LabFile.h"

#include "backend/cluster/DefinedKind.h"
#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/capi/CapiView.h"
#include "backend/lab/file/LabFields.h"
#include "model/base/JsonTree.h"
#include "model/base/Yaml.h"

#include <QByteArray>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

namespace hp::lab {

namespace {

using Found = std::optional<FieldFault>;

bool isName(const std::string &name)
{
    const auto ordinary = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !name.empty() && name.size() <= 253 && ordinary(name.front()) && ordinary(name.back())
        && std::all_of(
            name.begin(), name.end(), [&](char c) { return ordinary(c) || c == '-' || c == '.'; });
}

Found needText(const Json &map,
               const std::string &pointer,
               const std::string &path,
               const char *key)
{
    const auto it = map.find(key);
    if (it == map.end())
        return FieldFault{pointer, "the key " + path + key + " is missing"};
    if (!it->is_string() || it->get_ref<const std::string &>().empty())
        return FieldFault{pointer + '/' + key, "the key " + path + key + " must be text"};
    return std::nullopt;
}

Found checkPairs(const Json &metadata, const char *key)
{
    const auto it = metadata.find(key);
    if (it == metadata.end())
        return std::nullopt;
    const std::string pointer = std::string("/metadata/") + key;
    if (!it->is_object())
        return FieldFault{pointer, std::string("the key metadata.") + key + " must be a mapping"};
    for (const auto &[name, value] : it->items()) {
        if (!value.is_string())
            return FieldFault{pointer,
                              std::string("the key metadata.") + key + '.' + name
                                  + " must be text; put it in quotes"};
    }
    return std::nullopt;
}

Found checkMetadata(const Json &object, const cluster::Kind &kind)
{
    const auto metadata = object.find("metadata");
    if (metadata == object.end())
        return FieldFault{"", "the key metadata.name is missing"};
    if (!metadata->is_object())
        return FieldFault{"/metadata", "the key metadata must be a mapping"};
    if (auto fault = needText(*metadata, "/metadata", "metadata.", "name"))
        return fault;
    const auto &name = (*metadata)["name"].get_ref<const std::string &>();
    if (!isName(name))
        return FieldFault{
            "/metadata/name",
            "the key metadata.name must be lower-case letters, digits, '-' and '.', not '" + name
                + "'"};
    const auto ns = metadata->find("namespace");
    if (ns != metadata->end() && !kind.namespaced)
        return FieldFault{"/metadata/namespace",
                          "the key metadata.namespace does not fit a " + kind.kind
                              + ", which has no namespace"};
    if (ns != metadata->end() && (!ns->is_string() || !isName(ns->get<std::string>())))
        return FieldFault{"/metadata/namespace", "the key metadata.namespace must be a name"};
    for (const char *key : {"labels", "annotations"}) {
        if (auto fault = checkPairs(*metadata, key))
            return fault;
    }
    return std::nullopt;
}

Found checkBegins(const Json &object)
{
    const auto annotation = Object(object).annotation(beginsAnnotation);
    if (!annotation)
        return std::nullopt;
    const std::string key = std::string("the key metadata.annotations.") + beginsAnnotation;
    if (object["kind"] != "Machine"
        || object["apiVersion"] != cluster::kinds::machine().apiVersion())
        return FieldFault{"/metadata/annotations",
                          key + " only fits a Machine of " + cluster::kinds::machine().group};
    if (*annotation != "running")
        return FieldFault{"/metadata/annotations",
                          key + " must be running, not '" + *annotation + "'"};
    return std::nullopt;
}

Found checkHeldFor(const Json &object)
{
    const auto annotation = Object(object).annotation(heldForAnnotation);
    if (!annotation || durationFrom(Json(*annotation)))
        return std::nullopt;
    return FieldFault{"/metadata/annotations",
                      std::string("the key metadata.annotations.") + heldForAnnotation
                          + " must be a duration such as 76h, not '" + *annotation + "'"};
}

Found checkOnceUp(const Json &object)
{
    const auto annotation = Object(object).annotation(onceUpAnnotation);
    if (!annotation || parseJson(*annotation).is_object())
        return std::nullopt;
    return FieldFault{"/metadata/annotations",
                      std::string("the key metadata.annotations.") + onceUpAnnotation
                          + " must be a merge patch, a mapping as JSON"};
}

Found checkObject(const Json &object, const cluster::Kind &kind)
{
    if (auto fault = checkMetadata(object, kind))
        return fault;
    for (const char *key : {"spec", "status"}) {
        const auto it = object.find(key);
        if (it != object.end() && !it->is_object())
            return FieldFault{std::string("/") + key,
                              std::string("the key ") + key + " must be a mapping"};
    }
    if (auto fault = checkBegins(object))
        return fault;
    if (auto fault = checkOnceUp(object))
        return fault;
    if (auto fault = checkHeldFor(object))
        return fault;
    return checkLabFields(object);
}

/// As an API server does on write: readable texts become the base64 that is stored.
void encodeSecret(Json &object)
{
    const auto texts = object.find("stringData");
    if (object["kind"] != "Secret" || texts == object.end() || !texts->is_object())
        return;
    for (const auto &[key, value] : texts->items()) {
        if (value.is_string())
            object["data"][key] =
                QByteArray::fromStdString(value.get<std::string>()).toBase64().toStdString();
    }
    object.erase("stringData");
}

LabObject prepare(Json object, const cluster::Kind &kind, YamlDocument document)
{
    LabObject result;
    result.kind = &kind;
    result.line = document.line;
    result.lines = std::move(document.lines);
    Json &metadata = object["metadata"];
    if (kind.namespaced && !metadata.contains("namespace"))
        metadata["namespace"] = "default";
    result.beginsRunning = Object(object).annotation(beginsAnnotation).has_value();
    if (metadata.contains("deletionTimestamp")) {
        result.beginsDeleted = true;
        metadata.erase("deletionTimestamp");
        metadata["annotations"][deleteAnnotation] = "true";
    }
    if (const auto status = object.find("status"); status != object.end() && kind.hasStatus) {
        result.status = Object(Json{{"status", *status}});
        object.erase("status");
    }
    encodeSecret(object);
    result.object = Object(std::move(object));
    return result;
}

/// The kinds of which a file may have objects: those that are served anyway, those that it defines,
/// and those of Cluster API.
class LabKinds
{
public:
    explicit LabKinds(const std::vector<YamlDocument> &documents)
    {
        for (const YamlDocument &document : documents) {
            const Object object(*document.json);
            if (object.kind() != cluster::kinds::customResourceDefinition().kind
                || !object.at("/spec/versions").is_array())
                continue;
            for (const cluster::DefinedVersion &version :
                 cluster::definedKind(object.json()).versions)
                m_defined.push_back(version.kind);
        }
    }

    /// Null when it is none of them.
    const cluster::Kind *find(const std::string &apiVersion, const std::string &kind)
    {
        if (const auto *served = cluster::KindRegistry::instance().findKind(apiVersion, kind))
            return served;
        for (const cluster::Kind *one : m_defined) {
            if (one->apiVersion() == apiVersion && one->kind == kind)
                return one;
        }
        const cluster::Kind *known = capiKind(apiVersion, kind);
        m_usesClusterApi = m_usesClusterApi || known != nullptr;
        return known;
    }

    [[nodiscard]] bool usesClusterApi() const { return m_usesClusterApi; }

private:
    std::vector<const cluster::Kind *> m_defined{};
    bool m_usesClusterApi = false;
};

} // namespace

Error LabFile::complaint(const LabObject &object,
                         const std::string &field,
                         const std::string &why) const
{
    std::string pointer;
    for (const char c : field.empty() ? std::string() : '/' + field) {
        if (c == '.' || c == '[')
            pointer += '/';
        else if (c != ']')
            pointer += c;
    }
    YamlDocument document;
    document.line = object.line;
    document.lines = object.lines;
    const std::string where = m_name + ", line " + std::to_string(document.lineOf(pointer));
    const std::string key = field.empty() ? std::string() : "the key " + field + ": ";
    return {ErrorCode::Invalid, where + ": " + key + why, where, nullptr};
}

Result<LabFile> LabFile::parse(const std::string &text, const std::string &name)
{
    auto documents = readYaml(text, name);
    if (!documents)
        return unexpected(documents.error());

    LabFile file;
    file.m_name = name;
    std::map<std::pair<const cluster::Kind *, ObjectKey>, int> firstLines;
    std::map<std::string, int> bmcLines;
    LabKinds kinds(documents.value());
    for (YamlDocument &document : documents.value()) {
        const auto failure = [&](const FieldFault &fault) {
            const std::string where =
                name + ", line " + std::to_string(document.lineOf(fault.pointer));
            return unexpected(ErrorCode::Invalid, where + ": " + fault.why + '.', where);
        };
        Json object = *document.json;
        if (!object.is_object())
            return failure({"", "a document must be a mapping with apiVersion and kind"});
        for (const char *key : {"apiVersion", "kind"}) {
            if (const auto fault = needText(object, "", "", key))
                return failure(*fault);
        }
        const auto apiVersion = object["apiVersion"].get<std::string>();
        const auto kindName = object["kind"].get<std::string>();
        const cluster::Kind *kind = kinds.find(apiVersion, kindName);
        if (!kind)
            return failure(
                {"/kind",
                 "the key kind names " + kindName + " of " + apiVersion + ", which is not served"});
        if (const auto fault = checkObject(object, *kind))
            return failure(*fault);

        LabObject prepared = prepare(std::move(object), *kind, document);
        const ObjectKey key = prepared.object.key();
        const auto [first, isNew] = firstLines.emplace(std::pair(kind, key), document.line);
        if (!isNew)
            return failure({"/metadata/name",
                            "the key metadata.name gives " + kindName + ' ' + toString(key)
                                + " a second time, first on line "
                                + std::to_string(first->second)});
        // The Redfish service names systems by Bmc alone.
        if (kind == &cluster::kinds::labBmc()) {
            const auto [other, free] = bmcLines.emplace(key.name, document.line);
            if (!free)
                return failure({"/metadata/name",
                                "the key metadata.name gives Bmc " + key.name
                                    + " in two namespaces, first on line "
                                    + std::to_string(other->second)});
        }
        file.m_objects.push_back(std::move(prepared));
    }
    if (file.m_objects.empty())
        return unexpected(ErrorCode::Invalid, name + ", line 1: the file has no objects.", name);
    file.m_hasClusterApi = kinds.usesClusterApi();
    for (const Object &definition :
         file.m_hasClusterApi ? capiDefinitions() : std::vector<Object>()) {
        LabObject object;
        object.kind = &cluster::kinds::customResourceDefinition();
        object.object = definition;
        if (!firstLines.contains({object.kind, definition.key()}))
            file.m_objects.push_back(std::move(object));
    }
    return file;
}

} // namespace hp::lab
