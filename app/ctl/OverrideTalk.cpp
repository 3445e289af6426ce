// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/OverrideTalk.h"

#include "app/ctl/Report.h"

#include <QObject>

#include <iostream>
#include <unistd.h>
#include <utility>

namespace hp::app {

int failed(const Error &error)
{
    printError(error);
    return error.code == ErrorCode::Invalid ? 2 : 1;
}

FILE *spoken(const OverrideOptions &options)
{
    return options.backend.output.isData() ? stderr : stdout;
}

int told(const OverrideOptions &options, const Answer &answer)
{
    const Output &output = options.backend.output;
    const auto text = rendered(output, answer);
    if (!text)
        return failed(text.error());
    print(stdout, *text, output.style.colour);
    return 0;
}

bool agrees(const std::string &digits, const char *act)
{
    if (isatty(STDIN_FILENO) == 0)
        return false;
    const std::string wanted = digits.empty() ? "yes" : digits;
    std::fprintf(stderr, "\nType %s to %s, anything else leaves it: ", wanted.c_str(), act);
    std::string line;
    return std::getline(std::cin, line) && line == wanted;
}

TakeBack::TakeBack()
{
    QObject::connect(
        &m_signal, &ProcessSignals::stopRequested, &m_signal, [this] { m_asked = true; });
}

bool TakeBack::asked()
{
    return std::exchange(m_asked, false);
}

} // namespace hp::app
