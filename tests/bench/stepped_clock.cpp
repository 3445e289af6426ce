// SPDX-License-Identifier: Apache-2.0
// Preloaded into a program, the wall clock is ahead of the real one by as many seconds as stand, as
// a 64-bit number, at the beginning of the file $HOLDPOINT_CLOCK_SHIFT; whoever writes there steps
// the clock of that program alone. All other clocks stay, but where a second number stands behind
// the first: by that the clocks leap that nobody can step, so that what takes minutes is over.
// Debian's libfaketime would do, and cannot live with jemalloc.
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

const volatile std::int64_t *openShift()
{
    const char *name = std::getenv("HOLDPOINT_CLOCK_SHIFT");
    const int file = name != nullptr ? ::open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return nullptr;
    // What lies behind the end of a short file reads as zero.
    void *page = ::mmap(nullptr, 2 * sizeof(std::int64_t), PROT_READ, MAP_SHARED, file, 0);
    ::close(file);
    return page == MAP_FAILED ? nullptr : static_cast<const volatile std::int64_t *>(page);
}

const volatile std::int64_t *shift = nullptr;

__attribute__((constructor)) void begin()
{
    shift = openShift();
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    const auto result = static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    if (result != 0 || shift == nullptr)
        return result;
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
        time->tv_sec += shift[0];
        break;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME:
        time->tv_sec += shift[1];
        break;
    default: // of processors: nobody waits by them
        break;
    }
    return result;
}

extern "C" int gettimeofday(timeval *time, void *) noexcept
{
    timespec now{};
    if (clock_gettime(CLOCK_REALTIME, &now) != 0)
        return -1;
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

extern "C" time_t time(time_t *out) noexcept
{
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    if (out != nullptr)
        *out = now.tv_sec;
    return now.tv_sec;
}
