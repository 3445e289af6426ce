// SPDX-License-Identifier: Apache-2.0
// Bundles: a container and a manifest of whoever sent it. What is opened is read to its end within
// its limits; what is not is one sentence that names the file.
#include "backend/export/Bundle.h"
#include "backend/export/Manifest.h"
#include "model/base/JsonTree.h"
#include "tests/fuzz/Expect.h"

#include <cstdlib>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

using hp::fuzz::expect;
using namespace hp::exports;

std::span<const std::string_view> hp::fuzz::words()
{
    return {};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string bytes(reinterpret_cast<const char *>(data), size);
    if (const auto manifest = manifestFrom(bytes)) {
        const std::string written = toText(*manifest);
        expect(
            written.size() < 64 * size + 4096, "a manifest does not grow", {written.size(), size});
        expect(
            manifestFrom(written).has_value(), "what is written is read", {written.substr(0, 400)});
    }
    static const int file = ::memfd_create("bundle", MFD_CLOEXEC);
    if (::ftruncate(file, 0) != 0 || ::pwrite(file, data, size, 0) != static_cast<ssize_t>(size))
        std::abort();
    const std::string path = "/proc/self/fd/" + std::to_string(file);
    BundleLimits limits;
    const auto bundle = Bundle::open(path, limits);
    if (!bundle) {
        expect(bundle.error().message.find(path) != std::string::npos
                   && bundle.error().message.size() < 600,
               "a sentence names the file",
               {bundle.error().message});
        return 0;
    }
    (void)(*bundle)->settings();
    (void)(*bundle)->facts();
    (void)(*bundle)->states();
    return 0;
}
