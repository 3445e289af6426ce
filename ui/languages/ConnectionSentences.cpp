// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Sentences.h"

#include <QtGlobal>

namespace hp::ui {

/// What stands between the console, the backend and its cluster: backend/kube, backend/leader,
/// backend/gateway and app/shared/cluster.
std::span<const SentenceForm> connectionSentences()
{
    // clang-format off
    static constexpr SentenceForm forms[] = {
        {QT_TRANSLATE_NOOP("Sentence", "the name of the API server is not known (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the name of the proxy is not known")},
        {QT_TRANSLATE_NOOP("Sentence", "connection refused (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the proxy lets nothing through to the API server (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "no answer in time (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the certificate of the API server is not trusted (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the certificate of the API server is not trusted (%1): %2"), "nt"},
        {QT_TRANSLATE_NOOP("Sentence", "no secure connection is possible (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "our client certificate cannot be used (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "our client certificate cannot be used (%1): %2"), "nt"},
        {QT_TRANSLATE_NOOP("Sentence", "the certificate authorities of the cluster cannot be read (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the certificate authorities of the cluster cannot be read (%1): %2"), "nt"},
        {QT_TRANSLATE_NOOP("Sentence", "the connection broke (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "what answers is no API server (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "what comes is no watch (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the answer is larger than the limit (%1)"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the watch fell silent")},
        {QT_TRANSLATE_NOOP("Sentence", "the server ends every watch at once")},
        {QT_TRANSLATE_NOOP("Sentence", "the server answered %1 without an explanation"), "c"},
        {QT_TRANSLATE_NOOP("Sentence", "the server could not find the requested resource")},
        {QT_TRANSLATE_NOOP("Sentence", "the server does not know us: %1"), "s"},
        {QT_TRANSLATE_NOOP("Sentence", "you may not %1 %2"), "nn"},
        {QT_TRANSLATE_NOOP("Sentence", "we may not %1: grant %2"), "pn"},
        {QT_TRANSLATE_NOOP("Sentence", "this cluster has no %1: install what brings it, or %2"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the installed definitions would prune %1: run %2"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the kubeconfig is no longer there")},
        {QT_TRANSLATE_NOOP("Sentence", "the token file %1: %2"), "nt"},
        {QT_TRANSLATE_NOOP("Sentence", "the auth-provider of user %1 has no id-token; any kubectl command renews it"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "the id-token of user %1 expired at %2; any kubectl command renews it"), "pn"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 was not found"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 cannot be started"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 ended with exit code %3"), "ppc"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 was ended by signal %3"), "ppc"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 did not answer within 60 s"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 printed nothing"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 printed something that is no ExecCredential"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 gave neither a token nor a certificate"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "the plugin %1 of user %2 gave credentials that expired at %3"), "ppn"},
        {QT_TRANSLATE_NOOP("Sentence", "the server refuses what the plugin %1 of user %2 gives; tried %3 times"), "ppc"},
        {QT_TRANSLATE_NOOP("Sentence", "%1; tried %2 times"), "Sc"},
        {QT_TRANSLATE_NOOP("Sentence", "nothing is written here: this replica does not lead")},
        {QT_TRANSLATE_NOOP("Sentence", "the backend stops")},
        {QT_TRANSLATE_NOOP("Sentence", "your token is no longer valid")},
        {QT_TRANSLATE_NOOP("Sentence", "no hello within 5 s")},
        {QT_TRANSLATE_NOOP("Sentence", "no answer to ping")},
        {QT_TRANSLATE_NOOP("Sentence", "the first frame must be hello")},
        {QT_TRANSLATE_NOOP("Sentence", "this server speaks protocol 1")},
        {QT_TRANSLATE_NOOP("Sentence", "binary frames are not part of this protocol")},
    };
    // clang-format on
    return forms;
}

} // namespace hp::ui
