// SPDX-License-Identifier: Apache-2.0
#include "backend/api/KubernetesApi.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/patch/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/http/HttpFront.h"
#include "backend/http/credentials/CertificateAuthority.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/http/credentials/TokenFile.h"
#include "backend/runtime/SystemClock.h"

#include <QCoreApplication>
#include <QSocketNotifier>
#include <QSysInfo>

#include <csignal>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <unistd.h>

/// The served API alone: embedded store, API, HTTPS front, credentials, no controllers. It takes
/// the daemon's options and says the daemon's ready line, so that a test runs either of the two.

namespace {

int stopPipe[2] = {-1, -1};

void onSignal(int)
{
    const char byte = 1;
    // Only write() is allowed here; if the pipe is full a stop is already on its way.
    [[maybe_unused]] const auto written = ::write(stopPipe[1], &byte, 1);
}

int fail(const std::string &sentence)
{
    std::fprintf(stderr, "hp_apiserver_fixture: %s\n", sentence.c_str());
    return 2;
}

template<typename T>
bool good(const hp::Result<T> &result, int &code)
{
    if (!result)
        code = fail(result.error().message);
    return result.has_value();
}

std::string option(const QStringList &arguments, const char *name, const std::string &otherwise)
{
    const auto at = arguments.indexOf(QString::fromLatin1(name));
    return at >= 0 && at + 1 < arguments.size() ? arguments[at + 1].toStdString() : otherwise;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    using namespace hp;
    int code = 2;
    const std::string dataDir = option(app.arguments(), "--data-dir", {});
    if (dataDir.empty())
        return fail("--data-dir DIR is missing");
    const auto listen =
        http::parseListenAddress(option(app.arguments(), "--listen", "127.0.0.1:0"));
    const auto directory = http::DataDirectory::open(dataDir);
    if (!good(listen, code) || !good(directory, code))
        return code;

    runtime::SystemClock clock;
    const auto authority = http::CertificateAuthority::open(*directory, clock.now());
    auto tokens = http::TokenFile::open(*directory);
    if (!good(authority, code) || !good(tokens, code))
        return code;
    const auto material =
        authority->serverMaterial(QSysInfo::machineHostName().toStdString(), *listen, clock.now());
    if (!good(material, code))
        return code;

    const auto admission = embedded::defaultAdmission({});
    embedded::EmbeddedCluster::Options storeOptions;
    storeOptions.path = directory->file("store.db");
    auto cluster = embedded::EmbeddedCluster::open(
        clock, storeOptions, {embedded::SchemaSet::instance(), *admission, embedded::applyPatch});
    if (!good(cluster, code))
        return code;

    auto apiOptions = api::KubernetesApi::defaults();
    for (const Json *definition : embedded::SchemaSet::instance().definitions())
        apiOptions.definitions.push_back(*definition);
    api::KubernetesApi kubernetes(**cluster, clock, std::move(apiOptions));

    http::HttpFront front(**tokens);
    for (const char *prefix : {"/api", "/apis", "/openapi", "/version"})
        front.route(prefix, kubernetes);
    for (const char *prefix : {"/healthz", "/livez", "/readyz"})
        front.route(prefix, kubernetes, {.access = http::Access::Anonymous});
    if (const auto started = front.start({.listen = *listen, .tls = *material});
        !good(started, code))
        return code;

    const std::string address = toString(http::ListenAddress{listen->address, front.port()});
    http::KubeconfigWriter writer(*directory, **tokens);
    if (const auto written = writer.write("https://" + address, authority->certificatePem());
        !good(written, code))
        return code;

    if (::pipe(stopPipe) != 0)
        return fail("no pipe for signals");
    QSocketNotifier stop(stopPipe[0], QSocketNotifier::Read);
    QObject::connect(&stop, &QSocketNotifier::activated, &app, [&] {
        kubernetes.endWatches();
        app.quit();
    });
    std::signal(SIGTERM, onSignal);
    std::signal(SIGINT, onSignal);

    std::printf("holdpointd ready: api https://%s live wss://%s/live data %s\n",
                address.c_str(),
                address.c_str(),
                dataDir.c_str());
    std::fflush(stdout);
    const int left = app.exec();
    front.stop();
    (*cluster)->drain();
    return left;
}
