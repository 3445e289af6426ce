// SPDX-License-Identifier: Apache-2.0
#include "app/options/Options.h"
#include "app/options/ProcessSignals.h"
#include "app/shared/Logging.h"
#include "app/shared/Service.h"
#include "app/shared/Welcome.h"
#include "app/shared/doctor/Doctor.h"
#include "backend/runtime/SystemClock.h"
#include "model/base/Text.h"
#include "model/base/Version.h"

#include <QCoreApplication>

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string_view>

using namespace hp::app;
using hp::visibleLines;

namespace {

/// The line on stdout that scripts wait for.
std::string readyLine(const BackendReady &ready)
{
    return "holdpointd ready: "
        + (ready.apiUrl.empty() ? std::string("read only") : "api " + ready.apiUrl) + " live "
        + ready.liveUrl + (ready.wallUrl.empty() ? "" : " wall " + ready.wallUrl) + " data "
        + ready.dataDir;
}

/// `doctor`: looks at the site and leaves.
int runDoctor(int argc, char *argv[])
{
    const auto question = parseDoctor({argv + 2, argv + argc});
    if (!question) {
        std::fprintf(stderr, "holdpointd: %s\n", visibleLines(question.error().message).c_str());
        return 2;
    }
    if (question->options.help) {
        std::fputs(helpText(Program::Daemon).c_str(), stdout);
        return 0;
    }
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("holdpoint"));
    setUpLogging("error", false); // what is found is said once, below
    hp::runtime::SystemClock clock;
    const Findings findings = examine(question->options, clock);
    const std::string text =
        question->json ? findingsJson(findings).dump(2) + '\n' : findingsText(findings);
    std::fputs(text.c_str(), stdout);
    return exitCodeOf(findings);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1 && std::string_view(argv[1]) == "doctor")
        return runDoctor(argc, argv);
    const auto options = parseOptions(Program::Daemon, {argv + 1, argv + argc});
    if (!options) {
        std::fprintf(stderr, "holdpointd: %s\n", visibleLines(options.error().message).c_str());
        return 2;
    }
    if (options->help || options->version) {
        const std::string text = options->help ? helpText(Program::Daemon)
                                               : std::string("holdpointd ") + hp::version() + '\n';
        std::fputs(text.c_str(), stdout);
        return 0;
    }
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("holdpoint"));
    setUpLogging(options->logLevel, !options->lab.empty());

    ProcessSignals heard(ProcessSignals::Hangup::Reloads);
    const auto service = makeService(*options);
    const auto ready = service->start();
    if (!ready) {
        std::fprintf(stderr, "holdpointd: %s\n", visibleLines(ready.error().message).c_str());
        return exitCodeOf(ready.error());
    }
    std::printf("%s\n", readyLine(*ready).c_str());
    std::fflush(stdout);
    welcome(*ready, options->listen.address);

    QObject::connect(&heard, &ProcessSignals::stopRequested, service.get(), &Service::requestStop);
    QObject::connect(&heard, &ProcessSignals::reloadRequested, service.get(), [&] {
        service->reload(parseOptions(Program::Daemon, {argv + 1, argv + argc}));
    });
    QObject::connect(service.get(), &Service::stopped, &application, &QCoreApplication::quit);
    return QCoreApplication::exec();
}
