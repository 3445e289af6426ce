// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/ObjectTable.h"
#include "backend/embedded/schema/Schema.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::embedded {

/// The schemas of the kinds of stored definitions, by the same code as those that are compiled in,
/// and the definitions' own; everything else is asked of the schemas beneath. Changed by commits
/// alone. Lives on the control thread.
class DefinedSchemas final : public ObjectSchema
{
public:
    /// `base` outlives it.
    explicit DefinedSchemas(const ObjectSchema &base);
    ~DefinedSchemas() override;

    /// Takes in what is stored already.
    void load(const ObjectTable &objects);
    /// Takes in the definitions that a commit has changed.
    void committed(const std::vector<Change> &changes);

    [[nodiscard]] Result<Done> decode(const cluster::Kind &kind,
                                      Json &object,
                                      cluster::FieldValidation validation,
                                      std::vector<std::string> &warnings) const override;
    [[nodiscard]] Result<Json> accept(const cluster::Kind &kind,
                                      Json object,
                                      cluster::FieldValidation validation,
                                      std::vector<std::string> &warnings,
                                      const Rewrite &rewrite) const override;
    [[nodiscard]] const SchemaNode *typeOf(const cluster::Kind &kind) const override;

private:
    using Root = std::unique_ptr<SchemaNode>;

    void learn(const Json &definition);
    [[nodiscard]] const SchemaNode *find(const cluster::Kind &kind) const;

    const ObjectSchema &m_base;
    std::map<const cluster::Kind *, std::map<std::string, Root>> m_roots{}; ///< home, version
};

} // namespace hp::embedded
