// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Output.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string_view>
#include <unistd.h>

namespace hp::app {

namespace {

constexpr std::string_view pathPrefix = "jsonpath=";

CtlFormat formatOf(const std::string &word)
{
    return word == "wide"    ? CtlFormat::Wide
        : word == "name"     ? CtlFormat::Name
        : word == "json"     ? CtlFormat::Json
        : word == "yaml"     ? CtlFormat::Yaml
        : word == "md"       ? CtlFormat::Markdown
        : word == "svg"      ? CtlFormat::Svg
        : word == "jsonpath" ? CtlFormat::JsonPath
                             : CtlFormat::Text;
}

std::string formatList(const std::vector<std::string> &formats)
{
    std::string list;
    for (const std::string &one : formats)
        list += (list.empty() ? "" : ", ") + one + (one == "jsonpath" ? "=…" : "");
    return list;
}

/// What is wrong with a format that the command does not have.
std::string wrongFormat(const CommandLine &line, const std::string &word)
{
    if (word == "md")
        return "-o md is for timeline";
    if (word == "svg")
        return "-o svg is for whatif";
    return "-o: '" + word + "' is not one of " + formatList(line.command->formats)
        + nearestTo(word, line.command->formats);
}

bool wantsColour(const std::string &wish)
{
    if (!wish.empty() && wish != "auto")
        return wish == "always";
    const char *none = std::getenv("NO_COLOR"); // no-color.org: set and not empty
    const char *terminal = std::getenv("TERM");
    return (!none || !*none) && (!terminal || std::string_view(terminal) != "dumb")
        && isatty(STDOUT_FILENO) != 0;
}

/// Whether every reader takes the plain word for a text.
bool isPlain(const std::string &text)
{
    constexpr std::array<std::string_view, 12> special{
        "true", "false", "null", "yes", "no", "on", "off", "y", "n", "inf", "nan", "none"};
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (text.empty() || !letter(text.front()))
        return false;
    std::string lower = text;
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::ranges::find(special, lower) == special.end()
        && std::ranges::all_of(text, [&](char c) {
               return letter(c) || (c >= '0' && c <= '9')
                   || std::string_view("_./-").find(c) != std::string_view::npos;
           });
}

std::string scalar(const Json &json)
{
    const bool text = json.is_string();
    return text && isPlain(json.get_ref<const std::string &>())
        ? json.get<std::string>()
        : json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Writes below a key or a dash; the caller has written that.
void writeYaml(const Json &json, std::size_t depth, bool afterDash, std::string &text)
{
    if (!json.is_structured() || json.empty()) {
        text += (depth > 0 || afterDash ? " " : "") + scalar(json) + '\n';
        return;
    }
    const std::string indent(depth * 2, ' ');
    bool first = true;
    if (json.is_object() && !afterDash && depth > 0)
        text += '\n';
    if (json.is_array() && depth > 0)
        text += '\n';
    for (const auto &[key, value] : json.items()) {
        const bool inLine = afterDash && first && json.is_object();
        text += inLine ? std::string(1, ' ') : indent;
        first = false;
        if (json.is_array()) {
            text += '-';
            writeYaml(value, depth + 1, true, text);
        } else {
            text += (isPlain(key) ? key : Json(key).dump()) + ':';
            writeYaml(value, depth + 1, false, text);
        }
    }
}

} // namespace

Result<Output> readOutput(const CommandLine &line)
{
    Output output;
    const std::string colour = line.value("--color");
    if (line.has("--color") && colour != "auto" && colour != "always" && colour != "never")
        return wrongUsage("--color: '" + colour + "' is not one of auto, always, never");
    output.style.colour = wantsColour(colour);
    output.style.headings = !line.has("--no-headers");
    output.watch = line.has("--watch");
    const std::string word = line.value("-o");
    if (!line.has("-o") || line.command->formats.empty())
        return output;
    const bool path = word.starts_with(pathPrefix);
    const std::string name = path ? "jsonpath" : word;
    if (std::ranges::find(line.command->formats, name) == line.command->formats.end())
        return wrongUsage(wrongFormat(line, word));
    if (name == "jsonpath" && word.size() <= pathPrefix.size())
        return wrongUsage("-o jsonpath needs an expression: -o jsonpath='{…}'");
    output.format = formatOf(name);
    output.style.wide = output.format == CtlFormat::Wide;
    if (path) {
        output.path = word.substr(pathPrefix.size());
        // A slip is said before anything is asked.
        if (const auto tried = jsonPathText(Json(), output.path);
            !tried && tried.error().code == ErrorCode::Invalid)
            return unexpected(tried.error());
    }
    return output;
}

std::string yamlText(const Json &json)
{
    std::string text;
    writeYaml(json, 0, false, text);
    return text;
}

} // namespace hp::app
