// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/record"
	"k8s.io/client-go/util/retry"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/klog/v2"
)

const (
	ownName   = "deregister-address" // as writer of changes and Events
	hookPoint = "preTerminate"
	hookName  = "DeregisterAddress"
	hookOwner = "load-balancer/deregister"
	// Point, hook and "Succeeded": where people look for what a hook's owner has to say.
	ownCondition = "PreTerminateDeregisterAddressSucceeded"

	askAgain = 2 * time.Second
)

type controller struct {
	machines dynamic.ResourceInterface
	lister   cache.GenericNamespaceLister
	queue    workqueue.TypedRateLimitingInterface[string]
	events   record.EventRecorder
	balancer balancerClient
}

// next works on one name of the queue; false when the queue has ended.
func (c *controller) next(ctx context.Context) bool {
	key, ended := c.queue.Get()
	if ended {
		return false
	}
	defer c.queue.Done(key)
	again, err := c.reconcile(ctx, key)
	switch {
	case err != nil:
		klog.Error(key, ": ", err)
		c.queue.AddRateLimited(key)
	case again > 0:
		c.queue.Forget(key)
		c.queue.AddAfter(key, again)
	default:
		c.queue.Forget(key)
	}
	return true
}

// reconcile looks at one machine and does what is to be done now, whatever happened before: it may be called
// twice, after a crash, or long after the last call.
func (c *controller) reconcile(ctx context.Context, key string) (time.Duration, error) {
	_, name, err := cache.SplitMetaNamespaceKey(key)
	if err != nil {
		return 0, nil // no such name can exist
	}
	object, err := c.lister.Get(name)
	if apierrors.IsNotFound(err) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	machine := object.(*unstructured.Unstructured)
	if machine.GetDeletionTimestamp() == nil || ourIndex(machine) < 0 {
		return 0, nil
	}
	// At preTerminate the hook counts from the first moment of the deletion, but our turn is only when nothing
	// runs on the Node any more: until then its connections are in use.
	if conditionOf(machine, "Drained")["status"] != "True" {
		return 0, nil
	}

	for _, address := range internalAddresses(machine) {
		gone, err := c.balancer.deregister(ctx, address)
		if err != nil {
			c.report(ctx, machine, "False", "Warning", "DeregisterFailed", err.Error())
			return 0, err
		}
		if !gone {
			c.report(ctx, machine, "False", "Info", "ConnectionsLeft", address+" still has connections")
			return askAgain, nil
		}
	}
	c.report(ctx, machine, "True", "", "", "")
	return 0, c.release(ctx, machine)
}

// release takes exactly our hook off. The list may change between our reading and our writing, so the patch says
// what must still be true; the server applies all of it or nothing. 422 means that one of the tests failed: read
// again. A merge patch or an update would send the whole list and with it undo what others did in the meantime.
func (c *controller) release(ctx context.Context, machine *unstructured.Unstructured) error {
	released := false
	err := retry.OnError(retry.DefaultBackoff, refusedAsChanged, func() error {
		fresh, err := c.machines.Get(ctx, machine.GetName(), metav1.GetOptions{})
		if err != nil {
			return err
		}
		index := ourIndex(fresh)
		if fresh.GetUID() != machine.GetUID() || index < 0 {
			return nil // another machine by now, or somebody took our hook off: nothing to do
		}
		path := fmt.Sprintf("/spec/lifecycleHooks/%s/%d", hookPoint, index)
		err = c.patch(ctx, machine, "", []operation{
			{Op: "test", Path: "/metadata/uid", Value: machine.GetUID()},
			{Op: "test", Path: path + "/name", Value: hookName},
			{Op: "test", Path: path + "/owner", Value: hookOwner},
			{Op: "remove", Path: path},
		})
		released = err == nil
		return err
	})
	if apierrors.IsNotFound(err) {
		return nil
	}
	if released {
		klog.Info(machine.GetName(), ": released")
		c.events.Event(machine, corev1.EventTypeNormal, "HookReleased", "no connection is left, the instance may go")
	}
	return err
}

func refusedAsChanged(err error) bool {
	return apierrors.IsInvalid(err) || apierrors.IsConflict(err)
}

// report writes our condition and an Event, when that says anything new. It is not the job: whatever keeps us
// from telling must not keep the machine.
func (c *controller) report(ctx context.Context, machine *unstructured.Unstructured, status, severity, reason, message string) {
	before := conditionOf(machine, ownCondition)
	if before["status"] == status && text(before["reason"]) == reason && text(before["message"]) == message {
		return
	}
	mine := map[string]any{
		"type": ownCondition, "status": status, "lastTransitionTime": time.Now().UTC().Format(time.RFC3339),
	}
	if status != "True" {
		mine["severity"], mine["reason"], mine["message"] = severity, reason, message
	}
	operations := []operation{{Op: "add", Path: "/status/conditions/-", Value: mine}}
	for index, condition := range conditionsOf(machine) {
		if condition["type"] == ownCondition {
			path := fmt.Sprintf("/status/conditions/%d", index)
			operations = []operation{
				{Op: "test", Path: path + "/type", Value: ownCondition},
				{Op: "replace", Path: path, Value: mine},
			}
		}
	}
	if err := c.patch(ctx, machine, "status", operations); err != nil {
		klog.Warning(machine.GetName(), ": the condition was not written: ", err)
	}
	if status != "True" {
		eventType := corev1.EventTypeNormal
		if severity == "Warning" {
			eventType = corev1.EventTypeWarning
		}
		c.events.Event(machine, eventType, reason, message)
	}
}

// operation is one step of a JSON patch (RFC 6902). The steps apply all or none.
type operation struct {
	Op    string `json:"op"`
	Path  string `json:"path"`
	Value any    `json:"value,omitempty"`
}

func (c *controller) patch(ctx context.Context, machine *unstructured.Unstructured, subresource string, operations []operation) error {
	body, err := json.Marshal(operations)
	if err != nil {
		return err
	}
	var where []string
	if subresource != "" {
		where = []string{subresource}
	}
	_, err = c.machines.Patch(ctx, machine.GetName(), types.JSONPatchType, body, metav1.PatchOptions{FieldManager: ownName}, where...)
	return err
}
