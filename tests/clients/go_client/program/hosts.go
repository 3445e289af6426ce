// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

// An operator of bare metal asks for what baremetal-operator does, in its order: Secrets by label, which it
// claims by an update; whole updates of spec and status; objects beside the host that it owns, one with a finalizer
// and one with two owners; Events whose names begin with a capital letter.

const (
	hostFinalizer = "baremetalhost.metal3.io"
	hostLabel     = "environment.metal3.io"
	hostReboot    = "reboot.metal3.io"
	hostDetached  = "baremetalhost.metal3.io/detached"
)

var hostKind = schema.GroupVersionKind{Group: "metal3.io", Version: "v1alpha1", Kind: "BareMetalHost"}

// besideHosts are kinds of the group that only their operator defines; some have the same singular and plural.
var besideHosts = map[string]string{"HardwareData": "hardwaredata", "HostFirmwareSettings": "hostfirmwaresettings",
	"FirmwareSchema": "firmwareschemas"}

func besideHost(kind, name string) *unstructured.Unstructured {
	object := &unstructured.Unstructured{Object: map[string]any{}}
	object.SetGroupVersionKind(hostKind.GroupVersion().WithKind(kind))
	object.SetNamespace(namespace)
	object.SetName(name)
	return object
}

func besideDefinition(kind, plural string) *apiextensionsv1.CustomResourceDefinition {
	definition := newDefinition(hostKind.Version)
	definition.Name, definition.Spec.Group = plural+"."+hostKind.Group, hostKind.Group
	definition.Spec.Names = apiextensionsv1.CustomResourceDefinitionNames{Kind: kind, ListKind: kind + "List", Plural: plural, Singular: strings.ToLower(kind)}
	return definition
}

// hostOperator is the operator: one step of a host's life a call.
type hostOperator struct{ ctrl.Manager }

func (o hostOperator) event(ctx context.Context, host *unstructured.Unstructured, reason string) error {
	now := metav1.Now()
	return o.GetClient().Create(ctx, &corev1.Event{
		ObjectMeta: metav1.ObjectMeta{GenerateName: reason + "-", Namespace: host.GetNamespace()},
		InvolvedObject: corev1.ObjectReference{Kind: host.GetKind(), Namespace: host.GetNamespace(), Name: host.GetName(),
			UID: host.GetUID(), APIVersion: host.GetAPIVersion()},
		Reason: reason, Message: "it is " + reason, Source: corev1.EventSource{Component: "metal3-baremetal-controller"},
		FirstTimestamp: now, LastTimestamp: now, Count: 1, Type: corev1.EventTypeNormal,
		ReportingController: "metal3.io/baremetal-controller"})
}

// secret finds the Secret where the cache does not know it yet, and claims it. Of a host that is let go it is held no more:
// whoever holds it again because the cache still has the host, and is overtaken by the garbage collector, leaves it for ever.
func (o hostOperator) secret(ctx context.Context, host *unstructured.Unstructured, key client.ObjectKey, hold bool) (*corev1.Secret, error) {
	secret := &corev1.Secret{}
	err := o.GetClient().Get(ctx, key, secret)
	if isNotFound(err) {
		err = o.GetAPIReader().Get(ctx, key, secret)
	}
	if err != nil {
		return nil, err
	}
	labelled := metav1.HasLabel(secret.ObjectMeta, hostLabel)
	metav1.SetMetaDataLabel(&secret.ObjectMeta, hostLabel, "baremetal")
	owners := len(secret.OwnerReferences)
	if err := controllerutil.SetOwnerReference(host, secret, o.GetScheme()); err != nil {
		return nil, err
	}
	held := hold && controllerutil.AddFinalizer(secret, hostFinalizer+"/secret")
	if !held && labelled && owners == len(secret.OwnerReferences) {
		return secret, nil
	}
	return secret, o.GetClient().Update(ctx, secret)
}

// say saves the whole status, as Go's types write it.
func (o hostOperator) say(ctx context.Context, host *unstructured.Unstructured, secret *corev1.Secret, state, operational string, on bool) error {
	credentials := map[string]any{"credentials": map[string]any{"name": secret.Name, "namespace": secret.Namespace},
		"credentialsVersion": secret.ResourceVersion}
	moment := map[string]any{"start": nil, "end": nil}
	host.Object["status"] = map[string]any{"operationalStatus": operational, "lastUpdated": metav1.Now().UTC().Format("2006-01-02T15:04:05Z"),
		"hardwareProfile": "unknown", "errorCount": int64(0), "errorMessage": "", "poweredOn": on,
		"goodCredentials": credentials, "triedCredentials": credentials,
		"operationHistory": map[string]any{"register": moment, "inspect": moment, "provision": moment, "deprovision": moment},
		"provisioning": map[string]any{"ID": "node-1", "bootMode": "UEFI", "state": state, "image": map[string]any{"url": ""},
			"rootDeviceHints": map[string]any{"deviceName": "/dev/sda"}}}
	return o.GetClient().Status().Update(ctx, host)
}

func (o hostOperator) Reconcile(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
	to := o.GetClient()
	host := besideHost(hostKind.Kind, "")
	if err := to.Get(ctx, request.NamespacedName, host); err != nil {
		return reconcile.Result{}, client.IgnoreNotFound(err)
	}
	if host.GetDeletionTimestamp() == nil && controllerutil.AddFinalizer(host, hostFinalizer) {
		return reconcile.Result{}, to.Update(ctx, host)
	}
	name, _, _ := unstructured.NestedString(host.Object, "spec", "bmc", "credentialsName")
	state, _, _ := unstructured.NestedString(host.Object, "status", "provisioning", "state")
	secret, err := o.secret(ctx, host, client.ObjectKey{Namespace: request.Namespace, Name: name}, state != "deleting")
	if err != nil {
		return reconcile.Result{}, err
	}
	operational, _, _ := unstructured.NestedString(host.Object, "status", "operationalStatus")
	on, _, _ := unstructured.NestedBool(host.Object, "status", "poweredOn")
	online, _, _ := unstructured.NestedBool(host.Object, "spec", "online")
	_, imaged, _ := unstructured.NestedString(host.Object, "spec", "image", "url")
	_, reboot := host.GetAnnotations()[hostReboot]
	_, detached := host.GetAnnotations()[hostDetached]
	next := map[string]string{"": "registering", "registering": "inspecting", "inspecting": "preparing", "preparing": "available"}[state]
	hardware := besideHost("HardwareData", request.Name)
	if host.GetDeletionTimestamp() != nil {
		if state != "deleting" {
			return reconcile.Result{}, o.say(ctx, host, secret, "deleting", "OK", false)
		}
		if err := to.Get(ctx, client.ObjectKeyFromObject(hardware), hardware); err == nil && controllerutil.RemoveFinalizer(hardware, hostFinalizer+"/hardwareData") {
			err = to.Update(ctx, hardware)
		} else if err = client.IgnoreNotFound(err); err != nil {
			return reconcile.Result{}, err
		}
		controllerutil.RemoveFinalizer(secret, hostFinalizer+"/secret")
		if err := to.Update(ctx, secret); err != nil {
			return reconcile.Result{}, err
		}
		controllerutil.RemoveFinalizer(host, hostFinalizer)
		return reconcile.Result{}, to.Update(ctx, host)
	}
	switch {
	case detached && operational != "detached":
		return reconcile.Result{}, o.say(ctx, host, secret, state, "detached", on)
	case detached:
		return reconcile.Result{}, nil
	case state == "inspecting":
		hardware.SetFinalizers([]string{hostFinalizer + "/hardwareData"})
		hardware.SetOwnerReferences([]metav1.OwnerReference{*metav1.NewControllerRef(host, hostKind)})
		hardware.Object["spec"] = map[string]any{"hardware": map[string]any{"hostname": "node-1"}}
		if err := to.Create(ctx, hardware); client.IgnoreAlreadyExists(err) != nil {
			return reconcile.Result{}, err
		}
	case state == "registering":
		settings := besideHost("HostFirmwareSettings", request.Name)
		settings.Object["spec"] = map[string]any{"settings": map[string]any{}}
		if err := controllerutil.SetControllerReference(host, settings, o.GetScheme()); err != nil {
			return reconcile.Result{}, err
		}
		if err := to.Create(ctx, settings); client.IgnoreAlreadyExists(err) != nil {
			return reconcile.Result{}, err
		}
	case state == "available" && imaged:
		next = "provisioned"
	case state == "provisioned" && reboot && !on:
		host.SetAnnotations(nil)
		return reconcile.Result{}, to.Update(ctx, host)
	case state == "provisioned" && on != (online && !reboot):
		return reconcile.Result{}, o.say(ctx, host, secret, state, "OK", online && !reboot)
	}
	if next == "" {
		return reconcile.Result{}, nil
	}
	if err := o.say(ctx, host, secret, next, "OK", online); err != nil {
		return reconcile.Result{}, err
	}
	return reconcile.Result{}, o.event(ctx, host, strings.ToUpper(next[:1])+next[1:])
}

// firmware owns one schema for all settings, and updates it whether it changed or not.
func (o hostOperator) firmware(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
	to := o.GetClient()
	settings, shared := besideHost("HostFirmwareSettings", ""), besideHost("FirmwareSchema", "schema-4bcc035f")
	if err := to.Get(ctx, request.NamespacedName, settings); err != nil {
		return reconcile.Result{}, client.IgnoreNotFound(err)
	}
	if settings.GetDeletionTimestamp() != nil {
		return reconcile.Result{}, nil
	}
	err := to.Get(ctx, client.ObjectKeyFromObject(shared), shared)
	if client.IgnoreNotFound(err) != nil {
		return reconcile.Result{}, err
	}
	fresh := err != nil
	if err := controllerutil.SetOwnerReference(settings, shared, o.GetScheme()); err != nil {
		return reconcile.Result{}, err
	}
	if fresh {
		shared.Object["spec"] = map[string]any{"schema": map[string]any{"BootMode": map[string]any{"attribute_type": "Enumeration", "read_only": false}}}
		err = to.Create(ctx, shared)
	} else {
		err = to.Update(ctx, shared)
	}
	if err != nil || settings.Object["status"] != nil {
		return reconcile.Result{}, err
	}
	settings.Object["status"] = map[string]any{"settings": map[string]any{"BootMode": "Uefi"},
		"schema": map[string]any{"name": shared.GetName(), "namespace": namespace}}
	return reconcile.Result{}, to.Status().Update(ctx, settings)
}

func hostLife(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	through, known, err := withDefinitions(c)
	if err != nil {
		return nil, err
	}
	for kind, plural := range besideHosts {
		definition := besideDefinition(kind, plural)
		if err := through.Create(ctx, definition); err != nil {
			return nil, err
		}
		defer func() { _ = through.Delete(context.WithoutCancel(ctx), definition) }()
		if err := listed(ctx, c, hostKind.GroupVersion(), plural, true); err != nil {
			return nil, err
		}
	}
	managed, err := labels.Parse(hostLabel + "=baremetal")
	if err != nil {
		return nil, err
	}
	manager, err := ctrl.NewManager(c.config, ctrl.Options{Scheme: known, Metrics: metricsserver.Options{BindAddress: "0"},
		Cache: cache.Options{DefaultNamespaces: map[string]cache.Config{namespace: {}},
			ByObject: map[client.Object]cache.ByObject{&corev1.Secret{}: {Label: managed}}}})
	if err != nil {
		return nil, err
	}
	operator := hostOperator{manager}
	if err := ctrl.NewControllerManagedBy(manager).Named("host").For(besideHost(hostKind.Kind, "")).
		Owns(&corev1.Secret{}, builder.MatchEveryOwner).Complete(operator); err != nil {
		return nil, err
	}
	if err := ctrl.NewControllerManagedBy(manager).Named("firmware").For(besideHost("HostFirmwareSettings", "")).
		Complete(reconcile.Func(operator.firmware)); err != nil {
		return nil, err
	}
	ended := make(chan error, 1)
	go func() { ended <- manager.Start(ctx) }()

	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "host-go-bmc"},
		StringData: map[string]string{"username": "admin", "password": "password"}}
	host := besideHost(hostKind.Kind, "host-go")
	host.Object["spec"] = map[string]any{"online": true, "bootMACAddress": "00:11:22:33:44:55",
		"bmc": map[string]any{"address": "redfish://192.0.2.1/redfish/v1/Systems/1", "credentialsName": secret.Name}}
	if err := through.Create(ctx, secret); err != nil {
		return nil, err
	}
	if err := through.Create(ctx, host); err != nil {
		return nil, err
	}
	seen := map[string]any{}
	until := func(what string, reached func(state, operational string, on bool) bool) error {
		return eventually(ctx, what, func() (bool, error) {
			if err := through.Get(ctx, client.ObjectKeyFromObject(host), host); err != nil {
				return false, err
			}
			state, _, _ := unstructured.NestedString(host.Object, "status", "provisioning", "state")
			operational, _, _ := unstructured.NestedString(host.Object, "status", "operationalStatus")
			on, _, _ := unstructured.NestedBool(host.Object, "status", "poweredOn")
			content := scrub(host.DeepCopy().Object).(map[string]any)
			for _, field := range []string{"lastUpdated", "goodCredentials", "triedCredentials"} {
				unstructured.RemoveNestedField(content, "status", field)
			}
			seen[what] = content
			return reached(state, operational, on), fmt.Errorf("%v", host.Object["status"])
		})
	}
	patch := func(body string) error {
		return through.Patch(ctx, host, client.RawPatch("application/merge-patch+json", []byte(body)))
	}
	for _, step := range []struct {
		what, body string
		reached    func(state, operational string, on bool) bool
	}{
		{"available", `{}`, func(state, _ string, _ bool) bool { return state == "available" }},
		{"provisioned", `{"spec":{"image":{"url":"http://192.0.2.2/i.qcow2","checksum":"c","checksumType":"sha256"}}}`,
			func(state, _ string, on bool) bool { return state == "provisioned" && on }},
		{"off", `{"spec":{"online":false}}`, func(_, _ string, on bool) bool { return !on }},
		{"on", `{"spec":{"online":true}}`, func(_, _ string, on bool) bool { return on }},
		{"rebooted", `{"metadata":{"annotations":{"reboot.metal3.io":""}}}`,
			func(_, _ string, on bool) bool { return on && len(host.GetAnnotations()) == 0 }},
		{"detached", `{"metadata":{"annotations":{"baremetalhost.metal3.io/detached":""}}}`,
			func(_, operational string, _ bool) bool { return operational == "detached" }},
	} {
		if err := patch(step.body); err != nil {
			return nil, fmt.Errorf("%s: %w", step.what, err)
		}
		if err := until(step.what, step.reached); err != nil {
			return nil, err
		}
	}
	for kind := range besideHosts {
		list := &unstructured.UnstructuredList{}
		list.SetGroupVersionKind(hostKind.GroupVersion().WithKind(kind + "List"))
		// The settings are there before their own controller has looked at them.
		if err := eventually(ctx, "one "+kind, func() (bool, error) {
			err := through.List(ctx, list, client.InNamespace(namespace))
			return err == nil && len(list.Items) == 1 && (kind != "HostFirmwareSettings" || list.Items[0].Object["status"] != nil), err
		}); err != nil {
			return nil, err
		}
		seen[kind] = scrub(list.Items[0].Object)
	}
	if err := through.Get(ctx, client.ObjectKeyFromObject(secret), secret); err != nil {
		return nil, err
	}
	seen["secret"] = []any{secret.Labels, secret.Finalizers, len(secret.OwnerReferences)}
	if err := through.Delete(ctx, host); err != nil {
		return nil, err
	}
	left := []client.Object{host, secret}
	for kind := range besideHosts {
		name := host.GetName()
		if kind == "FirmwareSchema" {
			name = "schema-4bcc035f"
		}
		left = append(left, besideHost(kind, name))
	}
	for _, object := range left {
		if err := eventually(ctx, object.GetName()+" is gone", func() (bool, error) {
			err := through.Get(ctx, client.ObjectKeyFromObject(object), object)
			return isNotFound(err), err
		}); err != nil {
			return nil, err
		}
	}
	events, err := c.typed.CoreV1().Events(namespace).List(ctx, metav1.ListOptions{FieldSelector: "involvedObject.name=host-go"})
	if err != nil {
		return nil, err
	}
	reasons := map[string]bool{}
	for _, event := range events.Items {
		reasons[event.Reason] = strings.HasPrefix(event.Name, event.Reason+"-")
	}
	seen["events"] = reasons
	cancel()
	return seen, <-ended
}
