// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hp {

/// A field query: `metadata.name=x,status.phase!=Failed`. Which fields a kind offers is up to its
/// server; here any path can be compared. The default one matches everything.
class FieldSelector
{
public:
    struct Term {
        std::string field{};
        bool equal = true;
        std::string value{};
    };

    FieldSelector() = default;
    explicit FieldSelector(std::vector<Term> terms)
        : m_terms(std::move(terms))
    { }
    /// 400 when the text is not a selector.
    [[nodiscard]] static Result<FieldSelector> parse(std::string_view text);

    /// In the notation that `parse` reads.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    [[nodiscard]] const std::vector<Term> &terms() const { return m_terms; }
    [[nodiscard]] bool matches(const Object &object) const;

private:
    std::vector<Term> m_terms{};
};

/// The text a field selector compares with: strings as they are, booleans as "true"/"false",
/// missing as "". `source` of an Event is its component, a Node without spec.unschedulable is
/// "false".
[[nodiscard]] std::string selectableField(const Object &object, std::string_view field);

} // namespace hp
