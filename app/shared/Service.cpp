// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Service.h"

#include "app/shared/Backend.h"
#include "app/shared/BundleService.h"
#include "backend/lab/file/LabTexts.h"

#include <QStandardPaths>

#include <filesystem>
#include <utility>

namespace hp::app {

Service::Service(const Options &options)
    : m_reloading(options, [this](const Options &next) { return takeOver(next); })
{ }

std::unique_ptr<Service> makeService(Options options)
{
    if (!options.bundle.empty())
        return std::make_unique<BundleService>(std::move(options));
    return std::make_unique<Backend>(std::move(options));
}

int exitCodeOf(const Error &notStarted)
{
    switch (notStarted.code) {
    case ErrorCode::Internal:
    case ErrorCode::Unreachable:
    case ErrorCode::TimedOut:
        return 1;
    default:
        return 2;
    }
}

std::string defaultDataDir(const std::string &lab)
{
    const std::string own =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toStdString()
        + "/holdpoint";
    if (lab.empty())
        return own;
    return own
        + (lab::builtInLab(lab).empty() ? "/lab-" + std::filesystem::path(lab).stem().string()
                                        : '/' + lab);
}

std::string hostPort(const std::string &address, std::uint16_t port)
{
    const bool v6 = address.find(':') != std::string::npos;
    // Nobody can connect to "any address"; who is on this machine uses loopback.
    const std::string shown = address == "0.0.0.0" ? "127.0.0.1"
        : address == "::"                          ? "[::1]"
        : v6                                       ? '[' + address + ']'
                                                   : address;
    return shown + ':' + std::to_string(port);
}

} // namespace hp::app

#include "moc_Service.cpp"
