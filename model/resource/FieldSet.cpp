// SPDX-License-Identifier: Apache-2.0
#include "model/resource/FieldSet.h"

#include "model/base/JsonTree.h"
#include "model/resource/PathElement.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp {

namespace {

constexpr int maxDepth = 200;

/// The set below one key, and whether the key itself is a member.
struct Parsed {
    FieldSet below{};
    bool member = false;
};

std::optional<Parsed> parsedBelow(const Json &json, int depth)
{
    if (!json.is_object() || depth > maxDepth)
        return std::nullopt;
    Parsed parsed;
    for (const auto &[key, value] : json.items()) {
        if (key == ".") {
            parsed.member = true;
            continue;
        }
        if (key.size() < 2 || key[1] != ':')
            return std::nullopt;
        if (std::string_view("fkvi").find(key[0]) == std::string_view::npos)
            continue;
        auto child = parsedBelow(value, depth + 1);
        if (!child)
            return std::nullopt;
        if (key[0] == 'k' || key[0] == 'v') {
            const Json identity = parseJson(std::string_view(key).substr(2));
            if (identity.is_discarded() || (key[0] == 'k' && !identity.is_object()))
                return std::nullopt;
            parsed.below.add(key[0] == 'k' ? keyElement(identity) : valueElement(identity),
                             child->member,
                             std::move(child->below));
        } else {
            parsed.below.add(key, child->member, std::move(child->below));
        }
    }
    parsed.member = parsed.member || parsed.below.empty();
    return parsed;
}

template<typename Entries>
auto positionOf(Entries &entries, std::string_view element)
{
    return std::lower_bound(entries.begin(),
                            entries.end(),
                            element,
                            [](const FieldSet::Entry &entry, std::string_view wanted) {
                                return comparePathElements(entry.element, wanted) < 0;
                            });
}

} // namespace

FieldSet::FieldSet() = default;
FieldSet::~FieldSet() = default;
FieldSet::FieldSet(const FieldSet &) = default;
FieldSet::FieldSet(FieldSet &&) noexcept = default;
FieldSet &FieldSet::operator=(const FieldSet &) = default;
FieldSet &FieldSet::operator=(FieldSet &&) noexcept = default;

std::optional<FieldSet> FieldSet::parse(const Json &fieldsV1)
{
    auto parsed = parsedBelow(fieldsV1, 0);
    return parsed ? std::optional(std::move(parsed->below)) : std::nullopt;
}

std::string FieldSet::text() const
{
    static thread_local std::string text;
    text.clear();
    appendText(text, false);
    return text; // a copy is as long as it has to be
}

void FieldSet::appendText(std::string &text, bool self) const
{
    text += '{';
    bool first = true;
    if (self) {
        text += R"(".":{})";
        first = false;
    }
    for (const Entry &entry : m_entries) {
        if (!first)
            text += ',';
        first = false;
        appendCompactJson(entry.element, text);
        text += ':';
        entry.below.appendText(text, entry.member && !entry.below.empty());
    }
    text += '}';
}

const FieldSet::Entry *FieldSet::find(std::string_view element) const
{
    const auto it = positionOf(m_entries, element);
    return it != m_entries.end() && it->element == element ? &*it : nullptr;
}

const FieldSet &FieldSet::below(std::string_view element) const
{
    static const FieldSet nothing;
    const Entry *entry = find(element);
    return entry ? entry->below : nothing;
}

bool FieldSet::isMember(std::string_view element) const
{
    const Entry *entry = find(element);
    return entry && entry->member;
}

bool FieldSet::contains(const Path &path) const
{
    const FieldSet *set = this;
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        set = &set->below(path[i]);
    return !path.empty() && set->isMember(path.back());
}

bool FieldSet::containsAll(const FieldSet &other) const
{
    return std::all_of(other.m_entries.begin(), other.m_entries.end(), [this](const Entry &wanted) {
        const Entry *mine = find(wanted.element);
        return mine && (mine->member || !wanted.member) && mine->below.containsAll(wanted.below);
    });
}

bool FieldSet::intersects(const FieldSet &other) const
{
    if (other.m_entries.size() > m_entries.size())
        return other.intersects(*this);
    return std::any_of(other.m_entries.begin(), other.m_entries.end(), [this](const Entry &theirs) {
        const Entry *mine = find(theirs.element);
        return mine && ((mine->member && theirs.member) || mine->below.intersects(theirs.below));
    });
}

void FieldSet::forEach(const std::function<void(const Path &)> &path) const
{
    Path prefix;
    visit(prefix, path);
}

void FieldSet::visit(Path &prefix, const std::function<void(const Path &)> &path) const
{
    for (const Entry &entry : m_entries) {
        if (!entry.member)
            continue;
        prefix.push_back(entry.element);
        path(prefix);
        prefix.pop_back();
    }
    for (const Entry &entry : m_entries) {
        prefix.push_back(entry.element);
        entry.below.visit(prefix, path);
        prefix.pop_back();
    }
}

void FieldSet::add(std::string_view element, bool member, FieldSet below)
{
    if (!member && below.empty())
        return;
    const auto it = positionOf(m_entries, element);
    if (it == m_entries.end() || it->element != element) {
        m_entries.insert(it, Entry{std::string(element), member, std::move(below)});
        return;
    }
    it->member = it->member || member;
    if (it->below.empty())
        it->below = std::move(below);
    else if (!below.empty())
        it->below = it->below.unitedWith(below);
}

void FieldSet::append(Entry entry)
{
    if (entry.member || !entry.below.empty())
        m_entries.push_back(std::move(entry));
}

FieldSet FieldSet::unitedWith(const FieldSet &other) const
{
    FieldSet result;
    result.m_entries.reserve(std::max(m_entries.size(), other.m_entries.size()));
    auto a = m_entries.begin();
    auto b = other.m_entries.begin();
    while (a != m_entries.end() || b != other.m_entries.end()) {
        const int order = a == m_entries.end() ? 1
            : b == other.m_entries.end()       ? -1
                                               : comparePathElements(a->element, b->element);
        if (order < 0) {
            result.m_entries.push_back(*a++);
        } else if (order > 0) {
            result.m_entries.push_back(*b++);
        } else {
            result.append({a->element, a->member || b->member, a->below.unitedWith(b->below)});
            ++a;
            ++b;
        }
    }
    return result;
}

FieldSet FieldSet::intersectedWith(const FieldSet &other) const
{
    FieldSet result;
    for (const Entry &mine : m_entries) {
        if (const Entry *theirs = other.find(mine.element))
            result.append({mine.element,
                           mine.member && theirs->member,
                           mine.below.intersectedWith(theirs->below)});
    }
    return result;
}

FieldSet FieldSet::without(const FieldSet &other) const
{
    FieldSet result;
    for (const Entry &mine : m_entries) {
        const Entry *theirs = other.find(mine.element);
        if (theirs)
            result.append(
                {mine.element, mine.member && !theirs->member, mine.below.without(theirs->below)});
        else
            result.m_entries.push_back(mine);
    }
    return result;
}

bool operator==(const FieldSet &a, const FieldSet &b)
{
    return std::equal(a.m_entries.begin(),
                      a.m_entries.end(),
                      b.m_entries.begin(),
                      b.m_entries.end(),
                      [](const FieldSet::Entry &x, const FieldSet::Entry &y) {
                          return x.member == y.member && x.element == y.element
                              && x.below == y.below;
                      });
}

std::string printedPath(const FieldSet::Path &path)
{
    std::string text;
    for (const std::string_view element : path)
        text += printedPathElement(element);
    return text;
}

} // namespace hp
