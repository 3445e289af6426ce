// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "backend/embedded/schema/FieldPath.h"
#include "model/base/Json.h"
#include "resources/types/ProtobufTables.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::embedded {

/// Reads an object of a built-in kind as Kubernetes does, whose types have a place for each field
/// and for nothing else. Takes out fields that no type has, and numbers of quantities become texts.
/// One object; any thread. The words are those of sigs.k8s.io/json.
class TypedPass
{
public:
    /// The fields of the kind; null when the tables do not have it, as for custom kinds.
    [[nodiscard]] static const protobuf::Message *messageOf(const cluster::Kind &kind);

    /// `object` is a JSON object.
    void walkRoot(const protobuf::Message &message, Json &object);

    /// The paths of what was taken out, such as "spec.containers[0].imag": metadata first, then by
    /// name. After a hundred no more are named.
    [[nodiscard]] const std::vector<std::string> &unknownFields() const { return m_unknown; }
    /// Why the object cannot be read, by its first value of a wrong type; empty when it can.
    [[nodiscard]] const std::string &fault() const { return m_fault; }

private:
    /// The field that is being read, for the words of a fault.
    struct Place {
        const protobuf::Message &owner;
        const protobuf::Field &field;
    };

    void walk(const protobuf::Message &message, Json &object, const FieldPath &path);
    void readField(Place place, Json &value, const FieldPath &path);
    void readOne(Place place, Json &value, const FieldPath &path);
    void readNumber(Place place, const Json &value);
    void readText(Place place, const Json &value);
    void readQuantity(Json &value);
    void noteUnknown(const FieldPath &path);
    void wrongType(Place place, const Json &value, const std::string &wanted);

    std::vector<std::string_view> m_names{}; ///< from the root to the field, without indices
    std::vector<std::string> m_unknown{};
    std::string m_fault{};
};

} // namespace hp::embedded
