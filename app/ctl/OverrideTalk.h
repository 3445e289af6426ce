// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/Answered.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/OverrideOptions.h"
#include "app/options/ProcessSignals.h"

#include <chrono>
#include <cstdio>
#include <string>

/// How the commands of overrides talk with the person at the terminal.
namespace hp::app {

/// A little more than the backend asks for between a preview and its commit.
inline constexpr std::chrono::milliseconds readingTime{1600};

/// Prints the error; what main gives back.
[[nodiscard]] int failed(const Error &error);
/// The same of something that was asked for already, with the commands, without the program's name,
/// that show it and end it: without an answer nobody here knows what became of it.
[[nodiscard]] int
failedUnderWay(const Error &error, const std::string &shows, const std::string &ends);
/// What a person reads goes to stdout, unless that is for a program.
[[nodiscard]] FILE *spoken(const OverrideOptions &options);
/// Prints an answer as it was asked for; what main gives back.
[[nodiscard]] int told(const OverrideOptions &options, const Answer &answer);
/// Asks at the terminal for these digits, or "yes" without; without one nobody is there to ask. It
/// may take as long as somebody reads: the backend of the client is answered meanwhile.
[[nodiscard]] bool agrees(const LiveClient &client, const std::string &digits, const char *act);

/// Whether somebody pressed Ctrl+C since it was made or last asked. Made before the commit goes
/// out: pressed while that is on its way, it must take back what the backend has begun, not end us.
class TakeBack
{
public:
    TakeBack();
    [[nodiscard]] bool asked();

private:
    ProcessSignals m_signal{};
    bool m_asked = false;
};

} // namespace hp::app
