// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/FieldPath.h"
#include "backend/embedded/schema/SchemaNode.h"
#include "model/base/ApiStatus.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace hp::embedded {

/// One walk over one object that prunes, fills in defaults and validates in place, in the order of
/// an API server: unknown fields go, nulls that are not allowed go, defaults come, then every rule
/// is checked. Below junctors (allOf, anyOf, oneOf, not) nothing changes. Messages are Kubernetes'
/// own words (facts/machine-api.md 4.1).
class SchemaPass
{
public:
    /// Whether a cause is not the fault of who writes.
    using Excuse = std::function<bool(const StatusCause &)>;

    /// Looks no further once there are `maxCauses` that nobody excuses.
    explicit SchemaPass(std::size_t maxCauses = 100, Excuse excuse = {});

    /// The whole object; apiVersion, kind and metadata are not touched.
    void walkRoot(const SchemaNode &node, Json &object);
    /// A value of a field, such as a default.
    void walkValue(const SchemaNode &node, Json &value) { walk(node, value, FieldPath()); }

    /// One cause per broken rule, at most so many; duplicates in lists last.
    [[nodiscard]] std::vector<StatusCause> takeCauses();
    /// Paths of the fields that were pruned.
    [[nodiscard]] const std::vector<std::string> &unknownFields() const { return m_unknown; }

private:
    void note(StatusCause cause) { note(std::move(cause), m_causes); }
    void note(StatusCause cause, std::vector<StatusCause> &causes);
    [[nodiscard]] bool isFull() const;
    void walk(const SchemaNode &node, Json &json, const FieldPath &path);
    void walkFields(const SchemaNode &node, Json &json, const FieldPath &path);
    void checkJunctors(const SchemaNode &node, Json &json, const FieldPath &path);
    void walkObject(const SchemaNode &node, Json &json, const FieldPath &path);
    void walkArray(const SchemaNode &node, Json &json, const FieldPath &path);
    void checkSize(const SchemaNode &node, const Json &json, const FieldPath &path);
    void prune(const SchemaNode &node, Json &json, const FieldPath &path);
    void checkString(const SchemaNode &node, const Json &json, const FieldPath &path);
    void checkNumber(const SchemaNode &node, const Json &json, const FieldPath &path);
    void checkEnum(const SchemaNode &node, const Json &json, const FieldPath &path);
    void checkDuplicates(const SchemaNode &node, const Json &json, const FieldPath &path);
    [[nodiscard]] bool hasType(const SchemaNode &node, const Json &json, const FieldPath &path);

    std::size_t m_maxCauses;
    Excuse m_excuse;
    std::vector<StatusCause> m_causes{};
    std::vector<StatusCause> m_duplicates{};
    std::vector<std::string> m_unknown{};
};

} // namespace hp::embedded
