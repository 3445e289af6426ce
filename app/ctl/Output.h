// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CommandLine.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string>

namespace hp::app {

enum class CtlFormat { Text, Wide, Name, Json, Yaml, JsonPath, Markdown, Svg };

/// How tables are drawn.
struct TableStyle {
    bool headings = true;
    bool wide = false; ///< with the columns that only -o wide has
    bool colour = false;
};

/// How what a command answers is printed.
struct Output {
    CtlFormat format = CtlFormat::Text;
    std::string path{}; ///< of -o jsonpath=…
    TableStyle style{};
    bool watch = false;

    /// For programs: then nothing but it goes to the standard output.
    [[nodiscard]] bool isData() const
    {
        return format == CtlFormat::Name || format == CtlFormat::Json || format == CtlFormat::Yaml
            || format == CtlFormat::JsonPath;
    }
};

/// -o, --no-headers, --color and --watch of a command line. Errors are one sentence.
[[nodiscard]] Result<Output> readOutput(const CommandLine &line);

/// A tree as YAML that every reader of 1.1 and 1.2 understands alike; with its last newline.
[[nodiscard]] std::string yamlText(const Json &json);
/// What kubectl's JSONPath says of a tree: a template of text and {expressions} with fields,
/// indices, slices, `*`, `..`, filters and {range …}{end}. Errors are one sentence.
[[nodiscard]] Result<std::string> jsonPathText(const Json &json, const std::string &path);

} // namespace hp::app
