// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/ManagedFields.h"

#include <cstdint>
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
/// survive. Cheap to copy; a copy may go to another thread. A default-constructed one is null.
///
/// The text of an object is shared by all its copies. The tree of JSON values, six times as large,
/// belongs to the copies that were asked for it, and to the last few hundred objects of a thread:
/// what keeps many objects for long keeps them `atRest()`, as text alone, and hands out copies.
/// References that a call returns live as long as the copy they were asked of; an rvalue gives
/// values instead. One copy is for one thread.
class Object
{
public:
    Object() noexcept;
    /// metadata.managedFields is either in `json`, as it came, or apart from it in `managed`, where
    /// it needs a fraction of the memory; bytes() has it in both cases.
    explicit Object(Json json, ManagedFields managed = {});
    /// From the compact text of a JSON object, which is not checked here: of other text the content
    /// is null. Costs a fraction of what parsing costs. `managed` is what the text says of
    /// managedFields when that is to be kept apart from json(); it is part of the text all the
    /// same.
    [[nodiscard]] static Object fromBytes(std::string bytes, ManagedFields managed = {});
    Object(const Object &other);
    Object(Object &&other) noexcept;
    Object &operator=(const Object &other);
    Object &operator=(Object &&other) noexcept;
    ~Object();

    [[nodiscard]] explicit operator bool() const { return m_shared != nullptr; }
    [[nodiscard]] const Json &json() const &;
    [[nodiscard]] Json json() const &&;
    /// The same for whoever goes over many objects and returns to none of them soon: a tree that is
    /// made for it goes with the last copy that has it, while it is still at hand for the
    /// processor, and drives none of the trees of others out.
    [[nodiscard]] const Json &jsonInPassing() const &;
    /// What is kept apart from json(). Lives as long as any copy does.
    [[nodiscard]] const ManagedFields &managedFields() const;
    /// The compact serialisation, made once and shared by everyone who sends it.
    [[nodiscard]] const std::string &bytes() const &;
    [[nodiscard]] std::string bytes() const && { return self().bytes(); }
    /// The same, to be kept longer than the object.
    [[nodiscard]] std::shared_ptr<const std::string> sharedBytes() const;
    /// The same snapshot without its tree.
    [[nodiscard]] Object atRest() const;

    [[nodiscard]] ObjectKey key() const;
    [[nodiscard]] const std::string &apiVersion() const &;
    [[nodiscard]] std::string apiVersion() const && { return self().apiVersion(); }
    [[nodiscard]] const std::string &kind() const &;
    [[nodiscard]] std::string kind() const && { return self().kind(); }
    [[nodiscard]] const std::string &ns() const &;
    [[nodiscard]] std::string ns() const && { return self().ns(); }
    [[nodiscard]] const std::string &name() const &;
    [[nodiscard]] std::string name() const && { return self().name(); }
    [[nodiscard]] const std::string &uid() const &;
    [[nodiscard]] std::string uid() const && { return self().uid(); }
    [[nodiscard]] const std::string &resourceVersion() const &;
    [[nodiscard]] std::string resourceVersion() const && { return self().resourceVersion(); }
    [[nodiscard]] std::int64_t generation() const;
    [[nodiscard]] std::optional<TimePoint> creationTimestamp() const;
    [[nodiscard]] std::optional<TimePoint> deletionTimestamp() const;
    [[nodiscard]] bool isDeleting() const;
    [[nodiscard]] bool hasFinalizer(std::string_view finalizer) const;
    /// nullopt when the key is absent; an empty value is present.
    [[nodiscard]] std::optional<std::string> annotation(std::string_view key) const;
    [[nodiscard]] std::optional<std::string> label(std::string_view key) const;
    /// The value at a JSON pointer ("/status/nodeRef/name"), or null when any step is missing.
    [[nodiscard]] const Json &at(std::string_view pointer) const &;
    [[nodiscard]] Json at(std::string_view pointer) const &&;
    /// The string at a JSON pointer, or empty when it is missing or not a string.
    [[nodiscard]] const std::string &text(std::string_view pointer) const &;
    [[nodiscard]] std::string text(std::string_view pointer) const &&
    {
        return self().text(pointer);
    }

    /// The very same snapshot, not only an equal one.
    [[nodiscard]] bool isCopyOf(const Object &other) const { return m_shared == other.m_shared; }
    /// Same object revision: uid and resourceVersion are equal.
    [[nodiscard]] bool sameRevisionAs(const Object &other) const;

private:
    struct Shared;
    struct Parts;

    [[nodiscard]] const Object &self() const { return *this; }
    /// Gives this copy its tree; true when that had to be made.
    bool makeTree() const;
    [[nodiscard]] const Json &part(std::string_view pointer) const;
    [[nodiscard]] const std::string &head(std::string Shared::*field,
                                          std::string_view pointer) const;
    void serialise() const;

    std::shared_ptr<const Shared> m_shared;
    mutable std::shared_ptr<const Json> m_tree; ///< null at rest
    mutable std::unique_ptr<Parts> m_parts; ///< what was looked up while there is no tree
};

} // namespace hp
