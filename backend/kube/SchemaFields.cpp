// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/SchemaFields.h"

#include "backend/kube/Failures.h"
#include "backend/kube/Paths.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Connection.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

namespace {

constexpr const char *preserveUnknownFields = "x-kubernetes-preserve-unknown-fields";
constexpr const char *kindNames = "x-kubernetes-group-version-kind";
/// References within a document lead deeper than this only in a circle.
constexpr int maxDepth = 64;

const Json *member(const Json &object, const std::string &name)
{
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

const Json *schemasOf(const Json &document)
{
    const Json *components = member(document, "components");
    return components ? member(*components, "schemas") : nullptr;
}

/// The schema that a reference, alone or in an allOf, stands for.
const Json *resolved(const Json &document, const Json *schema, int depth = 0)
{
    if (schema == nullptr || depth > maxDepth)
        return nullptr;
    const Json *reference = member(*schema, "$ref");
    const Json *all = member(*schema, "allOf");
    if (reference == nullptr && all != nullptr && all->is_array() && !all->empty())
        return resolved(document, &all->front(), depth + 1);
    if (reference == nullptr || !reference->is_string())
        return schema;
    const std::string text = reference->get<std::string>();
    const Json *schemas = schemasOf(document);
    const std::size_t slash = text.rfind('/');
    if (schemas == nullptr || slash == std::string::npos)
        return nullptr;
    return resolved(document, member(*schemas, text.substr(slash + 1)), depth + 1);
}

bool isOfKind(const Json &schema, const cluster::Kind &kind)
{
    const Json *names = member(schema, kindNames);
    if (names == nullptr || !names->is_array())
        return false;
    for (const Json &name : *names) {
        if (name.is_object() && textOf(name, "group") == kind.group
            && textOf(name, "version") == kind.version && textOf(name, "kind") == kind.kind)
            return true;
    }
    return false;
}

const Json *schemaOf(const Json &document, const cluster::Kind &kind)
{
    const Json *schemas = schemasOf(document);
    if (schemas == nullptr || !schemas->is_object())
        return nullptr;
    for (const auto &[name, schema] : schemas->items()) {
        if (isOfKind(schema, kind))
            return &schema;
    }
    return nullptr;
}

/// One step down, through lists and maps; null: not listed.
const Json *below(const Json &document, const Json *schema, const std::string &name)
{
    const Json *at = resolved(document, schema);
    while (at != nullptr && member(*at, "items") != nullptr)
        at = resolved(document, member(*at, "items"));
    if (at == nullptr)
        return nullptr;
    const Json *properties = member(*at, "properties");
    const Json *listed = properties ? member(*properties, name) : nullptr;
    if (listed != nullptr)
        return listed;
    const Json *any = member(*at, "additionalProperties");
    return any != nullptr && any->is_object() ? any : nullptr;
}

bool keepsAll(const Json &document, const Json *schema)
{
    const Json *at = resolved(document, schema);
    const Json *mark = at ? member(*at, preserveUnknownFields) : nullptr;
    return mark != nullptr && *mark == Json(true);
}

} // namespace

bool schemaKeeps(const Json &document, const cluster::Kind &kind, const std::string &path)
{
    const Json *schema = schemaOf(document, kind);
    std::size_t start = 1;
    while (schema != nullptr && start <= path.size()) {
        if (keepsAll(document, schema))
            return true;
        const std::size_t slash = std::min(path.find('/', start), path.size());
        schema = below(document, schema, path.substr(start, slash - start));
        start = slash + 1;
    }
    return schema != nullptr;
}

SchemaFields::SchemaFields(KubeClient &client, const KubeSettings &settings)
    : m_client(client)
    , m_settings(settings)
{ }

void SchemaFields::keeps(const cluster::Kind &kind, const std::string &path, Reply<bool> reply)
{
    const std::string group = groupPath(kind).substr(1);
    Document &document = m_documents[group];
    document.questions.push_back({&kind, path, std::move(reply)});
    if (document.questions.size() > 1)
        return;
    Request request;
    request.path = "/openapi/v3";
    request.timeout = m_settings.requestTimeout;
    m_client.send(std::move(request),
                  [this, group](const Answer &answer) { gotIndex(group, answer); });
}

void SchemaFields::gotIndex(const std::string &group, const Answer &answer)
{
    if (!succeeded(answer)) {
        fail(group, errorOf(answer, Method::Get));
        return;
    }
    const Json index = parseJson(answer.body);
    const Json *paths = member(index, "paths");
    const Json *entry = paths ? member(*paths, group) : nullptr;
    const Json *address = entry ? member(*entry, "serverRelativeURL") : nullptr;
    if (address == nullptr || !address->is_string()) {
        fail(
            group,
            errorFrom(
                {.code = 404, .reason = "NotFound", .message = say::resourceWasNotFound().text()}));
        return;
    }
    Document &document = m_documents[group];
    const std::string path = address->get<std::string>();
    if (document.tree && document.address == path) {
        this->answer(group);
        return;
    }
    Request request;
    request.path = path;
    request.compressed = true;
    request.timeout = m_settings.requestTimeout;
    m_client.send(std::move(request),
                  [this, group, path](const Answer &got) { gotDocument(group, path, got); });
}

void SchemaFields::gotDocument(const std::string &group,
                               const std::string &address,
                               const Answer &answer)
{
    if (!succeeded(answer)) {
        fail(group, errorOf(answer, Method::Get));
        return;
    }
    Document &document = m_documents[group];
    document.address = address;
    document.tree = std::make_shared<const Json>(parseJson(answer.body));
    this->answer(group);
}

void SchemaFields::answer(const std::string &group)
{
    Document &document = m_documents[group];
    const auto tree = document.tree;
    const std::vector<Question> questions = std::exchange(document.questions, {});
    for (const Question &question : questions) {
        if (schemaOf(*tree, *question.kind) == nullptr)
            question.reply(
                unexpected(notFound(question.kind->group, question.kind->plural, question.path)));
        else
            question.reply(schemaKeeps(*tree, *question.kind, question.path));
    }
}

void SchemaFields::fail(const std::string &group, const Error &error)
{
    const std::vector<Question> questions = std::exchange(m_documents[group].questions, {});
    for (const Question &question : questions)
        question.reply(unexpected(error));
}

} // namespace hp::kube
