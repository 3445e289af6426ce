// SPDX-License-Identifier: Apache-2.0
// Replay FOLDER: gives every file of a corpus to the target once. This is how the ordinary tests,
// built by any compiler, keep what the fuzzer found.
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

int main(int argc, char **argv)
{
    std::error_code error;
    std::vector<std::filesystem::path> files;
    if (argc == 2) {
        for (const auto &entry : std::filesystem::directory_iterator(argv[1], error))
            files.push_back(entry.path());
    }
    if (files.empty()) {
        std::fputs("usage: replay FOLDER, and the folder must hold inputs\n", stderr);
        return 2;
    }
    std::sort(files.begin(), files.end());
    for (const auto &path : files) {
        // Written first: when the input ends the process, this is the line that names it.
        std::printf("%s\n", path.filename().c_str());
        std::fflush(stdout);
        std::ifstream file(path, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
    }
    std::printf("%zu inputs\n", files.size());
    return 0;
}
