// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/SchemaNode.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace hp::embedded {

/// The types of the built-in kinds and of metadata, as resources/types/core.txt describes them:
/// which fields there are, and how lists and maps are owned and merged. Formats and limits are not
/// in it. Immutable once loaded; may be used from any thread.
class CoreTypes
{
public:
    using Type = std::shared_ptr<const SchemaNode>;

    /// Invalid, naming the line, when it cannot be read.
    [[nodiscard]] static Result<CoreTypes> load(std::string_view text);
    /// What is compiled in; read at the first call.
    [[nodiscard]] static const CoreTypes &instance();

    /// By the name of a kind or a type, such as "Pod" or "ObjectMeta"; null when it is not there.
    [[nodiscard]] Type find(std::string_view name) const;

private:
    std::map<std::string, Type, std::less<>> m_types{};
};

} // namespace hp::embedded
