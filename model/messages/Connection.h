// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// How a connection to an API server fares (backend/kube, backend/gateway).
// clang-format off
#define HP_CONNECTION_MESSAGES(row) \
    row(nameAPIServerIsNot, "the name of the API server is not known (%1)", Name) \
    row(nameProxyIsNotKnown, "the name of the proxy is not known") \
    row(connectionRefused, "connection refused (%1)", Name) \
    row(proxyLetsNothingThroughAPI, "the proxy lets nothing through to the API server (%1)", Name) \
    row(noAnswerInTime, "no answer in time (%1)", Name) \
    row(certificateAPIServerIsNot, "the certificate of the API server is not trusted (%1)", Name) \
    row(certificateAPIServerIsNotTrusted, "the certificate of the API server is not trusted (%1): %2", Name, Quote) \
    row(noSecureConnectionIsPossible, "no secure connection is possible (%1)", Name) \
    row(ourClientCertificateCannotBe, "our client certificate cannot be used (%1)", Name) \
    row(ourClientCertificateCannotBeUsed, "our client certificate cannot be used (%1): %2", Name, Quote) \
    row(certificateAuthoritiesClusterCannotBe, "the certificate authorities of the cluster cannot be read (%1)", Name) \
    row(certificateAuthoritiesClusterCannotBeRead, "the certificate authorities of the cluster cannot be read (%1): %2", Name, Quote) \
    row(connectionBroke, "the connection broke (%1)", Name) \
    row(whatAnswersIsNoAPI, "what answers is no API server (%1)", Name) \
    row(whatComesIsNoWatch, "what comes is no watch (%1)", Name) \
    row(answerIsLargerThanLimit, "the answer is larger than the limit (%1)", Name) \
    row(watchFellSilent, "the watch fell silent") \
    row(serverEndsEveryWatchAt, "the server ends every watch at once") \
    row(serverAnsweredWithoutExplanation, "the server answered %1 without an explanation", Count) \
    row(serverCouldNotFindRequested, "the server could not find the requested resource") \
    row(serverDoesNotKnowUs, "the server does not know us: %1", Clause) \
    row(youMayNot, "you may not %1 %2", Name, Name) \
    row(weMayNotGrant, "we may not %1: grant %2", Name, Name) \
    row(thisClusterHasNoInstall, "this cluster has no %1: install what brings it, or %2", Name, Name) \
    row(installedDefinitionsWouldPruneRun, "the installed definitions would prune %1: run %2", Name, Name) \
    row(kubeconfigIsNoLongerThere, "the kubeconfig is no longer there") \
    row(tokenFile, "the token file %1: %2", Name, Quote) \
    row(authProviderUserHasNo, "the auth-provider of user %1 has no id-token; any kubectl command renews it", Name) \
    row(idTokenUserExpiredAt, "the id-token of user %1 expired at %2; any kubectl command renews it", Name, Name) \
    row(pluginUserWasNotFound, "the plugin %1 of user %2 was not found", Name, Name) \
    row(pluginUserCannotBeStarted, "the plugin %1 of user %2 cannot be started", Name, Name) \
    row(pluginUserEndedWithExit, "the plugin %1 of user %2 ended with exit code %3", Name, Name, Count) \
    row(pluginUserWasEndedBy, "the plugin %1 of user %2 was ended by signal %3", Name, Name, Count) \
    row(pluginUserDidNotAnswer, "the plugin %1 of user %2 did not answer within 60 s", Name, Name) \
    row(pluginUserPrintedNothing, "the plugin %1 of user %2 printed nothing", Name, Name) \
    row(pluginUserPrintedSomethingThat, "the plugin %1 of user %2 printed something that is no ExecCredential", Name, Name) \
    row(pluginUserGaveNeitherToken, "the plugin %1 of user %2 gave neither a token nor a certificate", Name, Name) \
    row(pluginUserGaveCredentialsThat, "the plugin %1 of user %2 gave credentials that expired at %3", Name, Name, Name) \
    row(serverRefusesWhatPluginUser, "the server refuses what the plugin %1 of user %2 gives; tried %3 times", Name, Name, Count) \
    row(triedTimes, "%1; tried %2 times", Clause, Count) \
    row(nothingIsWrittenHereThis, "nothing is written here: this replica does not lead") \
    row(backendStops, "the backend stops") \
    row(yourTokenIsNoLonger, "your token is no longer valid") \
    row(noHelloWithinS, "no hello within 5 s") \
    row(noAnswerPing, "no answer to ping") \
    row(firstFrameMustBeHello, "the first frame must be hello") \
    row(thisServerSpeaksProtocol, "this server speaks protocol 1") \
    row(binaryFramesAreNotPart, "binary frames are not part of this protocol")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_CONNECTION_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
