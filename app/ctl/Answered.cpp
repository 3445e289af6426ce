// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"

#include "app/ctl/Report.h"

#include <chrono>
#include <unistd.h>

namespace hp::app {

using namespace std::chrono_literals;

namespace {

/// At a terminal ages are told anew, though nothing changed.
constexpr auto agesInterval = 10s;
constexpr auto noInterval = 24h;

/// Prints one state of what is watched below or in the place of the one before.
void printState(const Output &output, const std::string &text, bool first)
{
    const bool terminal = isatty(STDOUT_FILENO) != 0 && !output.isData();
    if (terminal)
        std::fputs("\033[H\033[2J", stdout);
    else if (!first && output.format == CtlFormat::Yaml)
        std::fputs("---\n", stdout);
    else if (!first && !output.isData())
        std::fputc('\n', stdout);
    print(stdout, text, output.style.colour);
}

} // namespace

Result<std::string> rendered(const Output &output, const Answer &answer)
{
    switch (output.format) {
    case CtlFormat::Json:
        return answer.json.dump(2) + '\n';
    case CtlFormat::Yaml:
        return yamlText(answer.json);
    case CtlFormat::JsonPath: {
        auto text = jsonPathText(answer.json, output.path);
        if (text && !text->empty() && !text->ends_with('\n'))
            *text += '\n';
        return text;
    }
    case CtlFormat::Name: {
        std::string text;
        for (const std::string &name : answer.names)
            text += name + '\n';
        return text;
    }
    case CtlFormat::Text:
    case CtlFormat::Wide:
    case CtlFormat::Markdown:
    case CtlFormat::Svg:
        break;
    }
    return answer.text;
}

Result<std::string> answered(LiveClient &client,
                             const Output &output,
                             const std::string &view,
                             const Json &viewOptions,
                             const MakeAnswer &make)
{
    if (!output.watch) {
        const auto answer = make();
        return answer ? rendered(output, *answer) : unexpected(answer.error());
    }
    if (const auto followed = client.follow(view, viewOptions); !followed)
        return unexpected(followed.error());
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    std::string last;
    bool first = true;
    bool again = true;
    while (true) {
        const auto answer = make();
        if (!answer)
            return unexpected(answer.error());
        std::string state = answer->json.dump();
        if (state != last || again) {
            const auto text = rendered(output, *answer);
            if (!text)
                return text;
            printState(output, *text, first);
            first = false;
            last = std::move(state);
        }
        const auto changed = client.waitForChange(terminal ? agesInterval : noInterval);
        if (!changed)
            return unexpected(changed.error());
        again = !*changed && terminal;
    }
}

Result<std::string>
answeredRows(LiveClient &client, const Output &output, const std::string &view, RowsText text)
{
    return answered(client, output, view, Json::object(), [&]() -> Result<Answer> {
        const auto rows = client.view(view, Json::object());
        if (!rows)
            return unexpected(rows.error());
        std::vector<std::string> names;
        for (const auto &[key, row] : rows->items())
            names.push_back(key);
        const TimePoint now = client.serverNow().value_or(TimePoint{});
        return Answer{text(*rows, now, output.style), *rows, std::move(names)};
    });
}

} // namespace hp::app
