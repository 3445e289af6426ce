// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::maintenance {

/// An element of a document: its local name, the text right in it and the elements in it.
struct XmlNode {
    std::string name{};
    std::string text{};
    std::vector<XmlNode> children{};

    /// The first element at a path of names, such as "instanceState/name"; an empty one if none is
    /// there.
    [[nodiscard]] const XmlNode &at(std::string_view path) const;
    /// All elements at the path; steps before the last one take the first.
    [[nodiscard]] std::vector<const XmlNode *> all(std::string_view path) const;
};

/// Reads a whole document; its root. Error: half a sentence, such as "it is not XML (line 3)".
[[nodiscard]] Result<XmlNode> parseXml(std::string_view text);

} // namespace hp::maintenance
