// SPDX-License-Identifier: Apache-2.0
#include "model/base/ErrorWords.h"

#include "model/base/Text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace hp {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}

/// What names a value of one word that is for support and not for who reads.
constexpr std::array frames{std::string_view("encoded authorization failure message"),
                            std::string_view("csexceptionerrorcode"),
                            std::string_view("x-ms-request-id"),
                            std::string_view("correlation id"),
                            std::string_view("operation id"),
                            std::string_view("activity id"),
                            std::string_view("request id"),
                            std::string_view("requestid"),
                            std::string_view("status code"),
                            std::string_view("statuscode"),
                            std::string_view("trace id"),
                            std::string_view("timestamp")};

bool startsWith(std::string_view text, std::string_view small)
{
    return text.size() >= small.size()
        && std::equal(small.begin(), small.end(), text.begin(), [](char one, char other) {
               return one == lowered(other);
           });
}

/// How much of the text is such a name with its value; 0: it begins with none.
std::size_t frameAt(std::string_view text)
{
    for (const std::string_view frame : frames) {
        if (!startsWith(text, frame))
            continue;
        std::size_t end = frame.size();
        while (end < text.size() && text[end] == ' ')
            ++end;
        if (end == text.size() || (text[end] != ':' && text[end] != '='))
            continue;
        while (end < text.size() && (text[end] == ' ' || text[end] == ':' || text[end] == '='))
            ++end;
        while (end < text.size() && !isSpace(text[end]) && text[end] != ',' && text[end] != ')'
               && text[end] != '"')
            ++end;
        return end;
    }
    return 0;
}

std::string_view bare(std::string_view word)
{
    constexpr std::string_view around = "\"'`()[]{}<>,;:.";
    const std::size_t first = word.find_first_not_of(around);
    return first == std::string_view::npos
        ? std::string_view()
        : word.substr(first, word.find_last_not_of(around) - first + 1);
}

bool isAddress(std::string_view word)
{
    return word.find("://") != std::string_view::npos || word.starts_with("arn:");
}

/// Of the path of a resource of Google or Azure its kind and its name: "disks/worker-1"; another
/// word as it is.
std::string_view nameInPath(std::string_view word)
{
    if (!word.starts_with("projects/") && !word.starts_with("/subscriptions/"))
        return word;
    const std::size_t name = word.rfind('/');
    const std::size_t kind = name == 0 ? name : word.rfind('/', name - 1);
    return kind == std::string_view::npos ? word : word.substr(kind + 1);
}

/// "5e6fc1a1-0000-4000-8000-0000000000a1".
bool isUuid(std::string_view word)
{
    return word.size() == 36 && std::ranges::count(word, '-') == 4
        && std::ranges::all_of(word, [](char c) {
               return isDigit(c) || c == '-' || (lowered(c) >= 'a' && lowered(c) <= 'f');
           });
}

/// A word that nobody wrote: long, of letters and digits without any order.
bool isBlob(std::string_view word)
{
    return word.size() > 60 && std::ranges::any_of(word, isDigit)
        && std::ranges::all_of(word, [](char c) {
               return isLetter(c) || isDigit(c) || c == '+' || c == '/' || c == '=' || c == '_'
                   || c == '-';
           });
}

bool isMethod(std::string_view word)
{
    constexpr std::array methods{std::string_view("GET"),
                                 std::string_view("POST"),
                                 std::string_view("PUT"),
                                 std::string_view("PATCH"),
                                 std::string_view("DELETE"),
                                 std::string_view("Get"),
                                 std::string_view("Post"),
                                 std::string_view("Put"),
                                 std::string_view("Patch"),
                                 std::string_view("Delete")};
    return std::ranges::find(methods, word) != methods.end();
}

/// Signs that stand for nothing when what was between or before them went.
bool isLeftOver(std::string_view word)
{
    if (word.ends_with("):"))
        word.remove_suffix(1);
    return std::ranges::all_of(word, [](char c) {
        return c == ',' || c == ';' || c == '(' || c == ')' || c == '[' || c == ']' || c == '"'
            || c == '\'';
    });
}

/// Without a list of pairs as Python prints it: "… matches: [('cpu', ['4']), …] (cpu=4)".
std::string withoutPairs(std::string_view text)
{
    std::string left(text);
    const std::size_t begin = left.find(": [('");
    std::size_t end = begin == std::string::npos ? begin : begin + 2;
    for (int depth = 0; end < left.size(); ++end) {
        depth += left[end] == '[' ? 1 : left[end] == ']' ? -1 : 0;
        if (depth == 0)
            break;
    }
    if (end < left.size())
        left.erase(begin, end + 1 - begin);
    return left;
}

/// What Oracle's library writes of the request behind the message; the message behind its code.
/// "Error returned by Compute Service. … Error Code: A. … Message: b Operation Name: …"
std::string withoutRequestOfOracle(std::string said)
{
    constexpr std::string_view coded = "Error Code: ";
    constexpr std::string_view told = " Message: ";
    const std::size_t begin = said.find("Error returned by ");
    const std::size_t code = begin == std::string::npos ? begin : said.find(coded, begin);
    const std::size_t message = code == std::string::npos ? code : said.find(told, code);
    const std::size_t end =
        message == std::string::npos ? message : said.find(" Operation Name: ", message);
    if (end == std::string::npos)
        return said;
    const std::size_t named = code + coded.size();
    return said.substr(0, begin) + said.substr(named, said.find_first_of(". ", named) - named)
        + ": " + said.substr(message + told.size(), end - message - told.size());
}

/// What the libraries of AWS, OpenStack and gRPC put before the code of an error.
std::string withoutLibrary(std::string said)
{
    said = withoutRequestOfOracle(std::move(said));
    // One error as a list of errors, and how far a task of Nutanix came that failed.
    constexpr std::string_view list = "1 error occurred: * ";
    if (const std::size_t begin = said.find(list); begin != std::string::npos)
        said.erase(begin, list.size());
    if (const std::size_t progress = said.rfind(", progress_message: ");
        progress != std::string::npos)
        said.resize(progress);
    constexpr std::string_view operation = "operation error ";
    if (const std::size_t begin = said.find(operation); begin != std::string::npos) {
        for (const std::string_view last :
             {std::string_view("api error "), std::string_view("request send failed, ")}) {
            const std::size_t end = said.find(last, begin);
            if (end != std::string::npos) {
                said.erase(begin, end + last.size() - begin);
                break;
            }
        }
    }
    // "… Expected HTTP response code [202 204] when accessing […], but got 409 instead: …"
    constexpr std::string_view accessing = "Expected HTTP response code ";
    constexpr std::string_view answered = " instead";
    if (const std::size_t begin = said.find(accessing); begin != std::string::npos) {
        const std::size_t end = said.find(answered, begin);
        if (end != std::string::npos)
            said.erase(0, said.find_first_not_of(": ", end + answered.size()));
    }
    constexpr std::string_view call = "rpc error: code = ";
    constexpr std::string_view words = " desc = ";
    const std::size_t begin = said.find(call);
    const std::size_t end = begin == std::string::npos ? begin : said.find(words, begin);
    if (end != std::string::npos) {
        said.replace(end, words.size(), ": ");
        said.erase(begin, call.size());
    }
    return said;
}

/// Which account may not do what, without the path of either.
std::string withoutPathOfAccount(std::string said)
{
    constexpr std::string_view account = "User \"system:serviceaccount:";
    const std::size_t begin = said.find(account);
    const std::size_t name =
        begin == std::string::npos ? begin : said.find(':', begin + account.size());
    if (name == std::string::npos)
        return said;
    said.replace(begin, name + 1 - begin, "\"");
    constexpr std::string_view resource = " resource";
    if (const std::size_t at = said.find(std::string(resource) + " \"", begin);
        at != std::string::npos)
        said.erase(at, resource.size());
    constexpr std::string_view ns = " in the namespace \"";
    const std::size_t group = said.find(" in API group", begin);
    const std::size_t where = group == std::string::npos ? group : said.find(ns, group);
    const std::size_t end = where == std::string::npos ? where : said.find('"', where + ns.size());
    if (end != std::string::npos)
        said.erase(group, end + 1 - group);
    return said;
}

/// What stands between the quotes behind `name=`; empty when that is not there or is not closed. A
/// quote in it has a backslash before it.
std::string quotedAfter(std::string_view text, std::string_view name)
{
    const std::string head = std::string(name) + "=\"";
    std::size_t begin = text.find(head);
    // The end of another name: statusCode="409".
    while (begin != std::string_view::npos && begin > 0
           && (isLetter(text[begin - 1]) || isDigit(text[begin - 1])))
        begin = text.find(head, begin + 1);
    std::string value;
    for (std::size_t at = begin + head.size(); begin != std::string_view::npos && at < text.size();
         ++at) {
        if (text[at] == '"')
            return value;
        if (text.substr(at).starts_with("\\\""))
            ++at;
        value += text[at];
    }
    return {};
}

/// What follows from what was said before it: how much is missing ("Required 4096 MiB, only 210 MiB
/// available"), the file that it was ("location: /tmp/a; image ID: a; …"), or that a script of
/// Azure failed, where nothing of what that wrote stands behind its exit status.
bool repeats(std::string_view sentence)
{
    constexpr std::string_view required = "required ";
    if (startsWith(sentence, required))
        return sentence.size() > required.size() && isDigit(sentence[required.size()])
            && sentence.find(" available") != std::string_view::npos;
    if (startsWith(sentence, "location: /"))
        return sentence.find("; image ") != std::string_view::npos;
    return startsWith(sentence,
                      "error message: \"enable failed: failed to execute command: command "
                      "terminated with exit status")
        && sentence.find("[stderr]") == std::string_view::npos;
}

/// Without sentences that only led to an address, which went: "See for how to register
/// subscriptions." Azure writes both.
std::string withoutPointers(std::string said)
{
    for (const std::string_view begins :
         {std::string_view(". See for how to "),
          std::string_view(". To retrieve status of the operation use uri")}) {
        const std::size_t at = said.find(begins);
        if (at == std::string::npos)
            continue;
        const std::size_t end = said.find(". ", at + begins.size());
        said.erase(at + 1, end == std::string::npos ? end : end - at);
    }
    return said;
}

} // namespace

std::string inOneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (const char c : text) {
        if (!isSpace(c))
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (!line.empty() && line.back() == ' ')
        line.pop_back();
    return line;
}

std::string withoutFrame(std::string_view reported)
{
    const std::string whole = withoutPairs(reported);
    const std::string_view text = whole;
    std::string named;
    for (std::size_t at = 0; at < text.size();) {
        const bool begins = at == 0 || !(isLetter(text[at - 1]) || isDigit(text[at - 1]));
        const std::size_t size = begins ? frameAt(text.substr(at)) : 0;
        if (size == 0) {
            named += text[at++];
            continue;
        }
        at += size;
    }
    std::vector<std::string> words;
    std::string_view left = named;
    while (!left.empty()) {
        const std::size_t begin = left.find_first_not_of(' ');
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = std::min(left.find(' ', begin), left.size());
        const std::string_view word = left.substr(begin, end - begin);
        left.remove_prefix(end);
        const std::string_view core = bare(word);
        if (isAddress(core)) {
            const std::size_t count = words.size();
            if (count > 0 && isMethod(words.back()))
                words.pop_back();
            else if (count > 1 && words.back() == "resource:" && words[count - 2] == "on")
                words.resize(count - 2);
            continue;
        }
        // "req-" stands before those of OpenStack.
        if (isUuid(core.substr(core.starts_with("req-") ? 4 : 0)) || isBlob(core)
            || isLeftOver(word)) {
            // What it was said of goes on behind it: "… failed (ID): it is full", and so does the
            // next sentence: "… failed for node ID. It is full".
            const char before = words.empty() ? ' ' : words.back().back();
            const bool goesOn = word.ends_with(':') || (word.ends_with('.') && !left.empty());
            if (goesOn && (isLetter(before) || isDigit(before) || before == '"' || before == ')'))
                words.back() += word.back();
            // "(request "ID")"
            if (word.ends_with(')') && !words.empty() && words.back().front() == '('
                && words.back().find(')') == std::string::npos)
                words.pop_back();
            continue;
        }
        words.emplace_back(word);
        if (const std::string_view name = nameInPath(core); name.size() < core.size())
            words.back().replace(word.find(core), core.size(), name);
    }
    std::string said;
    for (const std::string &word : words) {
        if (!said.empty())
            said += ' ';
        said += word;
    }
    while (!said.empty() && (said.back() == ',' || said.back() == ':' || said.back() == ' '))
        said.pop_back();
    return withoutPointers(withoutPathOfAccount(withoutLibrary(std::move(said))));
}

std::string withoutReferences(std::string text)
{
    constexpr std::array starts{std::string_view("please "),
                                std::string_view("error type: "),
                                std::string_view("thus, "),
                                std::string_view("therefore, "),
                                std::string_view("for more information"),
                                std::string_view("for more details"),
                                std::string_view("for details"),
                                std::string_view("refer to "),
                                std::string_view("check vm boot diagnostics"),
                                std::string_view("see also "),
                                std::string_view("see the "),
                                std::string_view("to learn more"),
                                std::string_view("to do so"),
                                std::string_view("try a different "),
                                std::string_view("consider "),
                                std::string_view("alternatively"),
                                std::string_view("you can currently "),
                                std::string_view("you can only retry "),
                                std::string_view("you can use 'describe-"),
                                std::string_view("specify an instance type "),
                                std::string_view("enable it by "),
                                std::string_view("if you enabled "),
                                std::string_view("if access was recently granted, please"),
                                std::string_view("our system will "),
                                std::string_view("'(resource type:"),
                                std::string_view("'null:"),
                                std::string_view("policy identifiers: "),
                                std::string_view("add instance "),
                                std::string_view("constraints applied are"),
                                // What goes on behind what went wrong, or may come of it.
                                std::string_view("reserved vm: "),
                                std::string_view("the vm may still "),
                                std::string_view("and its status is "),
                                std::string_view("we will notify you "),
                                std::string_view("while normally ")};
    // What Google's library puts behind its words, where it says no more than a status does.
    for (const char *reason : {"., invalid", "., badRequest", "., required", "., notFound"}) {
        if (text.ends_with(reason))
            text.resize(text.rfind("., ") + 1);
    }
    for (std::size_t stop = text.rfind(". "); stop != std::string::npos; stop = text.rfind(". ")) {
        const std::string_view last = std::string_view(text).substr(stop + 2);
        if (!repeats(last) && std::ranges::none_of(starts, [last](std::string_view one) {
                return startsWith(last, one);
            }))
            break;
        text.resize(stop + 1);
    }
    constexpr std::string_view asks = ". Has your network provider started?";
    if (const std::size_t kubelet = text.find(asks); kubelet != std::string::npos)
        text.erase(kubelet, asks.size());
    // Where in its object Kyverno found that, behind the words of the policy: the name of a rule is
    // one word.
    constexpr std::string_view named = " rule ";
    for (std::size_t path = text.rfind(" failed at path "); path != std::string::npos;
         path = text.rfind(" failed at path ")) {
        const std::size_t rule = text.rfind(named, path);
        if (rule == std::string::npos || text.find(' ', rule + named.size()) != path)
            break;
        text.resize(rule);
    }
    // Whom a scheduler would have to end for it.
    if (const std::size_t others = text.find(". preemption: "); others != std::string::npos)
        text.resize(others + 1);
    // Why a certificate is not valid, once more in instants.
    if (const std::size_t now = text.rfind(": current time "); now != std::string::npos)
        text.resize(now);
    return text;
}

std::string codeAndWords(std::string text)
{
    constexpr std::string_view original = "Original Error: ";
    if (const std::size_t at = text.rfind(original); at != std::string::npos)
        text.erase(0, at + original.size());
    const std::string code = quotedAfter(text, "Code");
    const std::string words = quotedAfter(text, "Message");
    return code.empty() ? text : words.empty() ? code : code + ": " + words;
}

std::string messageInJson(std::string_view reported)
{
    // Protocol buffers print their fields without quotes: {code:"A" message:"b"}.
    constexpr std::string_view field = " message:\"";
    std::string whole;
    std::size_t from = 0;
    for (std::size_t at = reported.find(field); at != std::string_view::npos;
         at = reported.find(field, from)) {
        whole.append(reported, from, at - from).append(" \"message\":\"");
        from = at + field.size();
    }
    whole.append(reported, from);
    const std::string_view text = whole;
    constexpr std::array names{std::string_view("error_description"),
                               std::string_view("message"),
                               std::string_view("details"),
                               std::string_view("detail"),
                               std::string_view("msg"),
                               std::string_view("error")};
    std::string last;
    for (std::size_t quote = text.find('"'); quote != std::string_view::npos;
         quote = text.find('"', quote + 1)) {
        const std::string_view rest = text.substr(quote + 1);
        const auto name = std::ranges::find_if(
            names, [rest](std::string_view one) { return startsWith(rest, one); });
        if (name == names.end())
            continue;
        // Inside a quoted document each quote has a backslash before it.
        std::size_t at = quote + 1 + name->size();
        const bool isQuoted = at < text.size() && text[at] == '\\';
        const std::string_view mark = isQuoted ? "\\\"" : "\"";
        if (!text.substr(at).starts_with(mark))
            continue;
        at += mark.size();
        while (at < text.size() && (isSpace(text[at]) || text[at] == ':'))
            ++at;
        if (!text.substr(at).starts_with(mark))
            continue;
        at += mark.size();
        std::string value;
        while (at < text.size() && !text.substr(at).starts_with(mark)) {
            if (text[at] != '\\' || at + 1 >= text.size()) {
                value += text[at++];
                continue;
            }
            const char escaped = text[at + 1];
            value += escaped == 'n' || escaped == 't' || escaped == 'r' ? ' ' : escaped;
            at += 2;
        }
        // One word is a code, which says less than a sentence; an "error" is often a name for it,
        // and "details" what the server did, such as a traceback of Nova.
        const bool isBeside = *name == "error" || *name == "details";
        if (value.find(' ') != std::string::npos && (!isBeside || last.empty()))
            last = inOneLine(value);
        quote = std::min(at, text.size() - 1);
    }
    return last;
}

} // namespace hp
