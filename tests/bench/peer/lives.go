// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	machinev1 "github.com/openshift/api/machine/v1beta1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/wait"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/utils/ptr"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

const (
	space       = "openshift-machine-api"
	hookOwner   = "bench"
	parallel    = 16 // writes of the world at a time
	drainedType = "Drained"
)

// world is all that is not a controller of Machines: it provisions hosts, starts kubelets, and is the client who
// makes and deletes Machines and removes its hook.
type world struct {
	client client.Client
	cache  cache.Cache
	pods   int

	jobs chan func(context.Context) error

	mutex    sync.Mutex
	done     map[string]bool // what is done once, by a word and a name
	gone     int
	failures error
	changed  chan struct{} // something is gone or failed
}

func newWorld(config *rest.Config, pods int) (*world, error) {
	scheme := runtime.NewScheme()
	if err := errors.Join(clientgoscheme.AddToScheme(scheme), machinev1.Install(scheme), addHosts(scheme)); err != nil {
		return nil, err
	}
	config = rest.CopyConfig(config)
	config.QPS = -1 // the world is not what is measured
	through, err := client.New(config, client.Options{Scheme: scheme})
	if err != nil {
		return nil, err
	}
	seen, err := cache.New(config, cache.Options{Scheme: scheme})
	if err != nil {
		return nil, err
	}
	return &world{client: through, cache: seen, pods: pods, jobs: make(chan func(context.Context) error, 1<<16),
		done: map[string]bool{}, changed: make(chan struct{}, 1)}, nil
}

// makeHosts makes free hosts and waits for all of them.
func (w *world) makeHosts(ctx context.Context, count int) error {
	for i := range count {
		if _, err := w.makeHost(ctx, space, fmt.Sprintf("host-%05d", i), fmt.Sprintf("node-%05d", i), i); err != nil {
			return err
		}
	}
	return nil
}

// makeHost makes a free one, whose Node and address are its own.
func (w *world) makeHost(ctx context.Context, namespace, name, node string, number int) (*bareMetalHost, error) {
	host := &bareMetalHost{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name}}
	if err := w.client.Create(ctx, host); err != nil {
		return nil, err
	}
	host.Status = hostStatus{OperationalStatus: "OK", Provisioning: provisioning{State: "available"},
		Hardware: &hardware{Hostname: node,
			NICs: []nic{{IP: fmt.Sprintf("10.%d.%d.%d", number>>16, number>>8&255, number&255)}}}}
	return host, w.client.Status().Update(ctx, host)
}

// start watches, and does its part from then on.
func (w *world) start(ctx context.Context) error {
	for range parallel {
		go w.work(ctx)
	}
	handlers := map[client.Object]func(any){
		&bareMetalHost{}:     func(object any) { w.hostChanged(object.(*bareMetalHost)) },
		&machinev1.Machine{}: func(object any) { w.machineChanged(object.(*machinev1.Machine)) },
	}
	for kind, changed := range handlers {
		informer, err := w.cache.GetInformer(ctx, kind)
		if err != nil {
			return err
		}
		if _, err := informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
			AddFunc:    changed,
			UpdateFunc: func(_, after any) { changed(after) },
			DeleteFunc: w.removed,
		}); err != nil {
			return err
		}
	}
	go func() { w.cache.Start(ctx) }()
	if !w.cache.WaitForCacheSync(ctx) {
		return errors.New("the world could not list")
	}
	return nil
}

func (w *world) work(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case job := <-w.jobs:
			err := job(ctx)
			// What was overtaken comes again with the next change.
			if err != nil && !apierrors.IsConflict(err) && !apierrors.IsNotFound(err) && ctx.Err() == nil {
				w.mutex.Lock()
				w.failures = errors.Join(w.failures, err)
				w.mutex.Unlock()
				w.tell()
			}
		}
	}
}

func (w *world) tell() {
	select {
	case w.changed <- struct{}{}:
	default:
	}
}

// once queues what is done a single time for a name, until another word is queued that ends this one.
func (w *world) once(word, name string, job func(context.Context) error, ends ...string) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if !w.done[word+name] {
		w.done[word+name] = true
		for _, ended := range ends {
			delete(w.done, ended+name)
		}
		w.jobs <- job
	}
}

func (w *world) hostChanged(host *bareMetalHost) {
	state := host.Status.Provisioning.State
	wanted := host.Spec.CustomDeploy != nil
	switch {
	case wanted && host.Spec.Online && state == "available":
		w.once("provision ", host.Name, func(ctx context.Context) error {
			if err := w.setHost(ctx, host, "provisioned", true); err != nil {
				return err
			}
			return w.startKubelet(ctx, host)
		}, "wipe ")
	case !wanted && state == "provisioned":
		// A quick side has it again for another life.
		w.once("wipe ", host.Name, func(ctx context.Context) error { return w.setHost(ctx, host, "available", false) }, "provision ")
	}
}

func (w *world) setHost(ctx context.Context, host *bareMetalHost, state string, on bool) error {
	after := host.copy()
	after.Status.Provisioning.State = state
	after.Status.PoweredOn = on
	return w.client.Status().Patch(ctx, after, client.MergeFrom(host))
}

func (w *world) startKubelet(ctx context.Context, host *bareMetalHost) error {
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: host.Status.Hardware.Hostname,
		Labels: map[string]string{"kubernetes.io/os": "linux"}}}
	// The Node of the life before may still be there.
	if err := wait.PollUntilContextCancel(ctx, 20*time.Millisecond, true, func(ctx context.Context) (bool, error) {
		err := w.client.Create(ctx, node)
		return err == nil, client.IgnoreAlreadyExists(err)
	}); err != nil {
		return err
	}
	before := node.DeepCopy()
	node.Status.Addresses = []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: host.Status.Hardware.NICs[0].IP}}
	node.Status.Conditions = []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue,
		LastHeartbeatTime: metav1.Now(), LastTransitionTime: metav1.Now(), Reason: "KubeletReady"}}
	if err := w.client.Status().Patch(ctx, node, client.MergeFrom(before)); err != nil {
		return err
	}
	for i := range w.pods {
		// Nothing has to end: the eviction of such a pod is its end.
		pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: host.Namespace, Name: fmt.Sprintf("%s-%d", node.Name, i)},
			Spec: corev1.PodSpec{NodeName: node.Name, TerminationGracePeriodSeconds: ptr.To[int64](0),
				Containers: []corev1.Container{{Name: "work", Image: "none"}}}}
		if err := w.client.Create(ctx, pod); err != nil {
			return err
		}
	}
	return nil
}

func newMachine(i int) *machinev1.Machine {
	machine := &machinev1.Machine{ObjectMeta: metav1.ObjectMeta{Namespace: space, Name: fmt.Sprintf("machine-%05d", i),
		Labels: map[string]string{"machine.openshift.io/cluster-api-cluster": "bench"}}}
	machine.Spec.LifecycleHooks.PreTerminate = []machinev1.LifecycleHook{{Name: "bench", Owner: hookOwner}}
	machine.Spec.ProviderSpec.Value = providerSpec(space)
	return machine
}

func providerSpec(namespace string) *runtime.RawExtension {
	return &runtime.RawExtension{Raw: jsonOf(map[string]any{
		"kind": "BareMetalMachineProviderSpec", "apiVersion": "baremetal.cluster.k8s.io/v1alpha1",
		"customDeploy": map[string]any{"method": "install_coreos"},
		"userData":     map[string]any{"name": "worker-user-data", "namespace": namespace}})}
}

func (w *world) machineChanged(machine *machinev1.Machine) {
	if machine.DeletionTimestamp.IsZero() {
		if ptr.Deref(machine.Status.Phase, "") == machinev1.PhaseRunning {
			w.once("delete ", machine.Name, func(ctx context.Context) error { return w.client.Delete(ctx, machine.DeepCopy()) })
		}
		return
	}
	if len(machine.Spec.LifecycleHooks.PreTerminate) == 0 {
		return
	}
	for _, condition := range machine.Status.Conditions {
		if condition.Type != drainedType || condition.Status != corev1.ConditionTrue {
			continue
		}
		w.once("release ", machine.Name, func(ctx context.Context) error {
			after := machine.DeepCopy()
			after.Spec.LifecycleHooks.PreTerminate = nil
			return w.client.Patch(ctx, after, client.MergeFrom(machine))
		})
	}
}

func (w *world) removed(object any) {
	if unknown, lost := object.(toolscache.DeletedFinalStateUnknown); lost {
		object = unknown.Obj
	}
	if _, machine := object.(*machinev1.Machine); machine {
		w.mutex.Lock()
		w.gone++
		w.mutex.Unlock()
		w.tell()
	}
}

// live makes so many Machines and waits until all of them are gone.
func (w *world) live(ctx context.Context, lives int, patience time.Duration) error {
	for i := range lives {
		w.jobs <- func(ctx context.Context) error { return w.client.Create(ctx, newMachine(i)) }
	}
	for {
		w.mutex.Lock()
		gone, failures := w.gone, w.failures
		w.mutex.Unlock()
		if failures != nil {
			return failures
		}
		if gone == lives {
			return nil
		}
		select {
		case <-w.changed:
		case <-time.After(patience):
			return fmt.Errorf("%d of %d Machines are gone and no other went within %s", gone, lives, patience)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// check compares the world with what whole lives leave behind: free hosts and nothing else.
func (w *world) check(ctx context.Context, hosts int) error {
	var all hostList
	var nodes corev1.NodeList
	if err := errors.Join(w.client.List(ctx, &all), w.client.List(ctx, &nodes)); err != nil {
		return err
	}
	free := 0
	for i := range all.Items {
		if all.Items[i].isFree() {
			free++
		}
	}
	if free != hosts || len(nodes.Items) != 0 {
		return fmt.Errorf("%d of %d hosts are free and %d Nodes are left", free, hosts, len(nodes.Items))
	}
	return nil
}
