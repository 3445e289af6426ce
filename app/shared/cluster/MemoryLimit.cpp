// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/MemoryLimit.h"

#include "backend/runtime/SmallFile.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace hp::app {

namespace {

/// The number in a file; nothing for "max", and for a file that is not there.
std::optional<std::size_t> numberIn(const std::string &path)
{
    const auto text = runtime::readSmallFile(path);
    std::size_t number = 0;
    if (!text
        || std::from_chars(text->data(), text->data() + text->size(), number).ec != std::errc())
        return {};
    return number;
}

} // namespace

std::optional<std::size_t> memoryLimit(const std::string &root)
{
    const auto groups = runtime::readSmallFile(root + "/proc/self/cgroup");
    if (!groups)
        return {};
    std::optional<std::size_t> least;
    std::istringstream lines(*groups);
    // NUMBER:CONTROLLERS:PATH (cgroups(7)); the second version names no controllers.
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        std::string number;
        std::string controllers;
        std::string path;
        if (!std::getline(fields, number, ':') || !std::getline(fields, controllers, ':')
            || !std::getline(fields, path))
            continue;
        const bool isFirstVersion = (',' + controllers + ',').find(",memory,") != std::string::npos;
        if (!isFirstVersion && !controllers.empty())
            continue;
        const std::string mount = root + "/sys/fs/cgroup" + (isFirstVersion ? "/memory" : "");
        const std::string file = isFirstVersion ? "/memory.limit_in_bytes" : "/memory.max";
        // What a container sees of its cgroup may begin anywhere on this path.
        for (bool isTop = false; !isTop;) {
            if (const auto limit = numberIn(mount + path + file))
                least = std::min(least.value_or(*limit), *limit);
            isTop = path.empty();
            const std::size_t cut = path.rfind('/');
            path.resize(cut == std::string::npos ? 0 : cut);
        }
    }
    return least;
}

std::size_t listBytesWithinMemory(std::size_t most, const std::string &root)
{
    const auto limit = memoryLimit(root);
    return limit ? std::min(most, *limit / 4) : most;
}

} // namespace hp::app
