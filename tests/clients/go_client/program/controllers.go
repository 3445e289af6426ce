// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/tools/events"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
	"k8s.io/client-go/tools/record"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	"k8s.io/client-go/kubernetes/scheme"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

// controllers are whole ones: they elect a leader, report events, and take their hook off a machine.
var controllers = []behaviour{
	{"leader.election", leaderElection},
	{"events.recorder", eventRecorder},
	{"events.recorder-new", newEventRecorder},
	{"controller.removes-its-hook", hookController},
}

// leaderElection: one leads, the other waits, and takes over when the first lets go.
func leaderElection(ctx context.Context, c *clients) (any, error) {
	var s steps
	elect := func(ctx context.Context, who string) {
		lock, err := resourcelock.New(resourcelock.LeasesResourceLock, namespace, "leader-go", c.typed.CoreV1(),
			c.typed.CoordinationV1(), resourcelock.ResourceLockConfig{Identity: who})
		if err != nil {
			s.add(err.Error())
			return
		}
		leaderelection.RunOrDie(ctx, leaderelection.LeaderElectionConfig{Lock: lock, ReleaseOnCancel: true,
			LeaseDuration: 30 * time.Second, RenewDeadline: 20 * time.Second, RetryPeriod: 200 * time.Millisecond,
			Callbacks: leaderelection.LeaderCallbacks{
				OnStartedLeading: func(context.Context) { s.add(who + " leads") },
				OnStoppedLeading: func() { s.add(who + " stopped") },
				OnNewLeader:      func(leader string) { s.add(who + " knows " + leader) }}})
	}
	first, stopFirst := context.WithCancel(ctx)
	defer stopFirst()
	second, stopSecond := context.WithCancel(ctx)
	defer stopSecond()
	go elect(first, "first")
	if err := s.until(ctx, "first leads"); err != nil {
		return nil, err
	}
	go elect(second, "second")
	if err := s.until(ctx, "second knows first"); err != nil {
		return nil, err
	}
	if s.has("second leads") {
		return nil, fmt.Errorf("two lead: %v", s.seen)
	}
	stopFirst()
	if err := s.until(ctx, "second leads"); err != nil {
		return nil, err
	}
	lease, err := c.typed.CoordinationV1().Leases(namespace).Get(ctx, "leader-go", metav1.GetOptions{})
	if err != nil {
		return nil, err
	}
	return *lease.Spec.HolderIdentity, nil
}

// eventRecorder: the classic recorder posts once and counts the repetition by a patch.
func eventRecorder(ctx context.Context, c *clients) (any, error) {
	machine := newMachine("events-go")
	if err := c.runtime.Create(ctx, machine); err != nil {
		return nil, err
	}
	broadcaster := record.NewBroadcaster()
	defer broadcaster.Shutdown()
	broadcaster.StartRecordingToSink(&sink{c})
	recorder := broadcaster.NewRecorder(scheme.Scheme, corev1.EventSource{Component: "goclient"})
	for range 2 {
		recorder.Event(machine, corev1.EventTypeWarning, "Held", "waits for the quorum guard")
	}
	var seen corev1.Event
	err := eventually(ctx, "an event that counts two", func() (bool, error) {
		list, err := c.typed.CoreV1().Events(namespace).List(ctx, metav1.ListOptions{
			FieldSelector: "involvedObject.name=events-go,involvedObject.uid=" + string(machine.GetUID()) + ",reason=Held"})
		if err != nil || len(list.Items) != 1 {
			return false, err
		}
		seen = list.Items[0]
		return seen.Count == 2, nil
	})
	return []any{seen.Count, seen.Source.Component, seen.ReportingController, seen.InvolvedObject.Kind, seen.Type}, err
}

// sink is what record's own EventSinkImpl does, for the one namespace.
type sink struct{ c *clients }

func (s *sink) Create(event *corev1.Event) (*corev1.Event, error) {
	return s.c.typed.CoreV1().Events(namespace).CreateWithEventNamespaceWithContext(context.Background(), event)
}

func (s *sink) Update(event *corev1.Event) (*corev1.Event, error) {
	return s.c.typed.CoreV1().Events(namespace).UpdateWithEventNamespaceWithContext(context.Background(), event)
}

func (s *sink) Patch(event *corev1.Event, data []byte) (*corev1.Event, error) {
	return s.c.typed.CoreV1().Events(namespace).PatchWithEventNamespaceWithContext(context.Background(), event, data)
}

// newEventRecorder: the recorder of events.k8s.io counts a repetition as a series.
func newEventRecorder(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	machine := newMachine("events-new-go")
	if err := c.runtime.Create(ctx, machine); err != nil {
		return nil, err
	}
	broadcaster := events.NewBroadcaster(&events.EventSinkImpl{Interface: c.typed.EventsV1()})
	if err := broadcaster.StartRecordingToSinkWithContext(ctx); err != nil {
		return nil, err
	}
	recorder := broadcaster.NewRecorder(scheme.Scheme, "goclient")
	find := func(series bool) error {
		return eventually(ctx, "the event", func() (bool, error) {
			list, err := c.typed.EventsV1().Events(namespace).List(ctx, metav1.ListOptions{})
			if err != nil {
				return false, err
			}
			for _, event := range list.Items {
				if event.Regarding.Name == "events-new-go" && (!series || event.Series != nil) {
					return true, nil
				}
			}
			return false, fmt.Errorf("%d events", len(list.Items))
		})
	}
	recorder.Eventf(machine, nil, corev1.EventTypeNormal, "Held", "Holding", "waits")
	if err := find(false); err != nil {
		return nil, err
	}
	recorder.Eventf(machine, nil, corev1.EventTypeNormal, "Held", "Holding", "waits")
	return nil, find(true)
}

// hookController: a controller on controller-runtime sees that its machine is to go, and takes its hook off.
func hookController(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	yes := true
	manager, err := ctrl.NewManager(c.config, ctrl.Options{
		Cache:                         cache.Options{DefaultNamespaces: map[string]cache.Config{namespace: {}}},
		Metrics:                       metricsserver.Options{BindAddress: "0"},
		LeaderElection:                true,
		LeaderElectionID:              "hook-go",
		LeaderElectionNamespace:       namespace,
		LeaderElectionReleaseOnCancel: yes,
	})
	if err != nil {
		return nil, err
	}
	kind := newMachine("")
	err = ctrl.NewControllerManagedBy(manager).Named("hook").For(kind).Complete(reconcile.Func(
		func(ctx context.Context, request reconcile.Request) (reconcile.Result, error) {
			machine := newMachine("")
			if err := manager.GetClient().Get(ctx, request.NamespacedName, machine); err != nil {
				return reconcile.Result{}, client.IgnoreNotFound(err)
			}
			if machine.GetName() != "guarded-go" || machine.GetDeletionTimestamp() == nil {
				return reconcile.Result{}, nil
			}
			before := machine.DeepCopy()
			unstructured.RemoveNestedField(machine.Object, "spec", "lifecycleHooks", "preDrain")
			return reconcile.Result{}, client.IgnoreNotFound(manager.GetClient().Patch(ctx, machine, client.MergeFrom(before)))
		}))
	if err != nil {
		return nil, err
	}
	ended := make(chan error, 1)
	go func() { ended <- manager.Start(ctx) }()

	machine := newMachine("guarded-go")
	machine.SetFinalizers([]string{"holdpoint.dev/go"})
	hooks := []any{map[string]any{"name": "guard-go", "owner": "goclient"}}
	if err := unstructured.SetNestedSlice(machine.Object, hooks, "spec", "lifecycleHooks", "preDrain"); err != nil {
		return nil, err
	}
	if err := c.runtime.Create(ctx, machine); err != nil {
		return nil, err
	}
	if err := c.runtime.Delete(ctx, machine); err != nil {
		return nil, err
	}
	err = eventually(ctx, "the hook is off", func() (bool, error) {
		select {
		case err := <-ended:
			return false, fmt.Errorf("the manager ended: %v", err)
		default:
		}
		if err := c.runtime.Get(ctx, client.ObjectKeyFromObject(machine), machine); err != nil {
			return false, err
		}
		left, _, _ := unstructured.NestedSlice(machine.Object, "spec", "lifecycleHooks", "preDrain")
		return len(left) == 0, fmt.Errorf("%v", left)
	})
	if err != nil {
		return nil, err
	}
	before := machine.DeepCopy()
	machine.SetFinalizers(nil)
	if err := c.runtime.Patch(ctx, machine, client.MergeFrom(before)); client.IgnoreNotFound(err) != nil {
		return nil, err
	}
	cancel()
	return nil, <-ended
}
