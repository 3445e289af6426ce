// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/OverrideTalk.h"

#include "app/ctl/Report.h"
#include "model/base/Text.h"

#include <QEventLoop>
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <unistd.h>
#include <utility>

namespace hp::app {

namespace {

/// A line of the terminal without its end. The event loop runs until it is there: a backend that
/// gets no answer to its pings closes.
std::string typedLine()
{
    std::string line;
    QEventLoop loop;
    QSocketNotifier typed(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&typed, &QSocketNotifier::activated, &loop, [&] {
        std::array<char, 256> buffer{};
        const ssize_t size = ::read(STDIN_FILENO, buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR)
            return;
        if (size > 0)
            line.append(buffer.data(), static_cast<std::size_t>(size));
        if (size <= 0 || line.ends_with('\n'))
            loop.quit();
    });
    loop.exec();
    if (line.ends_with('\n'))
        line.pop_back();
    return line;
}

} // namespace

int failed(const Error &error)
{
    printError(error);
    return error.code == ErrorCode::Invalid ? 2 : 1;
}

int failedUnderWay(const Error &error, const std::string &shows, const std::string &ends)
{
    const int code = failed(error);
    std::fprintf(stderr,
                 "holdpointctl: it may be under way all the same; see holdpointctl %s, and "
                 "holdpointctl %s\n",
                 visible(shows).c_str(),
                 visible(ends).c_str());
    return code;
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

bool agrees(const LiveClient &client, const std::string &digits, const char *act)
{
    if (isatty(STDIN_FILENO) == 0)
        return false;
    const std::string wanted = digits.empty() ? "yes" : digits;
    std::fprintf(stderr,
                 "\nThis is for %s.\nType %s to %s, anything else leaves it: ",
                 visible(client.place()).c_str(),
                 visible(wanted).c_str(),
                 act);
    std::fflush(stderr);
    return typedLine() == wanted;
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
