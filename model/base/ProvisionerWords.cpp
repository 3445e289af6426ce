// SPDX-License-Identifier: Apache-2.0
#include "model/base/ProvisionerWords.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hp {

namespace {

constexpr std::size_t none = std::string::npos;
/// So often one form is taken away from a text: more of it is nothing that a library wrote, and
/// each time costs the length of the text.
constexpr int mostOfAForm = 8;

bool isWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || c == '.';
}

/// Behind the bracket that closes the one at `open`; npos: none does.
std::size_t behindBracket(std::string_view text, std::size_t open)
{
    const char opens = text[open];
    const char closes = opens == '(' ? ')' : opens == '[' ? ']' : '}';
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        depth += text[at] == opens ? 1 : text[at] == closes ? -1 : 0;
        if (depth == 0)
            return at + 1;
    }
    return none;
}

/// The value of a member as Python writes it, "'step': 'update'"; empty: there is none.
std::string valueIn(std::string_view dict, std::string_view name)
{
    const std::string key = "'" + std::string(name) + "': ";
    const std::size_t begin = dict.find(key);
    if (begin == none || begin + key.size() >= dict.size())
        return {};
    const char mark = dict[begin + key.size()];
    const std::size_t from = begin + key.size() + 1;
    const std::size_t end = mark == '\'' || mark == '"' ? dict.find(mark, from) : none;
    return end == none ? std::string() : std::string(dict.substr(from, end - from));
}

/// "(url: …, checksum: …)" behind what failed.
void dropAddressOfImage(std::string &text)
{
    constexpr std::string_view opens = " (url: ";
    const std::size_t begin = text.find(opens);
    const std::size_t end = begin == none ? none : behindBracket(text, begin + 1);
    if (end != none)
        text.erase(begin, end - begin);
}

/// "step {'interface': 'deploy', 'step': 'write_image'}" is step write_image.
void nameSteps(std::string &text)
{
    std::size_t open = text.find("{'");
    for (int i = 0; i < mostOfAForm && open != none; ++i, open = text.find("{'", open + 1)) {
        const std::size_t end = behindBracket(text, open);
        if (end == none)
            return;
        const std::string step = valueIn(std::string_view(text).substr(open, end - open), "step");
        if (!step.empty())
            text.replace(open, end - open, step);
    }
}

/// What the list of a BMC says: the words of its first message, or its name with what stands in it.
std::string saidIn(std::string_view list)
{
    if (std::string words = valueIn(list, "Message"); !words.empty())
        return words;
    std::string said = valueIn(list, "MessageId");
    said.erase(0, said.rfind('.') + 1);
    constexpr std::string_view opens = "'MessageArgs': [";
    const std::size_t begin = list.find(opens);
    const std::size_t end = begin == none ? none : list.find(']', begin);
    if (said.empty() || end == none)
        return said;
    std::string arguments(list.substr(begin + opens.size(), end - begin - opens.size()));
    std::erase_if(arguments, [](char c) { return c == '\'' || c == '"'; });
    return arguments.find_first_not_of(" ,") == none ? said : said + ": " + arguments;
}

/// sushy writes what a BMC says, and then the list that it took that from.
void dropExtendedInformation(std::string &text)
{
    constexpr std::string_view opens = "Extended information: ";
    const std::size_t begin = text.find(opens);
    if (begin == none)
        return;
    const std::size_t list = begin + opens.size();
    const bool isList = list < text.size() && text[list] == '[';
    const std::size_t closed = isList ? behindBracket(text, list) : none;
    const std::size_t end = closed == none ? text.size() : closed;
    constexpr std::array references{std::string_view("See @Message.ExtendedInfo"),
                                    std::string_view("See ExtendedInfo"),
                                    std::string_view("A general error has occurred")};
    const std::string said =
        isList ? saidIn(std::string_view(text).substr(list, end - list)) : std::string();
    std::size_t from = begin;
    for (const std::string_view reference : references) {
        if (!said.empty())
            from = std::min(from, text.rfind(reference, begin));
    }
    const bool refers = from != begin;
    // The code that goes with it says no more.
    constexpr std::string_view code = "ExtendedInfo: ";
    if (refers && std::string_view(text).substr(0, from).ends_with(code)) {
        from -= code.size();
        while (from > 0 && isWord(text[from - 1]))
            --from;
    }
    text.replace(from, end - from, refers ? said : std::string());
    // The end of the sentence of which the list was the last word.
    for (const std::string_view rest : {std::string_view(" ."), std::string_view(" ")}) {
        if (text.ends_with(rest))
            text.resize(text.size() - rest.size());
    }
}

/// "NewConnectionError('<urllib3.connection.HTTPConnection object at 0x7f2c>: words'))" is words.
void dropClasses(std::string &text, std::size_t at)
{
    std::size_t word = at;
    while (word < text.size() && isWord(text[word]))
        ++word;
    for (int i = 0; i < mostOfAForm && word > at && word < text.size() && text[word] == '('; ++i) {
        std::size_t end = word + 1;
        if (const std::size_t number = text.find_first_not_of("0123456789", end);
            number != none && number > end && text.compare(number, 2, ", ") == 0)
            end = number + 2;
        while (end < text.size() && (text[end] == '\'' || text[end] == '"'))
            ++end;
        text.erase(at, end - at);
        if (text[at] == '<' || text[at] == '[') {
            const std::size_t close = text.find(text[at] == '<' ? '>' : ']', at);
            const std::size_t words =
                close == none ? none : text.find_first_not_of(": ", close + 1);
            if (words != none)
                text.erase(at, words - at);
        }
        word = at;
        while (word < text.size() && isWord(text[word]))
            ++word;
    }
}

/// The library of HTTP tells which pool of connections failed, what it asked for, and why.
void dropPools(std::string &text)
{
    constexpr std::string_view host = "(host=";
    std::size_t at = text.find(host);
    for (int i = 0; i < mostOfAForm && at != none; ++i, at = text.find(host, at + 1)) {
        const std::size_t end = behindBracket(text, at);
        const std::size_t port = text.find(", port=", at);
        // What is closed before its port is none: all that follows would be taken for it, again and
        // again.
        if (end == none || port == none || port >= end)
            return;
        std::string name = text.substr(at + host.size(), port - at - host.size());
        std::erase_if(name, [](char c) { return c == '\'' || c == '"'; });
        constexpr std::string_view named = ", port=";
        name += ':' + text.substr(port + named.size(), end - 1 - port - named.size());
        while (at > 0 && isWord(text[at - 1]))
            --at;
        text.replace(at, end - at, name);
        constexpr std::string_view tries = ": Max retries exceeded with url: ";
        constexpr std::string_view caused = " (Caused by ";
        const std::size_t cause = text.find(caused, at);
        if (text.compare(at + name.size(), tries.size(), tries) != 0 || cause == none)
            continue;
        const std::size_t close = behindBracket(text, cause + 1);
        std::string why =
            text.substr(cause + caused.size(),
                        (close == none ? text.size() : close - 1) - cause - caused.size());
        dropClasses(why, 0);
        if (const std::size_t line = why.find(" (_ssl.c:"); line != none)
            why.resize(line);
        why.resize(why.find_last_not_of("'\")") + 1);
        const std::size_t after = close == none ? text.size() : close;
        text.replace(at + name.size(), after - at - name.size(), ": " + why);
    }
}

/// A string as Python shows it, or as it stands.
std::string shownAs(std::string_view text)
{
    while (!text.empty() && (text.back() == ' ' || text.back() == '.'))
        text.remove_suffix(1);
    const bool isQuoted = text.size() > 1 && (text.front() == '\'' || text.front() == '"')
        && text.back() == text.front();
    if (!isQuoted && text != "'" && text != "\"")
        return std::string(text);
    std::string said;
    for (std::size_t at = 1; at + 1 < text.size(); ++at) {
        if (text[at] != '\\') {
            said += text[at];
            continue;
        }
        const char escaped = text[++at];
        said += escaped == 'n' || escaped == 't' || escaped == 'r' ? ' ' : escaped;
    }
    return said;
}

/// Which program of a command it was: who starts it in another root or as another user is none.
std::string programOf(std::string_view command)
{
    constexpr std::array starters{std::string_view("chroot"),
                                  std::string_view("sudo"),
                                  std::string_view("ironic-python-agent-rootwrap"),
                                  std::string_view("ionice"),
                                  std::string_view("nice")};
    while (!command.empty()) {
        const std::size_t end = std::min(command.find(' '), command.size());
        const std::string_view word = command.substr(0, end);
        command.remove_prefix(std::min(end + 1, command.size()));
        if (std::ranges::find(starters, word) != starters.end()) {
            if (word == "chroot")
                command.remove_prefix(std::min(command.find(' '), command.size() - 1) + 1);
            continue;
        }
        return std::string(word.substr(word.rfind('/') + 1));
    }
    return {};
}

/// Who limits a program tells it as a list: "failed to execute ['env', 'LC_ALL=C', 'qemu-img', …]:
/// words" is "qemu-img: words".
std::string executedIn(const std::string &said)
{
    constexpr std::string_view failed = "failed to execute [";
    constexpr std::string_view behind = "]: ";
    const std::size_t begin = said.find(failed);
    const std::size_t end = begin == none ? none : said.find(behind, begin);
    if (end == none)
        return said;
    for (std::size_t open = said.find('\'', begin); open < end;) {
        const std::size_t close = said.find('\'', open + 1);
        if (close >= end)
            break;
        const std::string word = said.substr(open + 1, close - open - 1);
        // Variables of its surroundings stand before it.
        if (word != "env" && word.find('=') == none)
            return word + ": " + said.substr(end + behind.size());
        open = said.find('\'', close + 1);
    }
    return said;
}

/// oslo tells of a command what it was, how it ended, and all that it wrote.
void dropCommand(std::string &text)
{
    constexpr std::string_view failed = "Unexpected error while running command. ";
    const std::size_t begin = text.find(failed);
    if (begin == none)
        return;
    const auto between = [&text, begin](std::string_view name, std::string_view next) {
        const std::size_t from = text.find(name, begin);
        if (from == none)
            return std::string();
        const std::size_t to = next.empty() ? none : text.find(next, from);
        return text.substr(from + name.size(), to == none ? none : to - from - name.size());
    };
    std::string said = shownAs(between("Stderr: ", {}));
    if (said.find_first_not_of(' ') == none)
        said = shownAs(between("Stdout: ", " Stderr: "));
    if (said.find_first_not_of(' ') == none)
        return;
    const std::string inner = executedIn(said);
    const std::string program =
        inner == said ? programOf(between("Command: ", " Exit code: ")) : std::string();
    said = inner;
    const bool isNamed = program.empty() || said.find(program) != none;
    text.replace(begin, none, isNamed ? said : program + ": " + said);
}

/// Programs in Rust number what an error was caused by.
void dropNumbers(std::string &text)
{
    constexpr std::string_view caused = "Caused by: 0: ";
    std::string line;
    for (const char c : text) {
        if (c != ' ' || line.empty() || line.back() != ' ')
            line += c;
    }
    const std::size_t begin = line.find(caused);
    if (begin == none)
        return;
    text = line.erase(begin, caused.size());
    if (begin > 1 && text[begin - 2] != ':' && text[begin - 2] != '.')
        text.insert(begin - 1, ":");
    for (char number = '1'; number <= '9'; ++number) {
        const std::size_t at = text.find(std::string{' ', number, ':', ' '}, begin);
        if (at == none)
            return;
        text.erase(at, 2);
    }
}

/// Python tells of a copy from where to where it went: "words: '/a' -> '/b'" is "words: '/b'". Of
/// what is not there it is the first as a rule; and what is no path has gone from one state to
/// another.
void dropSource(std::string &text)
{
    constexpr std::string_view to = "' -> '/";
    const std::size_t arrow = text.find(to);
    const std::size_t open = arrow == none || arrow == 0 ? none : text.rfind('\'', arrow - 1);
    if (open == none || text.compare(open, 2, "'/") != 0
        || text.substr(0, open).ends_with("No such file or directory: "))
        return;
    text.erase(open, arrow + to.size() - 2 - open);
}

/// How a program ended, and what one could do about another one, are not why.
void dropEnd(std::string &text)
{
    constexpr std::array rests{
        std::string_view(" (null)"),
        std::string_view(" You can cancel the current transaction with `rpm-ostree cancel`")};
    for (const std::string_view rest : rests) {
        if (const std::size_t at = text.find(rest); at != none)
            text.erase(at, rest.size());
    }
    constexpr std::string_view status = ": exit status ";
    if (const std::size_t at = text.rfind(status);
        at != none && text.find_first_not_of("0123456789", at + status.size()) == none)
        text.resize(at);
    while (!text.empty() && (text.back() == ' ' || text.back() == ':'))
        text.pop_back();
}

} // namespace

std::string withoutProvisioner(std::string text)
{
    const std::string whole = text;
    dropAddressOfImage(text);
    nameSteps(text);
    dropExtendedInformation(text);
    dropPools(text);
    dropCommand(text);
    dropSource(text);
    dropNumbers(text);
    dropEnd(text);
    return text.empty() ? whole : text;
}

} // namespace hp
