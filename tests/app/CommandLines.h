// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"

#include <QString>
#include <QStringList>

#include <string>
#include <type_traits>
#include <vector>

namespace hp::test {

/// The words of a line with single blanks between them.
inline std::vector<std::string> wordsOf(const QString &line)
{
    std::vector<std::string> words;
    for (const QString &word : line.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

/// What holdpointctl reads of its arguments, as one of its families.
template<auto parse>
auto parsedAs(const std::vector<std::string> &arguments,
              const app::CtlEnvironment &environment = {})
    -> decltype(parse(std::declval<app::CommandLine>(), environment))
{
    const auto line = app::parseCommandLine(arguments);
    if (!line)
        return unexpected(line.error());
    return parse(*line, environment);
}

} // namespace hp::test
