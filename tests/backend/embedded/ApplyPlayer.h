// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/apply/FieldManager.h"
#include "backend/embedded/schema/SchemaNode.h"

#include <memory>
#include <string>

namespace hp::test {

/// Plays writes on one object through a FieldManager alone, with the type in type.json:
/// no schema pass, no admission, no store.
class ApplyPlayer
{
public:
    ApplyPlayer();

    /// Both take the whole object; the answer is empty or the message of the refusal.
    [[nodiscard]] std::string apply(const std::string &manager, const Json &config, bool force);
    [[nodiscard]] std::string update(const std::string &manager, const Json &object);
    void forget();
    void setTime(TimePoint now) { m_now = now; }

    [[nodiscard]] const Json &live() const { return m_live.json(); }
    [[nodiscard]] const ManagedFields &managed() const { return m_managed; }
    void setManaged(ManagedFields managed) { m_managed = std::move(managed); }
    [[nodiscard]] const embedded::SchemaNode *type() const { return m_type.get(); }
    [[nodiscard]] FieldPool &pool() { return m_pool; }
    [[nodiscard]] const Error &error() const { return m_error; }

    /// One line an entry: "ada applied .spec.replicas .spec.hooks[name=\"a\"]", in wire order.
    [[nodiscard]] std::string owners() const;

private:
    [[nodiscard]] embedded::FieldManager::Write writeOf(const std::string &manager) const;

    cluster::Kind m_kind;
    std::unique_ptr<embedded::SchemaNode> m_type;
    FieldPool m_pool{};
    embedded::FieldManager m_manager{m_pool};
    TimePoint m_now{};
    Object m_live;
    ManagedFields m_managed{};
    Error m_error{};
};

/// A Machine "m1" with this spec.
[[nodiscard]] Json machineWith(const Json &spec);

} // namespace hp::test
