// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	machinev1 "github.com/openshift/api/machine/v1beta1"
	machinecontroller "github.com/openshift/machine-api-operator/pkg/controller/machine"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

const (
	hostAnnotation = "metal3.io/BareMetalHost"
	promiseTime    = 30 * time.Second
	again          = 30 * time.Second
)

// actuator gives Machines a BareMetalHost in the steps of backend/metal: the choice is stored on the Machine
// before the host is claimed, claim and release insist on the revision that was seen, and reads come from the
// cache. It does not search for claims that no Machine knows of.
type actuator struct {
	client client.Client

	mutex    sync.Mutex
	promised map[string]promise // by host; a cache shows a claim later than it is made
}

type promise struct {
	machine string
	until   time.Time
}

func newActuator(through client.Client) *actuator {
	return &actuator{client: through, promised: map[string]promise{}}
}

// Exists answers whether the Machine has a host that runs.
func (a *actuator) Exists(ctx context.Context, machine *machinev1.Machine) (bool, error) {
	host, err := a.hostOf(ctx, machine)
	if err != nil || host == nil || !host.isConsumer(machine.Namespace, machine.Name) {
		return false, err
	}
	return host.Status.Provisioning.State == "provisioned", nil
}

// Create takes the next step towards a host.
func (a *actuator) Create(ctx context.Context, machine *machinev1.Machine) error {
	host, err := a.hostOf(ctx, machine)
	if err != nil {
		return err
	}
	if host != nil && host.isConsumer(machine.Namespace, machine.Name) {
		return a.mark(ctx, machine, host) // it is being provisioned
	}
	if host == nil || !host.isFree() {
		if host, err = a.choose(ctx, machine); err != nil {
			return err
		}
		if host == nil {
			return &machinecontroller.RequeueAfterError{RequeueAfter: again}
		}
		if err := a.mark(ctx, machine, host); err != nil {
			return err
		}
	}
	claimed := host.copy()
	claimed.Spec.Online = true
	claimed.Spec.ConsumerRef = &reference{APIVersion: "machine.openshift.io/v1beta1", Kind: "Machine",
		Namespace: machine.Namespace, Name: machine.Name}
	claimed.Spec.CustomDeploy = &customDeploy{Method: "install_coreos"}
	claimed.Spec.UserData = &reference{Namespace: machine.Namespace, Name: "worker-user-data"}
	return a.patchHost(ctx, claimed, host)
}

// Update brings what is known of the host to the Machine, and its id to the Node.
func (a *actuator) Update(ctx context.Context, machine *machinev1.Machine) error {
	host, err := a.hostOf(ctx, machine)
	if err != nil {
		return err
	}
	if host == nil || !host.isConsumer(machine.Namespace, machine.Name) {
		return fmt.Errorf("host not found for machine %s", machine.Name)
	}
	if err := a.mark(ctx, machine, host); err != nil {
		return err
	}
	id := host.providerID()
	if machine.Spec.ProviderID == nil || *machine.Spec.ProviderID != id {
		before := machine.DeepCopy()
		machine.Spec.ProviderID = &id
		if err := a.client.Patch(ctx, machine, insist(before)); err != nil {
			return err
		}
	}
	if addresses := addressesOf(host); !slices.Equal(machine.Status.Addresses, addresses) {
		before := machine.DeepCopy()
		machine.Status.Addresses = addresses
		if err := a.client.Status().Patch(ctx, machine, client.MergeFrom(before)); err != nil {
			return err
		}
	}
	if machine.Status.NodeRef == nil {
		return nil
	}
	return a.identify(ctx, machine.Status.NodeRef.Name, id)
}

// Delete takes the next step towards a host that is nobody's.
func (a *actuator) Delete(ctx context.Context, machine *machinev1.Machine) error {
	host, err := a.hostOf(ctx, machine)
	if err != nil || host == nil || !host.isConsumer(machine.Namespace, machine.Name) {
		return err
	}
	released := host.copy()
	if host.Spec.CustomDeploy != nil || host.Spec.UserData != nil || host.Spec.Online {
		released.Spec.CustomDeploy = nil
		released.Spec.UserData = nil
		released.Spec.Online = false
		if err := a.patchHost(ctx, released, host); err != nil {
			return err
		}
		return &machinecontroller.RequeueAfterError{RequeueAfter: again}
	}
	switch host.Status.Provisioning.State {
	case "provisioning", "provisioned", "deprovisioning":
		return &machinecontroller.RequeueAfterError{RequeueAfter: again}
	}
	released.Spec.ConsumerRef = nil
	return a.patchHost(ctx, released, host)
}

// hostOf is the host that the Machine names; nil without one.
func (a *actuator) hostOf(ctx context.Context, machine *machinev1.Machine) (*bareMetalHost, error) {
	namespace, name, named := strings.Cut(machine.Annotations[hostAnnotation], "/")
	if !named {
		return nil, nil
	}
	host := &bareMetalHost{}
	err := a.client.Get(ctx, client.ObjectKey{Namespace: namespace, Name: name}, host)
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	return host, err
}

// choose finds a free host that no other Machine was promised.
func (a *actuator) choose(ctx context.Context, machine *machinev1.Machine) (*bareMetalHost, error) {
	// The cache's own objects: nothing is copied that is not taken.
	var hosts hostList
	err := a.client.List(ctx, &hosts, client.InNamespace(machine.Namespace), client.UnsafeDisableDeepCopy)
	if err != nil {
		return nil, err
	}
	a.mutex.Lock()
	defer a.mutex.Unlock()
	now := time.Now()
	var chosen *bareMetalHost
	for i := range hosts.Items {
		host := &hosts.Items[i]
		if !host.isFree() || (chosen != nil && chosen.Name < host.Name) {
			continue
		}
		given, taken := a.promised[host.Name]
		if taken && given.machine != machine.Name && now.Before(given.until) {
			continue
		}
		chosen = host
	}
	if chosen == nil {
		return nil, nil
	}
	a.promised[chosen.Name] = promise{machine.Name, now.Add(promiseTime)}
	return chosen.copy(), nil
}

// mark notes on the Machine which host it has and what that does.
func (a *actuator) mark(ctx context.Context, machine *machinev1.Machine, host *bareMetalHost) error {
	marks := map[string]string{
		hostAnnotation: host.Namespace + "/" + host.Name,
		machinecontroller.MachineInstanceStateAnnotationName: host.Status.Provisioning.State,
	}
	before := machine.DeepCopy()
	changed := false
	for key, value := range marks {
		if machine.Annotations[key] == value {
			continue
		}
		if machine.Annotations == nil {
			machine.Annotations = map[string]string{}
		}
		machine.Annotations[key] = value
		changed = true
	}
	if !changed {
		return nil
	}
	return a.client.Patch(ctx, machine, insist(before))
}

// identify gives the Node the id that no kubelet on bare metal knows.
func (a *actuator) identify(ctx context.Context, name, id string) error {
	node := &corev1.Node{}
	err := a.client.Get(ctx, client.ObjectKey{Name: name}, node)
	if apierrors.IsNotFound(err) || (err == nil && node.Spec.ProviderID != "") {
		return nil
	}
	if err != nil {
		return err
	}
	before := node.DeepCopy()
	node.Spec.ProviderID = id
	if err := a.client.Patch(ctx, node, insist(before)); !apierrors.IsConflict(err) && !apierrors.IsNotFound(err) {
		return err
	}
	return nil // a Node that moved on, or went, is met again by a later call
}

func (a *actuator) patchHost(ctx context.Context, wanted, seen *bareMetalHost) error {
	return a.client.Patch(ctx, wanted, insist(seen))
}

// insist is a merge patch that fails where somebody was faster.
func insist(seen client.Object) client.Patch {
	return client.MergeFromWithOptions(seen, client.MergeFromWithOptimisticLock{})
}

func addressesOf(host *bareMetalHost) []corev1.NodeAddress {
	if host.Status.Hardware == nil {
		return nil
	}
	var addresses []corev1.NodeAddress
	for _, card := range host.Status.Hardware.NICs {
		addresses = append(addresses, corev1.NodeAddress{Type: corev1.NodeInternalIP, Address: card.IP})
	}
	name := host.Status.Hardware.Hostname
	return append(addresses, corev1.NodeAddress{Type: corev1.NodeHostName, Address: name},
		corev1.NodeAddress{Type: corev1.NodeInternalDNS, Address: name})
}
