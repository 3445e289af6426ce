// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Service.h"

#include "app/shared/Backend.h"
#include "app/shared/BundleService.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/lab/file/LabFile.h"

#include <QStandardPaths>

#include <utility>

namespace hp::app {

std::unique_ptr<Service> makeService(Options options)
{
    if (!options.bundle.empty())
        return std::make_unique<BundleService>(std::move(options));
    return std::make_unique<Backend>(std::move(options));
}

std::string defaultDataDir()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toStdString()
        + "/holdpoint";
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

Result<std::optional<lab::LabFile>> readLab(const std::string &name)
{
    if (name.empty())
        return std::optional<lab::LabFile>();
    std::string text;
    if (name == "demo") {
        text = lab::demoLab();
    } else {
        auto content = http::readFile(name);
        if (!content)
            return unexpected(content.error());
        text = std::move(*content);
    }
    auto file = lab::LabFile::parse(text, name);
    if (!file)
        return unexpected(file.error());
    return std::optional<lab::LabFile>(std::move(*file));
}

} // namespace hp::app

#include "moc_Service.cpp"
