// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hp {

/// One entry of a Machine API condition list. Empty members are not written.
struct Condition {
    std::string type{};
    std::string status{}; ///< "True", "False", "Unknown"
    std::string reason{};
    std::string severity{}; ///< "Error", "Warning", "Info"; must be empty when status is True
    std::string message{};

    bool operator==(const Condition &) const = default;
};

/// A status.conditions list for whoever only reads it: it is not copied, and outlives this.
class ConditionsIn
{
public:
    /// Anything but an array counts as an empty list.
    explicit ConditionsIn(const Json &list)
        : m_list(&list)
    { }
    explicit ConditionsIn(Json &&) = delete; ///< it would be gone at once

    [[nodiscard]] std::optional<Condition> get(std::string_view type) const;
    /// nullopt when there is no such condition or its time cannot be read.
    [[nodiscard]] std::optional<TimePoint> transitionTime(std::string_view type) const;
    /// The entry exists with exactly this status.
    [[nodiscard]] bool is(std::string_view type, std::string_view status) const;

private:
    const Json *m_list;
};

/// A status.conditions list that is changed entry by entry: entries and fields that we do not know
/// survive, the list is kept sorted by type (facts/machine-api.md 0, "Condition object rules").
class Conditions
{
public:
    /// `list` is the stored array; anything else counts as an empty list.
    explicit Conditions(const Json &list);
    Conditions(const Conditions &other);
    Conditions &operator=(const Conditions &other);
    ~Conditions();

    /// As ConditionsIn tells it.
    [[nodiscard]] std::optional<Condition> get(std::string_view type) const
    {
        return ConditionsIn(*m_list).get(type);
    }
    [[nodiscard]] std::optional<TimePoint> transitionTime(std::string_view type) const
    {
        return ConditionsIn(*m_list).transitionTime(type);
    }
    [[nodiscard]] bool is(std::string_view type, std::string_view status) const
    {
        return ConditionsIn(*m_list).is(type, status);
    }

    /// lastTransitionTime moves to `now` when any of status, reason, severity, message changes, and
    /// stays otherwise.
    void set(const Condition &condition, TimePoint now);
    void remove(std::string_view type);

    [[nodiscard]] const Json &json() const;

private:
    std::unique_ptr<Json> m_list;
};

} // namespace hp
