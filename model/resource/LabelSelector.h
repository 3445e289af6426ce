// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp {

/// A label query in kubectl's notation: `a=b,c==d,e!=f,g in (x,y),h notin (z),i,!j,k>3`. A value;
/// the default one matches everything.
class LabelSelector
{
public:
    /// 400 when the text is not a selector.
    [[nodiscard]] static Result<LabelSelector> parse(std::string_view text);
    /// From metav1.LabelSelector (matchLabels, matchExpressions); a malformed one is a 400 that
    /// says why in Kubernetes' words.
    [[nodiscard]] static Result<LabelSelector> fromJson(const Json &selector);

    /// In the notation that `parse` reads and as Kubernetes prints it: sorted by key, the values of
    /// a set sorted too.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool isEmpty() const { return m_requirements.empty(); }
    [[nodiscard]] bool matches(const Object &object) const;
    /// `labels` is the map itself; anything but an object counts as no labels.
    [[nodiscard]] bool matchesLabels(const Json &labels) const;

private:
    enum class Operator { Equal, Unequal, In, NotIn, Exists, Absent, Greater, Less };
    struct Requirement {
        std::string key{};
        Operator op = Operator::Exists;
        std::vector<std::string> values{};
    };
    class Parser;
    [[nodiscard]] static Result<Requirement> requirementFrom(const Json &expression);
    /// What is wrong with the key or a value, in Kubernetes' words; empty when they are fine.
    [[nodiscard]] static std::string whyInvalid(const Requirement &requirement);
    [[nodiscard]] static bool meets(const Requirement &requirement, const Json &labels);

    void sort();

    std::vector<Requirement> m_requirements{};
};

} // namespace hp
