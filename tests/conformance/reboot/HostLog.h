// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <set>
#include <string>
#include <vector>

namespace hp::conformance {

/// What became visible of one host, in order, in the words of the case file's `order`.
class HostLog
{
public:
    void changed(const Object &before, const Object &after);
    void posted(const std::string &resetType) { m_lines.push_back(resetType); }
    /// Something beside the host, in those words.
    void add(const std::string &line) { m_lines.push_back(line); }
    /// The next removal of this annotation is the client's own.
    void clientRemoves(const std::string &key) { m_byClient.insert(key); }

    [[nodiscard]] const std::vector<std::string> &lines() const { return m_lines; }

private:
    void annotationsChanged(const Object &before, const Object &after);
    void holdsChanged(const Object &before, const Object &after);

    std::vector<std::string> m_lines{};
    std::set<std::string> m_byClient{};
};

} // namespace hp::conformance
