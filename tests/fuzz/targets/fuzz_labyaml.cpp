// SPDX-License-Identifier: Apache-2.0
// Lab files, and YAML as such: what is read is bounded however it is written, and what is not is
// one sentence with the line.
#include "backend/lab/file/LabFile.h"
#include "model/base/JsonTree.h"
#include "model/base/Yaml.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>

using hp::Json;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    return {};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto documents = hp::readYaml(text, "/f");
    if (!documents)
        expect(documents.error().message.starts_with("/f, line "),
               "a sentence names the line",
               {documents.error().message});
    else
        for (const auto &document : *documents)
            expect(!hp::nestsTooDeeply(hp::compactJson(*document.json)), "depth has a bound");
    const auto lab = hp::lab::LabFile::parse(text, "/f");
    if (!lab)
        expect(lab.error().message.starts_with("/f"),
               "a sentence names the file",
               {lab.error().message});
    return 0;
}
