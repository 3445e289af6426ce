// SPDX-License-Identifier: Apache-2.0
#include "app/options/ManPage.h"

#include "model/base/Version.h"

namespace hp::app {

namespace {

/// The text as roff prints it: dashes that can be copied, no requests at the start of a line, and
/// no character that an old man(1) could not read.
std::string roff(const std::string &text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if (text.compare(i, 3, "…") == 0) {
            out += "\\&...";
            i += 2;
        } else if ((c == '.' || c == '\'') && (i == 0 || text[i - 1] == '\n'))
            out += std::string("\\&") + c;
        else
            out += c;
    }
    return out;
}

std::string upper(std::string text)
{
    for (char &c : text)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return text;
}

/// In quotes as the argument of a request.
std::string quoted(const std::string &text)
{
    std::string out;
    for (const char c : roff(text))
        out += c == '"' ? "\\(dq" : std::string(1, c);
    return '"' + out + '"';
}

} // namespace

ManPage::ManPage(const std::string &program,
                 const std::string &what,
                 const std::string &synopsis,
                 int section)
    : m_text(".TH " + upper(program) + ' ' + std::to_string(section) + " \"\" \"Holdpoint "
             + version() + "\" \"Holdpoint\"\n.SH NAME\n" + program + " \\- " + roff(what)
             + "\n.SH SYNOPSIS\n.B " + quoted(synopsis) + "\n.SH DESCRIPTION\n")
{ }

void ManPage::section(const std::string &title)
{
    m_text += ".SH " + quoted(title) + '\n';
}

void ManPage::subsection(const std::string &title)
{
    m_text += ".SS " + quoted(title) + '\n';
}

void ManPage::paragraph(const std::string &text)
{
    m_text += ".PP\n" + roff(text) + '\n';
}

void ManPage::options(const std::vector<ManOption> &options)
{
    for (const ManOption &option : options)
        m_text += ".TP\n.B " + quoted(option.written) + '\n' + roff(option.help) + '\n';
}

} // namespace hp::app
