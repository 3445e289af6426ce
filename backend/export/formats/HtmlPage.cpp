// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/HtmlPage.h"

#include "backend/export/formats/Escape.h"
#include "backend/export/formats/PictureStyle.h"
#include "model/base/Version.h"

namespace hp::exports {

namespace {

const char *const pageStyle =
    ":root{--bg:#F2F3F4;--raised:#E6E8EA;--line:#6B7279;--text:#1B1F24;--quiet:#3A4148}"
    "@media screen and (prefers-color-scheme:dark){:root{--bg:#1E2125;--raised:#282C31;"
    "--line:#8B939B;--text:#E6E8EA;--quiet:#B9C0C7}}"
    "*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);"
    "font:15px/1.5 Inter,'DejaVu Sans',Arial,sans-serif}"
    "main,header,footer{max-width:1240px;margin:0 auto;padding:0 20px}"
    "h1{font-size:1.6em;margin:1em 0 .3em}h2{font-size:1.2em;margin:2em 0 .5em}"
    "p{max-width:75ch}.quiet{color:var(--quiet)}.scroll{overflow-x:auto}"
    ".scroll:focus{outline:2px solid var(--text);outline-offset:2px}"
    "table{border-collapse:collapse;width:100%;font-size:.93em}"
    "caption{text-align:left;color:var(--quiet);padding:0 0 .4em}"
    "th,td{text-align:left;vertical-align:top;padding:.3em .7em .3em 0;border-bottom:1px solid "
    "var(--line)}"
    "thead th{background:var(--raised);padding-left:.35em}td{padding-left:.35em}"
    "td.t{white-space:nowrap;font-variant-numeric:tabular-nums}tr.key td{font-weight:600}"
    "pre{white-space:pre-wrap;font:inherit;max-width:75ch;margin:.3em 0}code{font-size:.93em}"
    "@page{margin:15mm;@bottom-right{content:counter(page) \" / \" counter(pages)}}"
    "@media print{body{font-size:10pt;background:#fff}main,header,footer{max-width:none;padding:0}"
    ".scroll{overflow:visible}.hp-picture{width:100%;height:auto}tr{break-inside:avoid}"
    "thead{display:table-header-group}h2{break-after:avoid}}";

} // namespace

std::string pageHead(const std::string &title)
{
    const std::string text = xmlText(title);
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + text
        + "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
          "<meta name=\"color-scheme\" content=\"light dark\">\n"
          // Nothing may be fetched and nothing may run, whoever wrote the texts.
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
          "style-src 'unsafe-inline'\">\n<meta name=\"generator\" content=\""
        + toolVersion() + "\">\n<style>" + pictureStyle() + pageStyle
        + "</style>\n</head>\n<body>\n<header>\n<h1>" + text + "</h1>\n";
}

std::string cell(const std::string &text, const char *style)
{
    return (style ? "<td class=\"" + std::string(style) + "\">" : std::string("<td>"))
        + (text.empty() ? std::string("–") : xmlText(text)) + "</td>";
}

std::string proseCell(const std::string &text)
{
    return text.empty() ? cell(text) : "<td>" + xmlLines(text) + "</td>";
}

std::string tableHead(const std::string &caption, const std::vector<const char *> &columns)
{
    // A table may be wider than the window: who has no mouse scrolls it with the keys.
    std::string out = "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\""
        + xmlText(caption) + "\"><table><caption>" + xmlText(caption) + "</caption><thead><tr>";
    for (const char *column : columns)
        out += "<th scope=\"col\">" + std::string(column) + "</th>";
    return out + "</tr></thead><tbody>\n";
}

} // namespace hp::exports
