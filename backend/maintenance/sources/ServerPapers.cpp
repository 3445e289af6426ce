// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/ServerPapers.h"

#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"

#include <deque>
#include <memory>
#include <utility>

namespace hp::maintenance {

namespace {

constexpr const char *rootPath = "/redfish/v1/";
constexpr std::size_t mostTasks = 64;
constexpr std::size_t mostParts = 64; ///< of one list

/// One reading on its way.
class Reading : public std::enable_shared_from_this<Reading>
{
public:
    Reading(drivers::PowerDriver &driver,
            drivers::BmcTarget target,
            PartsRead parts,
            Reply<ServerPapers> reply)
        : m_driver(driver)
        , m_target(std::move(target))
        , m_parts(parts)
        , m_reply(std::move(reply))
    { }

    void start()
    {
        m_driver.read(m_target,
                      [self = shared_from_this()](const Result<drivers::PowerReading> &reading) {
                          if (!reading)
                              self->m_reply(unexpected(reading.error()));
                          else
                              self->begin(*reading);
                      });
    }

private:
    using Take = std::function<void(const Json &document)>;

    void begin(const drivers::PowerReading &reading)
    {
        if (reading.state == drivers::PowerState::Unknown && !reading.contradiction.empty()) {
            m_reply(unexpected(ErrorCode::Refused, reading.contradiction));
            return;
        }
        m_papers.systemPath = reading.systemPath;
        m_papers.uuid = reading.systemUuid;
        want(reading.systemPath, [this](const Json &system) { takeSystem(system); });
        want(rootPath, [this](const Json &root) { takeRoot(root); });
        next();
    }

    void takeSystem(const Json &system)
    {
        m_papers.system = system;
        want(textAt(system, "/Bios/@odata.id"), [this](const Json &bios) {
            m_papers.bios = bios;
            want(textAt(bios, "/@Redfish.Settings/SettingsObject/@odata.id"),
                 [this](const Json &settings) { m_papers.biosSettings = settings; });
        });
        if (m_parts == PartsRead::No)
            return;
        forEach(system, "/Links/Chassis", [this](const Json &chassis) { takeChassis(chassis); });
        wantMembers(textAt(system, "/Storage/@odata.id"), [this](const Json &storage) {
            forEach(storage, "/Drives", [this](const Json &drive) { takePart(drivePart, drive); });
        });
    }

    /// The subsystems, or the older documents that hold all of a kind.
    void takeChassis(const Json &chassis)
    {
        const std::string power = textAt(chassis, "/PowerSubsystem/@odata.id");
        const std::string thermal = textAt(chassis, "/ThermalSubsystem/@odata.id");
        want(power, [this](const Json &page) {
            wantMembers(textAt(page, "/PowerSupplies/@odata.id"),
                        [this](const Json &supply) { takePart(powerSupplyPart, supply); });
        });
        want(thermal, [this](const Json &page) {
            wantMembers(textAt(page, "/Fans/@odata.id"),
                        [this](const Json &fan) { takePart(fanPart, fan); });
        });
        if (power.empty())
            want(textAt(chassis, "/Power/@odata.id"),
                 [this](const Json &page) { takeParts(powerSupplyPart, page, "/PowerSupplies"); });
        if (thermal.empty())
            want(textAt(chassis, "/Thermal/@odata.id"),
                 [this](const Json &page) { takeParts(fanPart, page, "/Fans"); });
    }

    void takeParts(const char *kind, const Json &page, const char *pointer)
    {
        const Json::json_pointer at(pointer);
        const Json list = page.contains(at) ? page[at] : Json::array();
        for (const Json &part : list)
            takePart(kind, part);
    }

    void takePart(const char *kind, const Json &part)
    {
        if (!part.is_object())
            return;
        const std::string path = textAt(part, "/@odata.id");
        m_papers.parts.push_back(
            {kind, path.empty() ? kind + (' ' + textAt(part, "/Name")) : path, part});
    }

    /// Each document that a list of links leads to.
    void forEach(const Json &page, const char *pointer, const Take &take)
    {
        const Json::json_pointer at(pointer);
        const Json list = page.contains(at) ? page[at] : Json::array();
        std::size_t left = mostParts;
        for (const Json &link : list) {
            if (left-- == 0)
                return;
            want(textAt(link, "/@odata.id"), take);
        }
    }
    void wantMembers(const std::string &collection, Take take)
    {
        want(collection,
             [this, take = std::move(take)](const Json &page) { forEach(page, "/Members", take); });
    }

    void takeRoot(const Json &root)
    {
        want(textAt(root, "/Tasks/@odata.id"), [this](const Json &service) {
            want(textAt(service, "/Tasks/@odata.id"), [this](const Json &list) {
                const Json members = list.value("Members", Json::array());
                if (!members.is_array())
                    return;
                // The newest ones: services forget the oldest first.
                for (std::size_t i = members.size() - std::min(members.size(), mostTasks);
                     i < members.size();
                     ++i)
                    want(textAt(members[i], "/@odata.id"),
                         [this](const Json &task) { takeTask(task); });
            });
        });
    }

    void takeTask(const Json &task)
    {
        m_papers.tasks.push_back(task);
        for (const std::string &target : updateTargets(task))
            want(target, [this, target](const Json &entry) { m_papers.inventory[target] = entry; });
    }

    void want(const std::string &path, Take take)
    {
        if (!path.empty())
            m_wanted.emplace_back(path, std::move(take));
    }

    void next()
    {
        if (m_wanted.empty()) {
            m_reply(std::move(m_papers));
            return;
        }
        auto [path, take] = std::move(m_wanted.front());
        m_wanted.pop_front();
        m_driver.readDocument(
            m_target,
            path,
            [self = shared_from_this(), take = std::move(take)](const Result<Json> &document) {
                const bool missing =
                    !document && document.error().status && document.error().status->code == 404;
                if (document)
                    take(*document);
                if (document || missing)
                    self->next();
                else
                    self->m_reply(unexpected(document.error()));
            });
    }

    drivers::PowerDriver &m_driver;
    drivers::BmcTarget m_target;
    PartsRead m_parts;
    Reply<ServerPapers> m_reply;
    ServerPapers m_papers{};
    std::deque<std::pair<std::string, Take>> m_wanted{};
};

} // namespace

void readPapers(drivers::PowerDriver &driver,
                const drivers::BmcTarget &target,
                PartsRead parts,
                Reply<ServerPapers> reply)
{
    std::make_shared<Reading>(driver, target, parts, std::move(reply))->start();
}

} // namespace hp::maintenance
