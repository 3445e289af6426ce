// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// How a connection to an API server fares (backend/kube, backend/gateway).
// clang-format off
#define HP_CONNECTION_MESSAGES(row) \
    row(serverNameIsUnknown, "the name of the API server cannot be resolved (%1)", Name) \
    row(proxyNameIsUnknown, "the name of the proxy cannot be resolved") \
    row(connectionRefused, "connection refused (%1)", Name) \
    row(proxyLetsNothingThrough, "the proxy refuses to connect to the API server (%1)", Name) \
    row(noAnswerInTime, "no answer in time (%1)", Name) \
    row(serverIsNotTrusted, "the certificate of the API server is not trusted (%1)", Name) \
    row(serverIsNotTrustedBecause, "the certificate of the API server is not trusted (%1): %2", Name, Quote) \
    row(noSecureConnectionIsPossible, "no secure connection can be made (%1)", Name) \
    row(clientCertificateIsUnusable, "the client certificate cannot be used (%1)", Name) \
    row(clientCertificateIsUnusableBecause, "the client certificate cannot be used (%1): %2", Name, Quote) \
    row(authoritiesCannotBeRead, "the certificate authorities of the cluster cannot be read (%1)", Name) \
    row(authoritiesCannotBeReadBecause, "the certificate authorities of the cluster cannot be read (%1): %2", Name, Quote) \
    row(connectionBroke, "the connection broke (%1)", Name) \
    row(whatAnswersIsNoServer, "the answer is not from an API server (%1)", Name) \
    row(whatComesIsNoWatch, "the answer is not a watch (%1)", Name) \
    row(answerIsTooLarge, "the answer is larger than the limit (%1)", Name) \
    row(listHasNoEnd, "the list does not come to an end (%1)", Name) \
    row(watchFellSilent, "the watch stopped sending") \
    row(serverEndsEveryWatch, "the server ends every watch immediately") \
    row(serverAnsweredWithoutExplanation, "the server answered %1 without an explanation", Count) \
    row(resourceWasNotFound, "the server could not find the requested resource") \
    row(serverDoesNotKnowUs, "the server does not accept our credentials: %1", Clause) \
    row(versionIsNotUnderstood, "this cluster serves %1 only as %2, which is not supported", Name, Name) \
    row(youMayNot, "you are not allowed to %1 %2", Name, Name) \
    row(weMayNotGrant, "Holdpoint is not allowed to %1: grant %2", Name, Name) \
    row(thisClusterHasNoInstall, "this cluster has no %1: install what provides it, or %2", Name, Name) \
    row(installedDefinitionsWouldPruneRun, "the installed definitions would prune %1: run %2", Name, Name) \
    row(kubeconfigIsGone, "the kubeconfig no longer exists") \
    row(tokenFileSays, "the token file %1: %2", Name, Quote) \
    row(providerHasNoIdToken, "the auth-provider of user %1 has no id-token; any kubectl command renews it", Name) \
    row(idTokenExpiredAt, "the id-token of user %1 expired at %2; any kubectl command renews it", Name, Name) \
    row(pluginWasNotFound, "the plugin %1 of user %2 was not found", Name, Name) \
    row(pluginCannotBeStarted, "the plugin %1 of user %2 cannot be started", Name, Name) \
    row(pluginEndedWithExitCode, "the plugin %1 of user %2 ended with exit code %3", Name, Name, Count) \
    row(pluginWasEndedBySignal, "the plugin %1 of user %2 was ended by signal %3", Name, Name, Count) \
    row(pluginDidNotAnswer, "the plugin %1 of user %2 did not answer within 60 s", Name, Name) \
    row(pluginPrintedTooMuch, "the plugin %1 of user %2 printed more than 1 MiB", Name, Name) \
    row(pluginIsMissing, "%1; %2", Clause, Quote) \
    row(pluginPrintedNothing, "the plugin %1 of user %2 printed nothing", Name, Name) \
    row(pluginPrintedNoCredential, "the plugin %1 of user %2 printed something that is not an ExecCredential", Name, Name) \
    row(pluginGaveNeitherTokenNorCertificate, "the plugin %1 of user %2 gave neither a token nor a certificate", Name, Name) \
    row(pluginGaveExpiredCredentials, "the plugin %1 of user %2 gave credentials that expired at %3, and here it is %4", Name, Name, Name, Name) \
    row(serverRefusesWhatPluginGives, "the server refuses what the plugin %1 of user %2 gives; tried %3 times", Name, Name, Count) \
    row(triedTimes, "%1; tried %2 times", Clause, Count) \
    row(nothingIsWrittenHere, "nothing is written here: this replica is not the leader") \
    row(backendStops, "the backend is stopping") \
    row(yourTokenIsNoLonger, "your token is no longer valid") \
    row(screenHasAnotherName, "this screen is called %1 now", Name) \
    row(noHelloWithinS, "no hello within 5 s") \
    row(noAnswerPing, "no answer to ping") \
    row(firstFrameMustBeHello, "the first frame must be hello") \
    row(thisServerSpeaksProtocol, "this server speaks protocol 1") \
    row(binaryFramesAreNotPart, "binary frames are not part of this protocol") \
    row(hasTooManyConnections, "%1 already has %2 connections", Name, Count) \
    row(placesAreForOperators, "all connections but those reserved for operators are in use")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_CONNECTION_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
