// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/managed/ManagedFields.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hp {

/// Name of an object within its kind; cluster-scoped objects have an empty namespace.
struct ObjectKey {
    std::string ns{};
    std::string name{};

    auto operator<=>(const ObjectKey &) const = default;
};

/// "ns/name", or "name" for cluster-scoped objects.
[[nodiscard]] std::string toString(const ObjectKey &key);

/// An immutable snapshot of one API object, whole and undecoded, so that fields we do not know
/// survive. Cheap to copy; may cross threads. A default-constructed one is null.
class Object
{
public:
    Object() = default;
    /// metadata.managedFields is either in `json`, as it came, or apart from it in `managed`, where
    /// it needs a fraction of the memory; bytes() has it in both cases.
    explicit Object(Json json, ManagedFields managed = {});

    [[nodiscard]] explicit operator bool() const { return m_shared != nullptr; }
    [[nodiscard]] const Json &json() const;
    /// What is kept apart from json().
    [[nodiscard]] const ManagedFields &managedFields() const;
    /// The compact serialisation, made once and shared by everyone who sends it.
    [[nodiscard]] const std::string &bytes() const;

    [[nodiscard]] ObjectKey key() const;
    [[nodiscard]] const std::string &apiVersion() const;
    [[nodiscard]] const std::string &kind() const;
    [[nodiscard]] const std::string &ns() const;
    [[nodiscard]] const std::string &name() const;
    [[nodiscard]] const std::string &uid() const;
    [[nodiscard]] const std::string &resourceVersion() const;
    [[nodiscard]] std::int64_t generation() const;
    [[nodiscard]] std::optional<TimePoint> creationTimestamp() const;
    [[nodiscard]] std::optional<TimePoint> deletionTimestamp() const;
    [[nodiscard]] bool isDeleting() const;
    [[nodiscard]] bool hasFinalizer(std::string_view finalizer) const;
    /// nullopt when the key is absent; an empty value is present.
    [[nodiscard]] std::optional<std::string> annotation(std::string_view key) const;
    [[nodiscard]] std::optional<std::string> label(std::string_view key) const;
    /// The value at a JSON pointer ("/status/nodeRef/name"), or null when any step is missing.
    [[nodiscard]] const Json &at(std::string_view pointer) const;
    /// The string at a JSON pointer, or empty when it is missing or not a string.
    [[nodiscard]] const std::string &text(std::string_view pointer) const;

    /// Same object revision: uid and resourceVersion are equal.
    [[nodiscard]] bool sameRevisionAs(const Object &other) const;

private:
    struct Shared;
    std::shared_ptr<const Shared> m_shared;
};

} // namespace hp
