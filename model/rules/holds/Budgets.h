// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/rules/holds/HoldKind.h"

#include <map>
#include <string>

namespace hp::holds {

/// How long a hold may take where the past does not say, and never less than which nothing is
/// Overdue. The defaults are those of product.md 4.2; a site sets others in its configuration or
/// from a console.
class Budgets
{
public:
    /// Sets one: `key` is "preCreate", "preDrain", "drain", "preTerminate", "power.key", one of the
    /// hook points with "/NAME" of a hook, or "owner/OWNER". `text` is a duration such as 45m.
    /// Answers what is wrong, as a clause; empty when nothing is.
    [[nodiscard]] std::string set(const std::string &key, const std::string &text);

    /// Those of `others` as well, in the place of one's own of the same key.
    void set(const Budgets &others);
    /// It is as if that one was never set.
    void unset(const std::string &key) { m_set.erase(key); }

    /// The one of the hook by its name, else of its owner, else of its point. Zero: it may take as
    /// long as it likes (pause, detach, window, finalizer).
    [[nodiscard]] Duration
    of(HoldKind kind, const std::string &name, const std::string &owner) const;

    /// What was set, by key.
    [[nodiscard]] const std::map<std::string, Duration> &entries() const { return m_set; }

    bool operator==(const Budgets &) const = default;

private:
    std::map<std::string, Duration> m_set; ///< by key
};

} // namespace hp::holds
