// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/AwsAnswers.h"
#include "backend/maintenance/sources/AwsCredentials.h"
#include "backend/maintenance/sources/Fetcher.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::maintenance::aws {

/// One action of a service with its parameters.
struct Call {
    std::string service{}; ///< as it is signed: "ec2", "elasticloadbalancing"
    std::string version{}; ///< of its API
    std::string region{};
    std::string action{};
    std::vector<std::pair<std::string, std::string>> parameters{};
    std::string pageParameter{}; ///< what asks for the next page; empty: there is only one
    std::string pageElement{}; ///< path of what names the next page
};

struct CallSettings {
    /// Of a private endpoint, such as http://127.0.0.1:5000/; empty: that of the service.
    std::string endpoint{};
    std::function<Result<AwsCredentials>()> credentials{};
    int attempts = 6; ///< of one page, while AWS asks for patience
    Duration firstPause = std::chrono::seconds(1); ///< doubles with each attempt, up to ...
    Duration maxPause = std::chrono::seconds(20);
    int maxPages = 1000;
    std::function<double()> random{}; ///< 0 to 1; spreads the pauses
};

/// Where a service of a region answers.
[[nodiscard]] std::string serviceUrl(const Call &call, const std::string &endpoint);
/// The parameters as a form.
[[nodiscard]] std::string formOf(const Call &call, const std::string &pageToken);

/// Asks AWS and gets all pages of an answer. While AWS throttles, it waits longer and longer;
/// credentials that were renewed meanwhile are taken up. Lives on the control thread; what is
/// passed in outlives it.
class AwsCalls
{
public:
    AwsCalls(Fetcher &fetcher, runtime::Clock &clock, CallSettings settings);

    /// All pages or none. Errors are one sentence that names action and region; NotFound: some
    /// instances do not exist, `detail` has their ids parted by blanks.
    void get(Call call, Reply<std::vector<XmlNode>> reply);

private:
    struct Run {
        Call call{};
        Reply<std::vector<XmlNode>> reply{};
        std::vector<XmlNode> pages{};
        std::string token{}; ///< of the page to get
        AwsCredentials credentials{};
        bool renewed = false; ///< the credentials, for this page
        int attempt = 0; ///< of this page
    };
    using RunPtr = std::shared_ptr<Run>;

    void ask(const RunPtr &run);
    void answered(const RunPtr &run, const FetchAnswer &answer);
    void refused(const RunPtr &run, const RefusalReading &refusal);
    void again(const RunPtr &run, const std::string &why);

    Fetcher &m_fetcher;
    runtime::Clock &m_clock;
    CallSettings m_settings;
    QObject m_context{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::maintenance::aws
