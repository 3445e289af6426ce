// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "backend/embedded/schema/Schema.h"
#include "model/base/ApiStatus.h"
#include "model/base/Json.h"

#include <memory>
#include <string_view>
#include <vector>

namespace hp::embedded {

/// One column of `kubectl get`, from additionalPrinterColumns.
struct PrinterColumn {
    std::string name{};
    std::string type{}; ///< "string", "integer", "boolean", "date"
    std::string format{};
    std::string description{};
    std::string jsonPath{}; ///< in kubectl's notation, ".status.phase"
    int priority = 0; ///< 0 is always shown, above 0 only with -o wide
};

/// The schemas of all custom kinds, read from CustomResourceDefinitions. Of built-in
/// kinds the types are known, which decode() reads by. Immutable once loaded; may be used from any
/// thread.
class SchemaSet final : public ObjectSchema
{
public:
    /// From definitions in YAML. Invalid, naming the document, when one cannot be read or compiled.
    [[nodiscard]] static Result<std::unique_ptr<SchemaSet>>
    load(const std::vector<std::string_view> &documents);
    /// The definitions in resources/crds, as they were compiled in; read at the first call.
    [[nodiscard]] static const SchemaSet &instance();
    ~SchemaSet() override;

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

    /// Without the Name column that every table begins with; empty for built-in kinds.
    [[nodiscard]] const std::vector<PrinterColumn> &columns(const cluster::Kind &kind) const;
    /// The whole CustomResourceDefinition, with the status of one that is established; null for
    /// built-in kinds.
    [[nodiscard]] const Json &definition(const cluster::Kind &kind) const;
    /// All of them, in the order they were given.
    [[nodiscard]] std::vector<const Json *> definitions() const;

private:
    struct Entry;
    SchemaSet();
    [[nodiscard]] const Entry *find(const cluster::Kind &kind) const;

    std::vector<std::unique_ptr<Entry>> m_entries;
};

/// accept() by a schema, or without one when `root` is null. `unknown` are fields that were taken
/// out before.
[[nodiscard]] Result<Json> acceptBy(const SchemaNode *root,
                                    const cluster::Kind &kind,
                                    Json object,
                                    cluster::FieldValidation validation,
                                    std::vector<std::string> &warnings,
                                    const Rewrite &rewrite,
                                    std::vector<std::string> unknown = {});
/// compileSchema() for whole objects: all have apiVersion, kind and the same metadata.
[[nodiscard]] Result<std::unique_ptr<SchemaNode>> compileObjectSchema(const Json &schema);

/// What the API does to built-in kinds that have no schema here: a Secret's stringData is folded
/// into its base64 data and its type defaults to Opaque (facts/kube-api.md 2).
void fillBuiltIn(const cluster::Kind &kind, Json &object);

/// Names the members of `metadata` that ObjectMeta does not have, and removes them.
[[nodiscard]] std::vector<std::string> pruneMetadata(Json &metadata);

} // namespace hp::embedded
