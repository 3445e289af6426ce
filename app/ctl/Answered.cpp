// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"

#include "app/ctl/Report.h"

#include <chrono>
#include <unistd.h>

namespace hp::app {

using namespace std::chrono_literals;

namespace {

/// At a terminal ages are told anew, though nothing changed. Everywhere it is asked whether what is
/// shown is still seen: of that the view itself says nothing.
constexpr auto agesInterval = 10s;

void printDoubts(const std::string &doubts)
{
    if (!doubts.empty())
        printError({ErrorCode::Internal, doubts, {}, nullptr});
}

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
        if (!answer)
            return unexpected(answer.error());
        printDoubts(answer->doubts);
        return rendered(output, *answer);
    }
    if (const auto followed = client.follow(view, viewOptions); !followed)
        return unexpected(followed.error());
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    std::string last;
    std::string lastDoubts;
    bool first = true;
    bool again = true;
    while (true) {
        const auto answer = make();
        if (!answer)
            return unexpected(answer.error());
        std::string state = answer->json.dump();
        const bool isNews = state != last || again;
        if (isNews) {
            const auto text = rendered(output, *answer);
            if (!text)
                return text;
            printState(output, *text, first);
            first = false;
            last = std::move(state);
        }
        if (answer->doubts != lastDoubts || (isNews && terminal))
            printDoubts(answer->doubts);
        lastDoubts = answer->doubts;
        const auto changed = client.waitForChange(agesInterval);
        if (!changed)
            return unexpected(changed.error());
        again = !*changed && terminal;
    }
}

std::string doubtsOf(LiveClient &client)
{
    const auto rows = client.view("connection", Json::object());
    return rows ? doubtsText(*rows) : std::string();
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
