// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hp {

/// A set of field paths as a tree, with the meaning of structured-merge-diff: a member is the field
/// itself, and having members below does not make it one. Serialises as `fieldsV1`. A value.
class FieldSet
{
public:
    struct Entry;
    /// From its root; each part is a path element as in PathElement.h.
    using Path = std::vector<std::string_view>;

    FieldSet();
    ~FieldSet();
    FieldSet(const FieldSet &);
    FieldSet(FieldSet &&) noexcept;
    FieldSet &operator=(const FieldSet &);
    FieldSet &operator=(FieldSet &&) noexcept;

    /// nullopt when it is not `fieldsV1`, or nested deeper than objects may be. Elements of unknown
    /// types are left out, as Kubernetes does.
    [[nodiscard]] static std::optional<FieldSet> parse(const Json &fieldsV1);
    /// Compact `fieldsV1`; equal sets have equal texts.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] const Entry *find(std::string_view element) const;
    /// What is below `element`; empty when nothing is.
    [[nodiscard]] const FieldSet &below(std::string_view element) const;
    [[nodiscard]] bool isMember(std::string_view element) const;
    [[nodiscard]] bool contains(const Path &path) const;
    [[nodiscard]] bool containsAll(const FieldSet &other) const;
    [[nodiscard]] bool intersects(const FieldSet &other) const;
    /// Preorder, the members of a level before what is below them.
    void forEach(const std::function<void(const Path &)> &path) const;

    /// Makes `element` a member, if `member`, and puts `below` under it; both are added to what is
    /// there. Nothing changes when there is nothing to add.
    void add(std::string_view element, bool member, FieldSet below = {});
    [[nodiscard]] FieldSet unitedWith(const FieldSet &other) const;
    [[nodiscard]] FieldSet intersectedWith(const FieldSet &other) const;
    /// Without the members of `other`; what is below them stays.
    [[nodiscard]] FieldSet without(const FieldSet &other) const;

    friend bool operator==(const FieldSet &a, const FieldSet &b);

private:
    void append(Entry entry);
    void appendText(std::string &text, bool self) const;
    void visit(Path &prefix, const std::function<void(const Path &)> &path) const;

    std::vector<Entry> m_entries; ///< sorted by element; none is hollow
};

struct FieldSet::Entry {
    std::string element{};
    bool member = false;
    FieldSet below{};
};

/// ".spec.lifecycleHooks.preDrain[name="a"]", as in the messages of an API server.
[[nodiscard]] std::string printedPath(const FieldSet::Path &path);

} // namespace hp
