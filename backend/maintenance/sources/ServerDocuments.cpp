// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/ServerDocuments.h"

#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"

#include <deque>
#include <memory>
#include <utility>

namespace hp::maintenance {

namespace {

constexpr const char *rootPath = "/redfish/v1/";
constexpr std::size_t maxTasks = 64;
constexpr std::size_t maxParts = 64; ///< of one list
/// Of one reading: lists of lists would be tens of thousands.
constexpr std::size_t maxDocuments = 1000;

/// One reading on its way.
class Reading : public std::enable_shared_from_this<Reading>
{
public:
    Reading(drivers::PowerDriver &driver,
            drivers::BmcTarget target,
            PartsRead parts,
            Reply<ServerDocuments> reply)
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
        if (reading.state == PowerState::Unknown && !reading.contradiction.empty()) {
            m_reply(unexpected(ErrorCode::Refused, reading.contradiction));
            return;
        }
        m_documents.systemPath = reading.systemPath;
        m_documents.uuid = reading.systemUuid;
        want(reading.systemPath, [this](const Json &system) { readSystem(system); });
        want(rootPath, [this](const Json &root) { readRoot(root); });
        next();
    }

    void readSystem(const Json &system)
    {
        m_documents.system = system;
        want(textAt(system, "/Bios/@odata.id"), [this](const Json &bios) {
            m_documents.bios = bios;
            want(textAt(bios, "/@Redfish.Settings/SettingsObject/@odata.id"),
                 [this](const Json &settings) { m_documents.biosSettings = settings; });
        });
        if (m_parts == PartsRead::No)
            return;
        forEach(system, "/Links/Chassis", [this](const Json &chassis) { readChassis(chassis); });
        wantMembers(textAt(system, "/Storage/@odata.id"), [this](const Json &storage) {
            forEach(storage, "/Drives", [this](const Json &drive) { readPart(drivePart, drive); });
        });
    }

    /// The subsystems, or the older documents that hold all of a kind.
    void readChassis(const Json &chassis)
    {
        const std::string power = textAt(chassis, "/PowerSubsystem/@odata.id");
        const std::string thermal = textAt(chassis, "/ThermalSubsystem/@odata.id");
        want(power, [this](const Json &page) {
            wantMembers(textAt(page, "/PowerSupplies/@odata.id"),
                        [this](const Json &supply) { readPart(powerSupplyPart, supply); });
        });
        want(thermal, [this](const Json &page) {
            wantMembers(textAt(page, "/Fans/@odata.id"),
                        [this](const Json &fan) { readPart(fanPart, fan); });
        });
        if (power.empty())
            want(textAt(chassis, "/Power/@odata.id"),
                 [this](const Json &page) { readParts(powerSupplyPart, page, "/PowerSupplies"); });
        if (thermal.empty())
            want(textAt(chassis, "/Thermal/@odata.id"),
                 [this](const Json &page) { readParts(fanPart, page, "/Fans"); });
    }

    void readParts(const char *kind, const Json &page, const char *pointer)
    {
        const Json::json_pointer at(pointer);
        const Json list = page.contains(at) ? page[at] : Json::array();
        for (const Json &part : list)
            readPart(kind, part);
    }

    void readPart(const char *kind, const Json &part)
    {
        if (!part.is_object())
            return;
        const std::string path = textAt(part, "/@odata.id");
        m_documents.parts.push_back(
            {kind, path.empty() ? kind + (' ' + textAt(part, "/Name")) : path, part});
    }

    /// Each document that a list of links leads to.
    void forEach(const Json &page, const char *pointer, const Take &take)
    {
        const Json::json_pointer at(pointer);
        const Json list = page.contains(at) ? page[at] : Json::array();
        std::size_t left = maxParts;
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

    void readRoot(const Json &root)
    {
        want(textAt(root, "/Tasks/@odata.id"), [this](const Json &service) {
            want(textAt(service, "/Tasks/@odata.id"), [this](const Json &list) {
                const Json members = list.value("Members", Json::array());
                if (!members.is_array())
                    return;
                // The newest ones: services forget the oldest first.
                for (std::size_t i = members.size() - std::min(members.size(), maxTasks);
                     i < members.size();
                     ++i)
                    want(textAt(members[i], "/@odata.id"),
                         [this](const Json &task) { readTask(task); });
            });
        });
    }

    void readTask(const Json &task)
    {
        m_documents.tasks.push_back(task);
        for (const std::string &target : updateTargets(task))
            want(target,
                 [this, target](const Json &entry) { m_documents.inventory[target] = entry; });
    }

    void want(const std::string &path, Take take)
    {
        if (!path.empty() && m_asked++ < maxDocuments)
            m_wanted.emplace_back(path, std::move(take));
    }

    void next()
    {
        if (m_wanted.empty()) {
            m_reply(std::move(m_documents));
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
    Reply<ServerDocuments> m_reply;
    ServerDocuments m_documents{};
    std::size_t m_asked = 0;
    std::deque<std::pair<std::string, Take>> m_wanted{};
};

} // namespace

void readDocuments(drivers::PowerDriver &driver,
                   const drivers::BmcTarget &target,
                   PartsRead parts,
                   Reply<ServerDocuments> reply)
{
    std::make_shared<Reading>(driver, target, parts, std::move(reply))->start();
}

} // namespace hp::maintenance
