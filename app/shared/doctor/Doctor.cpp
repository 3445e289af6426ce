// SPDX-License-Identifier: Apache-2.0
#include "app/shared/doctor/Doctor.h"

#include "app/options/OptionTable.h"
#include "app/shared/Service.h"
#include "app/shared/doctor/HereChecks.h"
#include "app/shared/doctor/SiteChecks.h"

#include <iterator>
#include <utility>

namespace hp::app {

Result<DoctorQuestion> parseDoctor(const std::vector<std::string> &arguments)
{
    DoctorQuestion question;
    std::vector<std::string> rest;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] != "-o") {
            rest.push_back(arguments[i]);
            continue;
        }
        const std::string format = ++i < arguments.size() ? arguments[i] : std::string();
        if (format != "text" && format != "json")
            return unexpected(usage("-o: '" + format + "' is not one of text, json"));
        question.json = format == "json";
    }
    auto options = parseOptions(Program::Daemon, rest);
    if (!options)
        return unexpected(options.error());
    if (!options->bundle.empty())
        return unexpected(usage("doctor looks at a site, and --bundle has none"));
    question.options = std::move(*options);
    return question;
}

Findings examine(Options options, runtime::Clock &clock)
{
    if (options.dataDir.empty())
        options.dataDir = defaultDataDir(options.lab);
    Findings all;
    const auto add = [&all](Findings found) {
        std::move(found.begin(), found.end(), std::back_inserter(all));
    };
    add(checkDirectory(options));
    add(checkCertificates(options, clock.now()));
    add(checkDatabases(options));
    add(checkAudit(options));
    add(checkSite(options, clock));
    return all;
}

} // namespace hp::app
