// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp {

/// One document of a YAML file as JSON, with the line of every key.
struct YamlDocument {
    std::shared_ptr<const Json> json{};
    int line = 1; ///< where the document's content begins, counted from 1
    /// JSON pointer to line; a pointer that is missing lies on the line of its parent.
    std::map<std::string, int> lines{};

    [[nodiscard]] int lineOf(std::string pointer) const;
};

/// Reads a file of YAML documents; empty documents are left out. Plain scalars become null,
/// booleans and numbers by the YAML 1.2 core rules (yes, no, on, off and 0777 are not special),
/// quoted ones stay text. Aliases, merge keys (<<) within the document and anchors are followed; a
/// key that occurs twice, a key that is not text, an unknown tag and anything that nests or expands
/// without bound are errors. Errors are Invalid: one sentence that begins with `name` and the line.
[[nodiscard]] Result<std::vector<YamlDocument>> readYaml(const std::string &text,
                                                         const std::string &name);

} // namespace hp
