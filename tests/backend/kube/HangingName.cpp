// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/kube/HangingName.h"

#include <chrono>
#include <condition_variable>
#include <dlfcn.h>
#include <mutex>
#include <netdb.h>
#include <string_view>

namespace hp::test {

namespace {

/// So long a server may be silent in a test that waits for it and must not.
constexpr std::chrono::seconds gaveUpAfter{20};

struct NameServer {
    std::mutex guard{};
    std::condition_variable changed{};
    bool isSilent = false;
    int waiting = 0;
    int asked = 0;
};

NameServer &nameServer()
{
    static NameServer server;
    return server;
}

} // namespace

HangingName::HangingName()
{
    const std::lock_guard lock(nameServer().guard);
    nameServer().isSilent = true;
    nameServer().asked = 0;
}

HangingName::~HangingName()
{
    NameServer &server = nameServer();
    std::unique_lock lock(server.guard);
    server.isSilent = false;
    server.changed.notify_all();
    server.changed.wait(lock, [&server] { return server.waiting == 0; });
}

bool HangingName::isAsked() const
{
    const std::lock_guard lock(nameServer().guard);
    return nameServer().waiting > 0;
}

int HangingName::asked() const
{
    const std::lock_guard lock(nameServer().guard);
    return nameServer().asked;
}

int HangingName::answered() const
{
    const std::lock_guard lock(nameServer().guard);
    return nameServer().asked - nameServer().waiting;
}

} // namespace hp::test

extern "C" int
getaddrinfo(const char *node, const char *service, const addrinfo *hints, addrinfo **found)
{
    using namespace hp::test;
    if (node != nullptr && std::string_view(node) == HangingName::name) {
        NameServer &server = nameServer();
        std::unique_lock lock(server.guard);
        ++server.waiting;
        ++server.asked;
        server.changed.wait_for(lock, gaveUpAfter, [&server] { return !server.isSilent; });
        --server.waiting;
        server.changed.notify_all();
        return EAI_AGAIN;
    }
    using Real = int (*)(const char *, const char *, const addrinfo *, addrinfo **);
    static const auto real = reinterpret_cast<Real>(dlsym(RTLD_NEXT, "getaddrinfo"));
    return real(node, service, hints, found);
}
