// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hp::app {

/// What is wrong with a command line, in one sentence.
[[nodiscard]] inline Unexpected usage(std::string message)
{
    return unexpected(ErrorCode::Invalid, std::move(message));
}

[[nodiscard]] inline bool isOneOf(const std::string &word, std::initializer_list<const char *> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// The first word that is neither an option nor the value of one that every command has; empty when
/// there is none.
[[nodiscard]] inline std::string commandOf(const std::vector<std::string> &arguments)
{
    CtlOptions probe;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!arguments[i].starts_with('-'))
            return arguments[i];
        if (backendValueOf(probe, arguments[i]))
            ++i; // its value
    }
    return {};
}

/// The options that a command knows. Names come with their dashes.
struct OptionSet {
    /// Where it is kept that a switch was given; null when that is no switch.
    std::function<bool *(const std::string &name)> flagOf;
    /// Where the value of an option goes; null when there is no such option.
    std::function<std::string *(const std::string &name)> valueOf;
    /// Those whose value is looked at: what is wrong with it, or nothing.
    std::map<std::string, std::function<std::string(const std::string &value)>> checked{};
};

/// -o of what prints text or JSON.
[[nodiscard]] inline auto textOrJson(bool &json)
{
    return [&json](const std::string &value) {
        json = value == "json";
        return json || value == "text" ? std::string()
                                       : "-o: '" + value + "' is not one of text, json";
    };
}

/// Reads "--name value" and "--name=value", and gives the words that are no options.
[[nodiscard]] inline Result<std::vector<std::string>>
readOptions(const std::vector<std::string> &arguments, const OptionSet &options)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string &word = arguments[i];
        if (!word.starts_with('-') || word == "-") {
            words.push_back(word);
            continue;
        }
        if (bool *flag = options.flagOf ? options.flagOf(word) : nullptr) {
            *flag = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        std::string *target = options.valueOf(name);
        const auto checked = options.checked.find(name);
        if (!target && checked == options.checked.end())
            return usage("there is no option " + name + "; help lists them");
        if (equals == std::string::npos && ++i >= arguments.size())
            return usage(name + " needs a value");
        std::string value = equals == std::string::npos ? arguments[i] : word.substr(equals + 1);
        if (target)
            *target = std::move(value);
        else if (std::string wrong = checked->second(value); !wrong.empty())
            return usage(std::move(wrong));
    }
    return words;
}

} // namespace hp::app
