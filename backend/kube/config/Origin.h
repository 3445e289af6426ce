// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace hp::kube {

/// Where something of a kubeconfig stands, so that a fault in it can be found.
struct Origin {
    std::string file{};
    std::string path{}; ///< "users.user.exec"
    int line = 0; ///< of the whole, counted from 1; 0 when it is not from a file
    std::map<std::string, int, std::less<>> lines{}; ///< of the keys that are there

    /// "FILE:LINE: users.user.exec.command: is missing"; the line of the whole when the key is not
    /// there.
    [[nodiscard]] std::string fault(std::string_view key, std::string_view what) const
    {
        const auto found = lines.find(key);
        const int at = found == lines.end() ? line : found->second;
        std::string text = at > 0 ? file + ':' + std::to_string(at) : file;
        text += ": ";
        if (!path.empty())
            text += path + '.';
        return text.append(key).append(": ").append(what);
    }

    /// Where a thing stands is no part of what it says: an entry that a line above it moved is
    /// still the same entry.
    [[nodiscard]] bool operator==(const Origin &) const { return true; }
};

} // namespace hp::kube
