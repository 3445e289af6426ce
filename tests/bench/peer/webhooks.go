// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"encoding/pem"
	"errors"
	"net/http"
	"net/http/httptest"
	"sync/atomic"

	"github.com/openshift/machine-api-operator/pkg/webhooks"
	admissionv1 "k8s.io/api/admissionregistration/v1"
	"k8s.io/utils/ptr"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"
)

// admissions are machine-api-operator's own webhooks of Machines and MachineSets, for a server that calls webhooks.
type admissions struct {
	client client.Client
	server *httptest.Server
	now    atomic.Pointer[http.ServeMux]
}

// startAdmissions serves them and has them called. They read the platform when they are made.
func startAdmissions(ctx context.Context, through client.Client) (*admissions, error) {
	a := &admissions{client: through}
	if err := a.renew(); err != nil {
		return nil, err
	}
	a.server = httptest.NewTLSServer(http.HandlerFunc(func(to http.ResponseWriter, request *http.Request) {
		a.now.Load().ServeHTTP(to, request)
	}))
	authority := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: a.server.Certificate().Raw})
	reach := func(config *admissionv1.WebhookClientConfig, policy **admissionv1.FailurePolicyType) {
		config.URL = ptr.To(a.server.URL + *config.Service.Path)
		config.Service, config.CABundle = nil, authority
		*policy = ptr.To(admissionv1.Fail) // one that does not answer is to be seen
	}
	defaulting := webhooks.NewMachineMutatingWebhookConfiguration()
	for i := range defaulting.Webhooks {
		reach(&defaulting.Webhooks[i].ClientConfig, &defaulting.Webhooks[i].FailurePolicy)
	}
	validating := webhooks.NewMachineValidatingWebhookConfiguration()
	for i := range validating.Webhooks {
		reach(&validating.Webhooks[i].ClientConfig, &validating.Webhooks[i].FailurePolicy)
	}
	return a, errors.Join(through.Create(ctx, defaulting), through.Create(ctx, validating))
}

// renew reads the platform again.
func (a *admissions) renew() error {
	gate, err := newGate()
	if err != nil {
		return err
	}
	machineDefaulter, err1 := webhooks.NewMachineDefaulter()
	machineValidator, err2 := webhooks.NewMachineValidator(a.client, gate)
	setDefaulter, err3 := webhooks.NewMachineSetDefaulter()
	setValidator, err4 := webhooks.NewMachineSetValidator(a.client, gate)
	if err := errors.Join(err1, err2, err3, err4); err != nil {
		return err
	}
	routes := http.NewServeMux()
	for path, hook := range map[string]*admission.Webhook{
		webhooks.DefaultMachineMutatingHookPath:      machineDefaulter,
		webhooks.DefaultMachineValidatingHookPath:    machineValidator,
		webhooks.DefaultMachineSetMutatingHookPath:   setDefaulter,
		webhooks.DefaultMachineSetValidatingHookPath: setValidator,
	} {
		handler, err := admission.StandaloneWebhook(hook, admission.StandaloneOptions{})
		if err != nil {
			return err
		}
		routes.Handle(path, handler)
	}
	a.now.Store(routes)
	return nil
}
