// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"strings"

	configv1 "github.com/openshift/api/config/v1"
	machinev1 "github.com/openshift/api/machine/v1beta1"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/utils/ptr"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

var (
	beforeDrain       = machinev1.LifecycleHooks{PreDrain: []machinev1.LifecycleHook{{Name: "backup", Owner: "etcd/guard"}}}
	beforeTermination = machinev1.LifecycleHooks{PreTerminate: []machinev1.LifecycleHook{{Name: "storage", Owner: "ceph/guard"}}}
)

// judgedLives go on beside each other.
var judgedLives = map[string]func(*life, context.Context) error{
	"whole":        (*life).whole,
	"before-drain": (*life).beforeDrain,
	"budget":       (*life).budget,
	"excluded":     (*life).excluded,
	"never-joined": (*life).neverJoined,
	"lost":         (*life).lost,
	"set":          (*life).set,
}

// steps do one after the other until the first error.
func steps(all ...func() error) error {
	for _, step := range all {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// claims makes the life's Machine and its host.
func (l *life) claims(ctx context.Context, machine *machinev1.Machine) error {
	return steps(
		func() error { return l.addHost(ctx, 0) },
		func() error { return l.client.Create(ctx, machine) },
		func() error {
			return l.step(ctx, "created", func(s seen) bool { return s.Phase == "Provisioning" && s.Host == "available claimed deploys" })
		},
		func() error { return l.hostBecomes(ctx, 0, "provisioned") },
		func() error { return l.step(ctx, "provisioned", func(s seen) bool { return s.Phase == "Provisioned" }) },
	)
}

// runs lets it come so far that its Node works.
func (l *life) runs(ctx context.Context, machine *machinev1.Machine) error {
	return steps(
		func() error { return l.claims(ctx, machine) },
		func() error { return l.kubeletStarts(ctx, 0) },
		func() error {
			return l.step(ctx, "joined", func(s seen) bool { return s.Phase == "Running" && s.Node != "" && s.Pods == 1 })
		},
	)
}

// goes waits until its host is let go, and then until nothing is left of it.
func (l *life) goes(ctx context.Context, released string) error {
	return steps(
		func() error {
			return l.step(ctx, released, func(s seen) bool { return s.Host == "provisioned claimed" })
		},
		func() error { return l.hostBecomes(ctx, 0, "available") },
		func() error {
			return l.step(ctx, "wiped", func(s seen) bool { return s.Gone && s.Host == "available" && s.Node == "" })
		},
	)
}

func (l *life) whole(ctx context.Context) error {
	return steps(
		func() error { return l.runs(ctx, l.machine(beforeTermination)) },
		func() error { return l.deleteMachine(ctx) },
		func() error {
			return l.step(ctx, "held after its drain", func(s seen) bool { return s.has("Drained=True") && s.has("Terminable=False") && s.Pods == 0 })
		},
		func() error {
			return l.refused("another hook comes too late", l.change(ctx, func(machine *machinev1.Machine) {
				machine.Spec.LifecycleHooks.PreDrain = beforeDrain.PreDrain
			}))
		},
		func() error {
			return l.refused("so does another owner", l.change(ctx, func(machine *machinev1.Machine) {
				machine.Spec.LifecycleHooks.PreTerminate[0].Owner = "other/guard"
			}))
		},
		func() error { return l.removeHooks(ctx) },
		func() error { return l.goes(ctx, "its hook is off") },
	)
}

func (l *life) beforeDrain(ctx context.Context) error {
	return steps(
		func() error { return l.runs(ctx, l.machine(beforeDrain)) },
		func() error { return l.deleteMachine(ctx) },
		func() error {
			return l.stepSaying(ctx, "held before its drain", l.reported("DrainBlocked"), func(s seen) bool {
				return s.Phase == "Deleting" && s.has("Drainable=False") && s.Said != ""
			})
		},
		func() error { return l.removeHooks(ctx) },
		func() error { return l.goes(ctx, "its hook is off") },
	)
}

// reported is the first event of that reason about the Machine.
func (l *life) reported(reason string) func(context.Context, seen) (string, error) {
	return func(ctx context.Context, _ seen) (string, error) {
		var events corev1.EventList
		err := l.client.List(ctx, &events, client.InNamespace(l.name))
		for _, event := range events.Items {
			if event.Reason == reason && event.InvolvedObject.Kind == "Machine" {
				return event.Type + " " + event.Source.Component + ": " + event.Message, err
			}
		}
		return "", err
	}
}

func (l *life) budget(ctx context.Context) error {
	app := map[string]string{"app": "kept"}
	budget := &policyv1.PodDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Namespace: l.name, Name: "kept"},
		Spec: policyv1.PodDisruptionBudgetSpec{MinAvailable: ptr.To(intstr.FromInt32(1)),
			Selector: &metav1.LabelSelector{MatchLabels: app}}}
	return steps(
		func() error { return l.runs(ctx, l.machine(machinev1.LifecycleHooks{})) },
		func() error {
			pod := &corev1.Pod{}
			if err := l.client.Get(ctx, client.ObjectKey{Namespace: l.name, Name: l.nodeName(0) + "-0"}, pod); err != nil {
				return err
			}
			pod.Labels = app
			if err := l.client.Update(ctx, pod); err != nil {
				return err
			}
			pod.Status.Phase = corev1.PodRunning
			pod.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodReady, Status: corev1.ConditionTrue}}
			return errors.Join(l.client.Status().Update(ctx, pod), l.client.Create(ctx, budget))
		},
		func() error { return l.deleteMachine(ctx) },
		func() error {
			return l.stepSaying(ctx, "its drain waits for a budget", l.reported("DrainRequeued"), func(s seen) bool { return s.Said != "" })
		},
		func() error { return l.client.Delete(ctx, budget) },
		func() error { return l.goes(ctx, "the budget is gone") },
	)
}

func (l *life) excluded(ctx context.Context) error {
	machine := l.machine(beforeTermination)
	machine.Annotations = map[string]string{"machine.openshift.io/exclude-node-draining": ""}
	return steps(
		func() error { return l.runs(ctx, machine) },
		func() error { return l.deleteMachine(ctx) },
		func() error {
			return l.step(ctx, "not drained", func(s seen) bool { return s.has("Drained=True") && s.has("Terminable=False") })
		},
		func() error { return l.removeHooks(ctx) },
		func() error { return l.goes(ctx, "its hook is off") },
	)
}

func (l *life) neverJoined(ctx context.Context) error {
	return steps(
		func() error { return l.claims(ctx, l.machine(beforeDrain)) },
		func() error { return l.deleteMachine(ctx) },
		func() error { return l.goes(ctx, "nothing is drained, its hook holds nothing") },
	)
}

// lost: what was provisioned is not there any more.
func (l *life) lost(ctx context.Context) error {
	return steps(
		func() error { return l.runs(ctx, l.machine(machinev1.LifecycleHooks{})) },
		func() error { return l.hostBecomes(ctx, 0, "available") },
		func() error { return l.step(ctx, "failed", func(s seen) bool { return s.Phase == "Failed" }) },
		func() error { return l.deleteMachine(ctx) },
		func() error {
			return l.step(ctx, "deleted", func(s seen) bool { return s.Gone && s.Host == "available" })
		},
	)
}

func (l *life) machineSet() *machinev1.MachineSet {
	labels := map[string]string{"set": l.name}
	set := &machinev1.MachineSet{ObjectMeta: metav1.ObjectMeta{Namespace: l.name, Name: l.name}}
	set.Spec.Replicas = ptr.To[int32](2)
	set.Spec.Selector.MatchLabels = labels
	set.Spec.Template.Labels = labels
	set.Spec.Template.Spec.ProviderSpec.Value = providerSpec(l.name)
	return set
}

func (l *life) set(ctx context.Context) error {
	set := l.machineSet()
	both := func(do func(context.Context, int) error) error { return errors.Join(do(ctx, 0), do(ctx, 1)) }
	return steps(
		func() error { return both(l.addHost) },
		func() error { return l.client.Create(ctx, set) },
		func() error {
			return l.step(ctx, "two are made", func(s seen) bool {
				return strings.HasPrefix(s.Replicas, "2 2 2") && s.Host == "available claimed deploys, available claimed deploys"
			})
		},
		func() error {
			return both(func(ctx context.Context, number int) error { return l.hostBecomes(ctx, number, "provisioned") })
		},
		func() error { return both(l.kubeletStarts) },
		func() error {
			return l.step(ctx, "both joined", func(s seen) bool { return s.Replicas == "2 2 2 2 2" })
		},
		func() error {
			none := *l.machineSet()
			if err := l.client.Get(ctx, l.key(), &none); err != nil {
				return err
			}
			none.Spec.Selector.MatchLabels = map[string]string{"set": "other"}
			return l.refused("another selector", l.client.Update(ctx, &none))
		},
		func() error { return l.client.Delete(ctx, set) },
		func() error {
			return l.step(ctx, "the set is gone, its Machines follow", func(s seen) bool {
				return s.Replicas == "" && s.Host == "provisioned claimed, provisioned claimed" && s.Pods == 0
			})
		},
		func() error {
			return both(func(ctx context.Context, number int) error { return l.hostBecomes(ctx, number, "available") })
		},
		func() error {
			return l.step(ctx, "nothing is left", func(s seen) bool {
				var machines machinev1.MachineList
				err := l.client.List(ctx, &machines, client.InNamespace(l.name))
				return err == nil && len(machines.Items) == 0 && s.Host == "available, available"
			})
		},
	)
}

// refusals: what a platform whose providerSpec is read says of objects without one.
func (l *life) refusals(ctx context.Context) error {
	with := func(change func(*machinev1.Machine)) func() error {
		return func() error { return l.change(ctx, change) }
	}
	addHook := func(machine *machinev1.Machine) { machine.Spec.LifecycleHooks.PreDrain = beforeDrain.PreDrain }
	relabel := func(machine *machinev1.Machine) { machine.Labels = map[string]string{"some": "label"} }
	machine := l.machine(beforeTermination)
	machine.Finalizers = []string{machinev1.MachineFinalizer}
	machine.Spec.ProviderSpec.Value = nil
	if err := steps(
		func() error { return l.client.Create(ctx, machine) },
		func() error {
			// Where webhooks do not look at it, the controller does, and leaves it alone from then on.
			return l.stepSaying(ctx, "taken on bare metal", l.reported("FailedValidate"), func(s seen) bool { return s.Said != "" })
		},
	); err != nil {
		return err
	}
	platforms := []configv1.PlatformType{configv1.AWSPlatformType, configv1.AzurePlatformType, configv1.GCPPlatformType,
		configv1.NutanixPlatformType, configv1.PowerVSPlatformType, configv1.VSpherePlatformType}
	for _, platform := range platforms {
		other, set := machine.DeepCopy(), l.machineSet()
		other.Name, other.ResourceVersion = "other", ""
		set.Spec.Template.Spec.ProviderSpec.Value = nil
		on := " on " + string(platform)
		if err := steps(
			func() error { return l.setPlatform(ctx, platform) },
			func() error { return l.refused("a Machine"+on, l.client.Create(ctx, other)) },
			func() error { return l.refused("a MachineSet"+on, l.client.Create(ctx, set)) },
			func() error { return l.refused("a label of the Machine"+on, with(relabel)()) },
		); err != nil {
			return err
		}
	}
	both := l.machineSet()
	both.Spec.Template.Labels = map[string]string{"set": "other"}
	both.Spec.Template.Spec.ProviderSpec.Value = nil
	return steps(
		func() error { return l.refused("a MachineSet with two mistakes", l.client.Create(ctx, both)) },
		func() error { return l.deleteMachine(ctx) },
		func() error { return l.refused("a hook and no providerSpec", with(addHook)()) },
		// Taking the finalizer alone is in nobody's way.
		with(func(machine *machinev1.Machine) { machine.Finalizers = nil }),
		func() error { return l.step(ctx, "gone", func(s seen) bool { return s.Gone }) },
	)
}
