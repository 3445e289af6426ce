// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/metrics/MetricsPage.h"

#include <cstdlib>
#include <optional>
#include <sstream>

namespace hp::test {

namespace {

/// `name="value",…}` from `at`, which is then behind the brace; nullopt when it is malformed.
std::optional<std::map<std::string, std::string>> labelsAt(const std::string &line, std::size_t &at)
{
    std::map<std::string, std::string> labels;
    while (at < line.size() && line[at] != '}') {
        const std::size_t equals = line.find("=\"", at);
        if (equals == std::string::npos)
            return std::nullopt;
        const std::string name = line.substr(at, equals - at);
        std::string value;
        for (at = equals + 2; at < line.size() && line[at] != '"'; ++at) {
            if (line[at] == '\\' && at + 1 < line.size()) {
                ++at;
                value += line[at] == 'n' ? '\n' : line[at];
            } else {
                value += line[at];
            }
        }
        if (at == line.size() || !labels.emplace(name, value).second)
            return std::nullopt;
        ++at;
        if (at < line.size() && line[at] == ',')
            ++at;
    }
    if (at == line.size())
        return std::nullopt;
    ++at;
    return labels;
}

std::optional<MetricLine> readLine(const std::string &line)
{
    MetricLine read;
    std::size_t at = line.find_first_of("{ ");
    if (at == std::string::npos)
        return std::nullopt;
    read.name = line.substr(0, at);
    if (line[at] == '{') {
        const auto labels = labelsAt(line, ++at);
        if (!labels)
            return std::nullopt;
        read.labels = *labels;
    }
    char *end = nullptr;
    read.value = std::strtod(line.c_str() + at, &end);
    return end != line.c_str() + at && *end == '\0' ? std::optional(read) : std::nullopt;
}

} // namespace

std::vector<MetricLine> metricLines(const std::string &page, std::vector<std::string> &failures)
{
    std::vector<MetricLine> lines;
    std::istringstream in(page);
    std::string type;
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("# TYPE ", 0) == 0)
            type = line.substr(line.rfind(' ') + 1);
        if (line.empty() || line[0] == '#')
            continue;
        if (auto read = readLine(line)) {
            read->type = type;
            lines.push_back(std::move(*read));
        } else {
            failures.push_back("/metrics has a line that is not in the format: " + line);
        }
    }
    return lines;
}

} // namespace hp::test
