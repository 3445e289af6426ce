// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/FieldPath.h"
#include "backend/embedded/schema/SchemaNode.h"
#include "model/base/ApiStatus.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hp::embedded {

/// One walk over one object that prunes, fills in defaults and validates in place, in the order of
/// an API server: unknown fields go, nulls that are not allowed go, defaults come, then every rule
/// is checked. Below junctors (allOf, anyOf, oneOf, not) nothing changes. Messages are Kubernetes'
/// own words (facts/machine-api.md 4.1). A schema that makes more work or a larger object of what
/// somebody sends than maxSteps and maxFilledIn ends the pass with a cause that nobody excuses.
class SchemaPass
{
public:
    /// Whether a cause is not the fault of who writes.
    using Excuse = std::function<bool(const StatusCause &)>;

    /// Values that are looked at, those below junctors as often as they are.
    static constexpr std::size_t maxSteps = 4'000'000;
    /// Bytes of JSON of all defaults that come into one object; more than a body may have.
    static constexpr std::size_t maxFilledIn = 4 * 1024 * 1024;

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
    /// What the passes over one object do together: that of the whole and those below junctors.
    struct Work {
        std::size_t steps = 0;
        std::size_t filledIn = 0;
        std::string fault{}; ///< empty, or why the passes end
        std::string field{}; ///< where that was
    };

    SchemaPass(std::size_t maxCauses, Excuse excuse, std::shared_ptr<Work> work);
    /// Whether the passes go on.
    bool spend(std::size_t steps, const FieldPath &path);
    void fillIn(Json &json, const SchemaNode::Property &property, const FieldPath &path);
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
    std::shared_ptr<Work> m_work;
    std::vector<StatusCause> m_causes{};
    std::vector<StatusCause> m_duplicates{};
    std::vector<std::string> m_unknown{};
};

} // namespace hp::embedded
