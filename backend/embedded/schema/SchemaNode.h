// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

#include <QRegularExpression>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hp::embedded {

/// One node of a structural schema (OpenAPI v3 as CustomResourceDefinitions use it), compiled so
/// that a pass over an object looks nothing up by name but the object's own fields. Immutable.
struct SchemaNode {
    enum class Type { Any, Object, Array, String, Integer, Number, Boolean, IntOrString };
    enum class ListType { Atomic, Set, Map };
    enum class Format { None, Int32, Int64, DateTime, Date, Ipv4, Ipv6, Cidr, Uuid, Byte };

    struct Pattern {
        std::string source{}; ///< as written, for the message
        QRegularExpression regex{}; ///< of a text of at most maxInterpreted UTF-16 units
        QRegularExpression ofLong{}; ///< of others; compiled when it is first used
        static constexpr qsizetype maxInterpreted = 4096;
    };
    struct Property {
        std::string name{};
        std::shared_ptr<const SchemaNode> node{};
        std::unique_ptr<Json> defaultValue{}; ///< null when there is none
        bool required = false;
        std::size_t defaultBytes = 0; ///< of the default, as JSON
    };

    Type type = Type::Any;
    Format format = Format::None;
    bool nullable = false;
    bool preserveUnknown = false;
    bool embedsObject = false; ///< has apiVersion, kind and metadata, named or not
    bool onlyChecks = false; ///< inside a junctor: says what holds, and not which fields there are
    std::vector<Property> properties{}; ///< sorted by name
    std::shared_ptr<const SchemaNode> additionalProperties{}; ///< null: others are unknown
    bool atomicMap = false; ///< owned as a whole, x-kubernetes-map-type: atomic
    std::shared_ptr<const SchemaNode> items{};
    ListType listType = ListType::Atomic;
    std::vector<std::string> listMapKeys{};
    std::vector<Pattern> patterns{}; ///< all must match
    std::unique_ptr<Json> allowed{}; ///< enum; an array, or null when everything is allowed
    std::optional<std::int64_t> minLength{};
    std::optional<std::int64_t> maxLength{};
    std::optional<std::int64_t> minItems{};
    std::optional<std::int64_t> maxItems{};
    std::optional<std::int64_t> minProperties{};
    std::optional<std::int64_t> maxProperties{};
    std::optional<double> minimum{};
    std::optional<double> maximum{};
    bool aboveMinimum = false; ///< exclusiveMinimum
    bool belowMaximum = false; ///< exclusiveMaximum
    std::optional<double> multipleOf{};
    std::vector<std::shared_ptr<const SchemaNode>> allOf{};
    std::vector<std::shared_ptr<const SchemaNode>> anyOf{};
    std::vector<std::shared_ptr<const SchemaNode>> oneOf{};
    std::shared_ptr<const SchemaNode> negated{}; ///< not

    SchemaNode();
    ~SchemaNode();

    /// Null when the field is not named in the schema.
    [[nodiscard]] const Property *find(std::string_view name) const;
    /// Adds or replaces a property.
    void setProperty(Property property);
};

/// Whether values of a format are checked. A format that is not only tells people what is meant.
[[nodiscard]] bool isCheckedFormat(std::string_view format);

/// Compiles `openAPIV3Schema`. Invalid, naming the path, for a keyword or a value that is not
/// supported: a rule that is silently ignored would let bad objects in. Rules in CEL
/// (x-kubernetes-validations) are left out; whoever takes a definition says so.
[[nodiscard]] Result<std::unique_ptr<SchemaNode>> compileSchema(const Json &schema);

} // namespace hp::embedded
