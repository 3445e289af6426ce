// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/PictureStyle.h"

namespace hp::exports {

namespace {

struct Colours {
    const char *bg;
    const char *raised;
    const char *line;
    const char *text;
    const char *quiet;
    const char *hold;
    const char *holdEdge;
    const char *late;
    const char *fault;
};

std::string rulesOf(const Colours &colours)
{
    std::string rules;
    const auto rule = [&rules](const char *names, const std::string &body) {
        rules += std::string(names) + '{' + body + '}';
    };
    const auto fill = [](const char *colour) { return "fill:" + std::string(colour); };
    const auto stroke = [](const char *colour) { return ";stroke:" + std::string(colour); };
    rule(".hp-picture text", fill(colours.text));
    rule(".hp-picture .quiet", fill(colours.quiet));
    rule(".hp-picture .onfault", "fill:#FFFFFF");
    rule(".hp-picture .bg", fill(colours.bg));
    rule(".hp-picture .grid", "stroke-opacity:.3" + stroke(colours.line));
    rule(".hp-picture .hatch,.hp-picture .line", fill(colours.line));
    rule(".hp-picture .band", fill(colours.raised) + stroke(colours.line));
    rule(".hp-picture .dotted,.hp-picture .fold", "fill:url(#hp-dots)");
    rule(".hp-picture .hatched", "fill:url(#hp-hatch)" + stroke(colours.line));
    rule(".hp-picture .hold", fill(colours.hold) + stroke(colours.holdEdge));
    rule(".hp-picture .late,.hp-picture .blocked",
         fill(colours.raised) + stroke(colours.late) + ";stroke-width:2");
    rule(".hp-picture .overdue,.hp-picture .fault,.hp-picture .mark1", fill(colours.fault));
    rule(".hp-picture .off", fill(colours.line) + ";fill-opacity:.35");
    rule(".hp-picture .gap", "fill:url(#hp-dots);stroke-dasharray:2 3" + stroke(colours.line));
    rule(".hp-picture .cap", fill(colours.bg) + stroke(colours.text) + ";stroke-width:1.5");
    rule(".hp-picture .mark", fill(colours.bg) + stroke(colours.quiet) + ";stroke-width:1.5");
    rule(".hp-picture .mark2", fill(colours.late));
    rule(".hp-picture .stop", "stop-color:" + std::string(colours.bg));
    rule(".hp-picture .fade", "fill:url(#hp-fade)");
    return rules;
}

} // namespace

std::string pictureStyle()
{
    // Written out for both schemes: programs that draw slides know no variables of CSS.
    const Colours light{"#F2F3F4",
                        "#E6E8EA",
                        "#6B7279",
                        "#1B1F24",
                        "#3A4148",
                        "#0B4F8A",
                        "#0A477D",
                        "#803600",
                        "#B00020"};
    const Colours dark{"#1E2125",
                       "#282C31",
                       "#8B939B",
                       "#E6E8EA",
                       "#B9C0C7",
                       "#3D8BEB",
                       "#93C6FF",
                       "#FFB070",
                       "#D62F33"};
    return ".hp-picture{font:12px Inter,'DejaVu Sans',Arial,sans-serif}"
           ".hp-picture .head{font-weight:600;font-size:13px}"
        + rulesOf(light) + "@media screen and (prefers-color-scheme:dark){" + rulesOf(dark) + '}';
}

} // namespace hp::exports
