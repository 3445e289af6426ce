// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/SchemaSet.h"

#include "backend/embedded/schema/CoreTypes.h"
#include "backend/embedded/schema/SchemaPass.h"
#include "backend/embedded/schema/TypedPass.h"
#include "model/base/Yaml.h"
#include "resources/crds/CrdDocuments.h"

#include <QByteArray>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace hp::embedded {

struct SchemaSet::Entry {
    std::string group{};
    std::string kind{};
    std::string version{};
    Json definition{};
    std::unique_ptr<SchemaNode> root{};
    std::vector<PrinterColumn> columns{};
};

namespace {

const Json noJson;
const std::vector<PrinterColumn> noColumns;

std::vector<PrinterColumn> columnsOf(const Json &version)
{
    std::vector<PrinterColumn> columns;
    for (const Json &column : version.value("additionalPrinterColumns", Json::array())) {
        columns.push_back({column.value("name", ""),
                           column.value("type", ""),
                           column.value("format", ""),
                           column.value("description", ""),
                           column.value("jsonPath", ""),
                           column.value("priority", 0)});
    }
    return columns;
}

/// An object in which a misspelt name is refused, where an API server could only drop it: its
/// schema may not say `additionalProperties: false` beside `properties`.
struct ClosedObject {
    const char *kind;
    const char *place; ///< in the schema
};
constexpr std::array<ClosedObject, 1> closedObjects{
    {{"Bmc", "/properties/spec/properties/faults"}}};

Json schemaToCompile(const std::string &kind, Json schema)
{
    for (const ClosedObject &closed : closedObjects) {
        if (kind == closed.kind)
            schema.at(Json::json_pointer(closed.place))["additionalProperties"] = false;
    }
    return schema;
}

/// What an API server adds once it serves the kind.
void establish(Json &definition)
{
    Json &spec = definition["spec"];
    spec["conversion"] = {{"strategy", "None"}};
    Json &status = definition["status"];
    status["acceptedNames"] = spec["names"];
    status["storedVersions"] = {spec["versions"][0]["name"]};
    for (const char *type : {"NamesAccepted", "Established"}) {
        const bool names = status["conditions"].empty();
        status["conditions"].push_back(
            {{"type", type},
             {"status", "True"},
             {"reason", names ? "NoConflicts" : "InitialNamesAccepted"},
             {"message", names ? "no conflicts found" : "the initial names have been accepted"}});
    }
}

std::string listOf(const std::vector<std::string> &unknown)
{
    std::string text;
    for (const std::string &field : unknown)
        text += (text.empty() ? "" : ", ") + ("unknown field \"" + field + '"');
    return text;
}

/// Refuses under Strict, tells under Warn.
Result<Done> checkUnknownFields(const std::vector<std::string> &unknown,
                                cluster::FieldValidation validation,
                                std::vector<std::string> &warnings)
{
    if (!unknown.empty() && validation == cluster::FieldValidation::Strict)
        return unexpected(badRequest("strict decoding error: " + listOf(unknown)));
    if (validation == cluster::FieldValidation::Warn) {
        for (const std::string &field : unknown)
            warnings.push_back("unknown field \"" + field + '"');
    }
    return Done{};
}

constexpr std::size_t mostCauses = 100;

bool isOfStatus(const std::string &field)
{
    return field == "status" || field.starts_with("status.") || field.starts_with("status[");
}

/// What a write is not to blame for.
SchemaPass::Excuse excuseOf(const SchemaNode &root, const Rewrite &rewrite)
{
    constexpr std::size_t mostKnown = 10'000;
    std::set<std::pair<std::string, std::string>> known;
    if (rewrite.stored) {
        SchemaPass pass(mostKnown);
        Json stored = rewrite.stored.json();
        pass.walkRoot(root, stored);
        for (StatusCause &cause : pass.takeCauses())
            known.emplace(std::move(cause.field), std::move(cause.message));
    }
    return [known = std::move(known), onlyStatus = rewrite.onlyStatus](const StatusCause &cause) {
        return (onlyStatus && !isOfStatus(cause.field))
            || known.contains({cause.field, cause.message});
    };
}

} // namespace

SchemaSet::SchemaSet() = default;
SchemaSet::~SchemaSet() = default;

Result<std::unique_ptr<SchemaSet>> SchemaSet::load(const std::vector<std::string_view> &documents)
{
    std::unique_ptr<SchemaSet> set(new SchemaSet);
    for (const std::string_view document : documents) {
        const auto read = readYaml(std::string(document), "a definition");
        if (!read)
            return unexpected(read.error());
        if (read->size() != 1)
            return unexpected(ErrorCode::Invalid, "a definition is one document");
        try {
            auto entry = std::make_unique<Entry>();
            entry->definition = *read->front().json;
            establish(entry->definition);
            const Json &spec = entry->definition.at("spec");
            const Json &version = spec.at("versions").at(0);
            entry->group = spec.at("group").get<std::string>();
            entry->kind = spec.at("names").at("kind").get<std::string>();
            entry->version = version.at("name").get<std::string>();
            entry->columns = columnsOf(version);
            auto root = compileObjectSchema(
                schemaToCompile(entry->kind, version.at("schema").at("openAPIV3Schema")));
            if (!root)
                return unexpected(ErrorCode::Invalid, entry->kind + ": " + root.error().message);
            entry->root = std::move(*root);
            set->m_entries.push_back(std::move(entry));
        } catch (const Json::exception &failure) {
            return unexpected(ErrorCode::Invalid, "not a CustomResourceDefinition", failure.what());
        }
    }
    return set;
}

const SchemaSet &SchemaSet::instance()
{
    static const std::unique_ptr<SchemaSet> set = [] {
        std::vector<std::string_view> texts;
        for (const crds::Document &document : crds::documents())
            texts.push_back(document.text);
        auto loaded = load(texts);
        if (!loaded) // cannot happen in a tested build: the documents are part of the program
            qFatal("compiled-in definitions: %s", loaded.error().message.c_str());
        return std::move(*loaded);
    }();
    return *set;
}

Result<Done> SchemaSet::decode(const cluster::Kind &kind,
                               Json &object,
                               cluster::FieldValidation validation,
                               std::vector<std::string> &warnings) const
{
    const protobuf::Message *type = TypedPass::messageOf(kind);
    if (!type || !object.is_object())
        return Done{};
    TypedPass pass;
    pass.walkRoot(*type, object);
    if (!pass.fault().empty())
        return unexpected(badRequest("decoding error: " + pass.fault()));
    return checkUnknownFields(pass.unknownFields(), validation, warnings);
}

Result<Json> SchemaSet::accept(const cluster::Kind &kind,
                               Json object,
                               cluster::FieldValidation validation,
                               std::vector<std::string> &warnings,
                               const Rewrite &rewrite) const
{
    const Entry *entry = find(kind);
    return acceptBy(entry ? entry->root.get() : nullptr,
                    kind,
                    std::move(object),
                    validation,
                    warnings,
                    rewrite);
}

Result<std::unique_ptr<SchemaNode>> compileObjectSchema(const Json &schema)
{
    auto root = compileSchema(schema);
    if (!root)
        return root;
    // Definitions leave metadata open and may leave out what every object has.
    (*root)->setProperty({"metadata", CoreTypes::instance().find("ObjectMeta"), {}, {}});
    for (const char *name : {"apiVersion", "kind"}) {
        auto text = std::make_shared<SchemaNode>();
        text->type = SchemaNode::Type::String;
        if (!(*root)->find(name))
            (*root)->setProperty({name, std::move(text), {}, {}});
    }
    return root;
}

Result<Json> acceptBy(const SchemaNode *root,
                      const cluster::Kind &kind,
                      Json object,
                      cluster::FieldValidation validation,
                      std::vector<std::string> &warnings,
                      const Rewrite &rewrite,
                      std::vector<std::string> unknown)
{
    const std::string &name = [&]() -> const std::string & {
        static const std::string none;
        const auto metadata = object.find("metadata");
        if (metadata == object.end() || !metadata->is_object())
            return none;
        const auto it = metadata->find("name");
        return it != metadata->end() && it->is_string() ? it->get_ref<const std::string &>() : none;
    }();

    if (const auto it = object.find("metadata"); it != object.end()) {
        if (!it->is_object()) {
            return unexpected(invalid(
                kind.group,
                kind.kind,
                name,
                {{"FieldValueTypeInvalid",
                  "Invalid value: \"" + std::string(it->type_name())
                      + "\": metadata in body must be of type object: \"" + it->type_name() + '"',
                  "metadata"}}));
        }
        const std::vector<std::string> gone = pruneMetadata(*it);
        unknown.insert(unknown.begin(), gone.begin(), gone.end());
    }

    SchemaPass pass(mostCauses);
    if (root)
        pass.walkRoot(*root, object);
    else
        fillBuiltIn(kind, object);

    unknown.insert(unknown.end(), pass.unknownFields().begin(), pass.unknownFields().end());
    auto causes = pass.takeCauses();
    if (root && !causes.empty() && (rewrite.stored || rewrite.onlyStatus)) {
        SchemaPass again(mostCauses, excuseOf(*root, rewrite));
        again.walkRoot(*root, object);
        causes = again.takeCauses();
        // The first pass may have ended before it saw everything.
        unknown.insert(unknown.end(), again.unknownFields().begin(), again.unknownFields().end());
    }
    if (const auto evaluated = checkUnknownFields(unknown, validation, warnings); !evaluated)
        return unexpected(evaluated.error());
    if (!causes.empty())
        return unexpected(invalid(kind.group, kind.kind, name, std::move(causes)));
    return object;
}

const SchemaSet::Entry *SchemaSet::find(const cluster::Kind &kind) const
{
    for (const auto &entry : m_entries) {
        if (entry->kind == kind.kind && entry->group == kind.group
            && entry->version == kind.version)
            return entry.get();
    }
    return nullptr;
}

const SchemaNode *SchemaSet::typeOf(const cluster::Kind &kind) const
{
    if (const Entry *entry = find(kind))
        return entry->root.get();
    return kind.custom ? nullptr : CoreTypes::instance().find(kind.kind).get();
}

const std::vector<PrinterColumn> &SchemaSet::columns(const cluster::Kind &kind) const
{
    const Entry *entry = find(kind);
    return entry ? entry->columns : noColumns;
}

const Json &SchemaSet::definition(const cluster::Kind &kind) const
{
    const Entry *entry = find(kind);
    return entry ? entry->definition : noJson;
}

std::vector<const Json *> SchemaSet::definitions() const
{
    std::vector<const Json *> all;
    for (const auto &entry : m_entries)
        all.push_back(&entry->definition);
    return all;
}

namespace {

void foldStringData(Json &secret)
{
    const auto it = secret.find("stringData");
    if (it != secret.end() && it->is_object()) {
        Json &data = secret["data"];
        if (!data.is_object())
            data = Json::object();
        for (const auto &[key, value] : secret["stringData"].items()) {
            if (!value.is_string())
                continue;
            const auto &text = value.get_ref<const std::string &>();
            data[key] = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()))
                            .toBase64()
                            .toStdString();
        }
    }
    secret.erase("stringData");
    const auto type = secret.find("type");
    if (type == secret.end() || *type == "" || type->is_null())
        secret["type"] = "Opaque";
}

/// Removes the members that are not `known`, which is sorted.
template<typename Names>
void leaveOut(Json &object,
              const Names &known,
              const std::string &path,
              std::vector<std::string> &unknown)
{
    for (auto it = object.begin(); it != object.end();) {
        if (std::binary_search(known.begin(), known.end(), it.key())) {
            ++it;
            continue;
        }
        if (unknown.size() < maxUnknownFields)
            unknown.push_back(path + '.' + it.key());
        it = object.erase(it);
    }
}

} // namespace

void fillBuiltIn(const cluster::Kind &kind, Json &object)
{
    if (kind.group.empty() && kind.kind == "Secret")
        foldStringData(object);
}

std::vector<std::string> pruneMetadata(Json &metadata)
{
    static const std::array<std::string_view, 15> known{"annotations",
                                                        "creationTimestamp",
                                                        "deletionGracePeriodSeconds",
                                                        "deletionTimestamp",
                                                        "finalizers",
                                                        "generateName",
                                                        "generation",
                                                        "labels",
                                                        "managedFields",
                                                        "name",
                                                        "namespace",
                                                        "ownerReferences",
                                                        "resourceVersion",
                                                        "selfLink",
                                                        "uid"};
    std::vector<std::string> unknown;
    leaveOut(metadata, known, "metadata", unknown);
    const auto owners = metadata.find("ownerReferences");
    if (owners == metadata.end() || !owners->is_array())
        return unknown;
    static const std::array<std::string_view, 6> ofOwner{
        "apiVersion", "blockOwnerDeletion", "controller", "kind", "name", "uid"};
    for (std::size_t i = 0; i < owners->size(); ++i) {
        Json &owner = (*owners)[i];
        const std::string path = "metadata.ownerReferences[" + std::to_string(i) + ']';
        if (owner.is_object())
            leaveOut(owner, ofOwner, path, unknown);
    }
    return unknown;
}

} // namespace hp::embedded
