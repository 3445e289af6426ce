// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/DefinedSchemas.h"

#include "backend/cluster/DefinedKind.h"
#include "backend/embedded/schema/DefinitionRules.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "model/resource/JsonPointer.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

using cluster::Kind;

DefinedSchemas::DefinedSchemas(const ObjectSchema &base)
    : m_base(base)
{ }

DefinedSchemas::~DefinedSchemas() = default;

void DefinedSchemas::load(const ObjectTable &objects)
{
    for (const Object &definition : objects.all(cluster::kinds::customResourceDefinition()))
        learn(Object(definition).json());
}

void DefinedSchemas::committed(const std::vector<Change> &changes)
{
    for (const Change &change : changes) {
        if (change.kind != &cluster::kinds::customResourceDefinition())
            continue;
        if (change.removed)
            m_roots.erase(cluster::definedKind(change.after.json()).home);
        else if (change.before.at("/spec") != change.after.at("/spec"))
            learn(change.after.json());
    }
}

void DefinedSchemas::learn(const Json &definition)
{
    const cluster::DefinedKind kind = cluster::definedKind(definition);
    auto &roots = m_roots[kind.home];
    roots.clear();
    for (const cluster::DefinedVersion &version : kind.versions) {
        // It was compiled before it was stored; without it nothing would be known, and all kept.
        if (auto root = compileObjectSchema(
                memberOf(memberOf(*version.entry, "schema"), "openAPIV3Schema")))
            roots[version.kind->version] = std::move(*root);
    }
}

const SchemaNode *DefinedSchemas::find(const Kind &kind) const
{
    const auto home = m_roots.find(kind.home);
    if (home == m_roots.end())
        return nullptr;
    const auto root = home->second.find(kind.version);
    return root == home->second.end() ? nullptr : root->second.get();
}

Result<Done> DefinedSchemas::decode(const Kind &kind,
                                    Json &object,
                                    cluster::FieldValidation validation,
                                    std::vector<std::string> &warnings) const
{
    return kind.home ? Result<Done>(Done{}) : m_base.decode(kind, object, validation, warnings);
}

Result<Json> DefinedSchemas::accept(const Kind &kind,
                                    Json object,
                                    cluster::FieldValidation validation,
                                    std::vector<std::string> &warnings,
                                    const Rewrite &rewrite) const
{
    if (kind.home)
        return acceptBy(find(kind), kind, std::move(object), validation, warnings, rewrite);
    if (&kind != &cluster::kinds::customResourceDefinition())
        return m_base.accept(kind, std::move(object), validation, warnings, rewrite);
    std::vector<std::string> unknown = pruneDefinition(object);
    fillDefinition(object);
    return acceptBy(
        nullptr, kind, std::move(object), validation, warnings, rewrite, std::move(unknown));
}

const SchemaNode *DefinedSchemas::typeOf(const Kind &kind) const
{
    return kind.home ? find(kind) : m_base.typeOf(kind);
}

} // namespace hp::embedded
