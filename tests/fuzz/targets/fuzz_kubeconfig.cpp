// SPDX-License-Identifier: Apache-2.0
// Kubeconfigs. Whatever is in the file, the answer is a config or one sentence that names the file;
// a config that is merged behind itself is the same one, and each of its contexts can be used or
// has its own sentence.
#include "backend/kube/config/KubeContext.h"
#include "backend/kube/config/Kubeconfig.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>

using hp::Json;
using hp::fuzz::expect;
using namespace hp::kube;

std::span<const std::string_view> hp::fuzz::words()
{
    return {};
}

namespace {

const std::string file = "/f";

void expectSentence(const hp::Error &error)
{
    expect(error.code == hp::ErrorCode::Invalid, "a fault is Invalid", {error.message});
    expect(
        error.message.rfind(file + ':', 0) == 0, "a sentence names file and line", {error.message});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto config = parseKubeconfig(text, file);
    if (!config) {
        expectSentence(config.error());
        return 0;
    }
    Kubeconfig merged = *config;
    merged.mergeBehind(*config);
    expect(merged.clusters == config->clusters && merged.users == config->users
               && merged.currentContext == config->currentContext,
           "merged behind itself it is the same");
    for (const auto &[name, cluster] : config->clusters)
        expect(cluster.execConfig.empty() || Json::accept(cluster.execConfig),
               "what a plugin is told is JSON",
               {cluster.execConfig});
    for (const auto &[name, entry] : config->contexts) {
        const auto context = chooseContext(*config, name);
        if (!context) {
            expectSentence(context.error());
            continue;
        }
        const std::string &server = context->cluster.server;
        expect(server.rfind("http", 0) == 0 && server.back() != '/', "a server is a URL", {server});
        expect(context->user.token.find_first_of("\r\n") == std::string::npos,
               "no token breaks a header");
    }
    return 0;
}
