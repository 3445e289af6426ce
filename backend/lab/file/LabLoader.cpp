// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/file/LabLoader.h"

#include "backend/lab/InstanceShape.h"
#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiView.h"
#include "model/base/ApiStatus.h"
#include "model/base/Power.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t inFlight = 64;
/// What ran before the lab began is old enough to have finished booting.
constexpr Duration longAgo = 24h;

cluster::WriteOptions asLoader(bool dryRun = false)
{
    cluster::WriteOptions options;
    options.user = options.fieldManager = "lab";
    options.dryRun = dryRun;
    return options;
}

/// Namespaces and definitions first, for others live in them and are of them; Machines last, for
/// they claim hosts.
int rankOf(const LabObject &object)
{
    if (object.kind == &cluster::kinds::ns()
        || object.kind == &cluster::kinds::customResourceDefinition())
        return 0;
    return object.kind == &cluster::kinds::machine() ? 2 : 1;
}

struct SplitAddress {
    std::string scheme{};
    std::string authority{};
    std::string path{};
};

std::optional<SplitAddress> split(const std::string &address)
{
    const auto colon = address.find("://");
    if (colon == std::string::npos)
        return std::nullopt;
    const auto slash = std::min(address.find('/', colon + 3), address.size());
    return SplitAddress{address.substr(0, colon),
                        address.substr(colon + 3, slash - colon - 3),
                        address.substr(slash)};
}

} // namespace

std::string movedAddress(const std::string &address, const std::string &baseUrl)
{
    const auto parts = split(address);
    const auto base = split(baseUrl);
    if (!parts || !base)
        return address;
    const std::string type = parts->scheme.substr(0, parts->scheme.find('+'));
    return type + '+' + base->scheme + "://" + base->authority + parts->path;
}

std::string resolvedAddress(const std::string &address, const std::string &baseUrl)
{
    const auto parts = split(address);
    return parts && parts->authority == "lab" ? movedAddress(address, baseUrl) : address;
}

/// A number of objects on their way through one step, a bounded few at a time; the first error ends
/// it once those under way are back.
struct LoadRun {
    std::vector<const LabObject *> objects{};
    std::size_t next = 0;
    std::size_t open = 0;
    std::optional<Error> error{};
    bool pumping = false;
};

LabLoader::LabLoader(cluster::Cluster &cluster,
                     runtime::Clock &clock,
                     drivers::Actuator &actuator,
                     const LabFile &file,
                     std::string baseUrl)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_actuator(actuator)
    , m_file(file)
    , m_baseUrl(std::move(baseUrl))
{ }

void LabLoader::load(Reply<Done> reply)
{
    std::vector<const LabObject *> all;
    for (const LabObject &object : m_file.objects())
        all.push_back(&object);
    const auto tryStep = [this](const LabObject &object, Reply<Done> done) {
        tryOut(object, std::move(done));
    };
    const auto putStep = [this](const LabObject &object, Reply<Done> done) {
        put(object, std::move(done));
    };
    const auto thenWave = [this, putStep](int rank, Reply<Done> after) {
        return [this, putStep, rank, after = std::move(after)](Result<Done> result) {
            if (result)
                run(wave(rank), putStep, after);
            else
                after(result);
        };
    };
    run(std::move(all), tryStep, thenWave(0, thenWave(1, thenWave(2, std::move(reply)))));
}

std::vector<const LabObject *> LabLoader::wave(int rank) const
{
    std::vector<const LabObject *> objects;
    for (const LabObject &object : m_file.objects()) {
        if (rankOf(object) == rank)
            objects.push_back(&object);
    }
    return objects;
}

void LabLoader::run(std::vector<const LabObject *> objects, Step step, Reply<Done> reply)
{
    auto state = std::make_shared<LoadRun>();
    state->objects = std::move(objects);
    // Holds itself only through the calls that are under way.
    auto pump = std::make_shared<std::function<void()>>();
    *pump = [state,
             step = std::move(step),
             reply = std::move(reply),
             weak = std::weak_ptr<std::function<void()>>(pump)] {
        if (std::exchange(state->pumping, true))
            return;
        const auto self = weak.lock();
        while (state->open < inFlight && state->next < state->objects.size() && !state->error) {
            ++state->open;
            step(*state->objects[state->next++], [state, self](Result<Done> result) {
                --state->open;
                if (!result && !state->error)
                    state->error = result.error();
                (*self)();
            });
        }
        state->pumping = false;
        if (state->open > 0 || (state->next < state->objects.size() && !state->error))
            return;
        // Nobody asks again, but an answer may come from inside the loop above.
        if (std::exchange(state->next, state->objects.size() + 1) > state->objects.size())
            return;
        reply(state->error ? Result<Done>(unexpected(*state->error)) : Result<Done>(Done()));
    };
    (*pump)();
}

Object LabLoader::resolved(const LabObject &object) const
{
    // What has been held for days was there before.
    if (const auto held = object.object.annotation(heldForAnnotation)) {
        Json json = object.object.json();
        json["metadata"]["creationTimestamp"] = formatTime(
            m_clock.now() - durationFrom(Json(*held)).value_or(Duration::zero()) - longAgo);
        return Object(std::move(json));
    }
    if (object.kind != &cluster::kinds::bareMetalHost())
        return object.object;
    const std::string &address = object.object.text("/spec/bmc/address");
    const std::string served = resolvedAddress(address, m_baseUrl);
    if (served == address)
        return object.object;
    Json json = object.object.json();
    json["spec"]["bmc"]["address"] = served;
    json["metadata"]["annotations"][bmcAnnotation] = served.substr(served.rfind('/') + 1);
    return Object(std::move(json));
}

Json LabLoader::initialStatus(const LabObject &object) const
{
    Json patch = object.status ? object.status.json() : Json::object();
    if (object.kind == &cluster::kinds::labBmc()
        && object.status.text("/status/powerState") == toString(PowerState::On)
        && object.status.text("/status/since").empty()) {
        patch["status"]["since"] = formatMicroTime(m_clock.now() - longAgo);
        patch["status"]["boots"] = 1;
    }
    return patch;
}

void LabLoader::tryOut(const LabObject &object, Reply<Done> reply)
{
    const Object candidate = resolved(object);
    m_cluster.create(*object.kind,
                     candidate.ns(),
                     candidate.json(),
                     asLoader(true),
                     [this, &object, reply = std::move(reply)](Result<cluster::Written> tried) {
                         // The namespace may be one of the file's own, the object may be there from
                         // before.
                         if (tried || tried.error().code == ErrorCode::NotFound
                             || tried.error().code == ErrorCode::AlreadyExists) {
                             reply(Done());
                             return;
                         }
                         const Error &error = tried.error();
                         if (error.status && !error.status->causes.empty()) {
                             const StatusCause &cause = error.status->causes.front();
                             reply(
                                 unexpected(m_file.complaint(object, cause.field, cause.message)));
                         } else {
                             reply(unexpected(m_file.complaint(object, {}, error.message)));
                         }
                     });
}

void LabLoader::put(const LabObject &object, Reply<Done> reply)
{
    m_cluster.get({object.kind, object.object.key()},
                  [this, &object, reply = std::move(reply)](Result<Object> found) {
                      if (found)
                          reply(Done());
                      else if (found.error().code == ErrorCode::NotFound)
                          create(object, reply);
                      else
                          reply(unexpected(found.error()));
                  });
}

void LabLoader::create(const LabObject &object, Reply<Done> reply)
{
    const Object wanted = resolved(object);
    m_cluster.create(
        *object.kind,
        wanted.ns(),
        wanted.json(),
        asLoader(),
        [this, &object, reply = std::move(reply)](Result<cluster::Written> written) {
            if (!written) {
                if (written.error().code == ErrorCode::AlreadyExists)
                    reply(Done());
                else
                    reply(unexpected(m_file.complaint(object, {}, written.error().message)));
                return;
            }
            const Object made = written->object;
            Json status = initialStatus(object);
            const auto after = [this, &object, made, reply](Result<cluster::Written> result) {
                if (!result)
                    reply(unexpected(m_file.complaint(object, "status", result.error().message)));
                else if (object.beginsRunning)
                    startRunning(made, reply);
                else
                    reply(Done());
            };
            if (status.empty())
                after(cluster::Written{made});
            else
                m_cluster.patch({object.kind, made.key()},
                                cluster::PatchType::Merge,
                                std::move(status),
                                cluster::Subresource::Status,
                                asLoader(),
                                after);
        });
}

void LabLoader::startRunning(const Object &machine, Reply<Done> reply)
{
    if (isOnMetal(machine)) {
        reply(unexpected(ErrorCode::Invalid,
                         m_file.name() + ": Machine " + machine.name()
                             + " cannot start as running by its annotation: a Machine on bare metal"
                               " runs on a provisioned BareMetalHost whose consumerRef names it."));
        return;
    }
    m_actuator.create(
        machine, [this, machine, reply = std::move(reply)](drivers::ActuatorResult<Done> made) {
            if (const auto *error = std::get_if<drivers::ActuatorError>(&made)) {
                reply(unexpected(ErrorCode::Invalid,
                                 m_file.name() + ": Machine " + machine.name()
                                     + " cannot start as running: " + error->message + '.'));
                return;
            }
            const ObjectKey key = instanceKeyFor(machine);
            m_cluster.get(
                {&cluster::kinds::labInstance(), key}, [this, key, reply](Result<Object> instance) {
                    if (!instance) {
                        reply(unexpected(instance.error()));
                        return;
                    }
                    Json patch = {
                        {"status", runningStatus(instance.value(), m_clock.now() - longAgo)}};
                    m_cluster.patch({&cluster::kinds::labInstance(), key},
                                    cluster::PatchType::Merge,
                                    std::move(patch),
                                    cluster::Subresource::Status,
                                    asLoader(),
                                    [reply](Result<cluster::Written> result) {
                                        if (result)
                                            reply(Done());
                                        else
                                            reply(unexpected(result.error()));
                                    });
                });
        });
}

} // namespace hp::lab
