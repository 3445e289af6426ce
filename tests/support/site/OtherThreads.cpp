// SPDX-License-Identifier: Apache-2.0
#include "tests/support/site/OtherThreads.h"

#include <array>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace hp::test {

namespace {

/// The line of /proc/…/status that begins so, without that.
std::string_view lineAfter(std::string_view status, std::string_view name)
{
    const std::size_t at = status.find(name);
    if (at == std::string_view::npos)
        return {};
    const std::size_t from = at + name.size();
    return status.substr(from, status.find('\n', from) - from);
}

/// How often the thread was put to sleep or set aside; empty when it runs, waits for a processor or
/// for a disk.
std::string sleepOf(const char *thread)
{
    const std::string path = std::string("/proc/self/task/") + thread + "/status";
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC); // NOLINT: open has the mode so
    if (file < 0)
        return "ended";
    std::array<char, 4096> text{};
    const ssize_t size = ::read(file, text.data(), text.size());
    ::close(file);
    const std::string_view status(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    if (lineAfter(status, "\nState:\t").substr(0, 1) != "S")
        return {};
    return std::string(thread) + std::string(lineAfter(status, "\nvoluntary_ctxt_switches:"))
        + std::string(lineAfter(status, "\nnonvoluntary_ctxt_switches:"));
}

} // namespace

bool OtherThreads::haveSlept()
{
    const std::string mine = std::to_string(::gettid());
    const std::unique_ptr<DIR, int (*)(DIR *)> threads(::opendir("/proc/self/task"), &::closedir);
    std::string all;
    while (const dirent *entry = threads ? ::readdir(threads.get()) : nullptr) {
        const char *const name = static_cast<const char *>(entry->d_name);
        if (name[0] == '.' || mine == name)
            continue;
        const std::string sleep = sleepOf(name);
        if (sleep.empty()) {
            m_before.clear();
            return false;
        }
        all += sleep + '\n';
    }
    return std::exchange(m_before, all) == all;
}

} // namespace hp::test
