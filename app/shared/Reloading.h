// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "model/base/Result.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::app {

/// What a running program made of settings that were read again.
struct TakenOver {
    std::vector<std::string> options{}; ///< whose new value, or new file, is in use from now on
    std::vector<std::string> troubles{}; ///< what could not be used, a sentence each

    /// "Reloaded: log-level is taken over; listen needs a restart." `waiting` are the options whose
    /// change nobody takes over.
    [[nodiscard]] std::string sentence(const std::vector<std::string> &waiting) const;
};

/// Reads the settings again while the program runs. What can be taken over without harm is; the
/// rest is named. Settings that cannot be read change nothing. Says so in one line of the log.
/// Lives on one thread.
class Reloading
{
public:
    /// Puts the new settings to use, where that can be done without a restart.
    using TakeOver = std::function<TakenOver(const Options &next)>;

    /// `started` is what the program runs with; the level of the log is taken over here.
    explicit Reloading(const Options &started, TakeOver takeOver = {});

    /// `next` is what parseOptions() gives for the same command line now.
    void reload(const Result<Options> &next);

private:
    /// What stands there and is not what the program does.
    [[nodiscard]] std::vector<std::string> waiting(const Options &next) const;

    std::map<std::string, std::string> m_inUse;
    TakeOver m_takeOver;
};

} // namespace hp::app
