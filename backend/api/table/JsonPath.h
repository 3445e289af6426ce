// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hp::api {

/// The part of kubectl's JSONPath that printer columns use: ".a.b", ".a\.b", "['a']", "[0]",
/// "[-1]",
/// "[*]", ".*", and the filter "[?(@.type=="Ready")]" with == and !=. Parsed once, evaluated often.
class JsonPath
{
public:
    /// nullopt when the text is anything else.
    [[nodiscard]] static std::optional<JsonPath> parse(std::string_view text);

    /// The same as a JSON pointer; nullopt when it is more than a chain of members.
    [[nodiscard]] std::optional<std::string> pointer() const;
    /// What is found at most, at each step: a few wildcards in a row find millions of values.
    static constexpr std::size_t maxFound = 1000;

    /// The values found, in document order and maxFound of them at most; they point into `root`.
    [[nodiscard]] std::vector<const Json *> find(const Json &root) const;

private:
    enum class StepKind { Member, Index, Every, Filter };
    struct Step {
        StepKind kind = StepKind::Member;
        std::string name{}; ///< of a member
        int index = 0; ///< negative counts from the end
        std::vector<std::string> left{}; ///< of a filter: the path below the item
        std::string right{}; ///< of a filter: text, or the text of a number or boolean
        bool equal = true;
    };

    class Parser;
    static void advance(const Step &step, const Json &from, std::vector<const Json *> &into);

    std::vector<Step> m_steps{};
};

} // namespace hp::api
