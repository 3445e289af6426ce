// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::conformance {

/// What became visible of one host, in order, in the words of the case file's `order`. The order is
/// that of the store's revisions: a watch tells of a write after whoever wrote it has gone on.
class HostLog
{
public:
    /// The newest revision that anybody was told of, now.
    explicit HostLog(std::function<std::string()> revision)
        : m_revision(std::move(revision))
    { }

    void changed(const Object &before, const Object &after);
    /// A Reset that reaches the BMC now.
    void posted(const std::string &resetType);
    /// Something beside the host, in those words, which this object showed.
    void add(const std::string &line, const Object &object);
    /// The next removal of this annotation is the client's own.
    void clientRemoves(const std::string &key) { m_byClient.insert(key); }

    [[nodiscard]] std::vector<std::string> lines() const;

private:
    struct Line {
        std::int64_t revision = 0;
        bool isReset = false; ///< follows what was written before it
        std::string text{};
    };

    void annotationsChanged(const Object &before, const Object &after);
    void holdsChanged(const Object &before, const Object &after);

    std::function<std::string()> m_revision;
    std::vector<Line> m_lines{};
    std::set<std::string> m_byClient{};
};

} // namespace hp::conformance
