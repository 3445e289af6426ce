// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	configv1 "github.com/openshift/api/config/v1"
	machinev1 "github.com/openshift/api/machine/v1beta1"
	"github.com/openshift/machine-api-operator/pkg/controller/machineset"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/ptr"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

const (
	lookAgain     = 100 * time.Millisecond
	judgeUsage    = "usage: peer judge [-webhooks] [-life NAME] [-patience DURATION] [-wanted FILE] KUBECONFIG"
	linkedMachine = "machine.openshift.io/machine" // what nodelink writes on a Node
)

// seen is what is there of a Machine at the end of a step, and nothing that differs from run to run.
type seen struct {
	Life       string   `json:"life"`
	Step       string   `json:"step"`
	Phase      string   `json:"phase"`
	Conditions []string `json:"conditions"`
	// The Node that it is linked with, from both sides.
	Node     string `json:"node"`
	Cordoned bool   `json:"cordoned"`
	Pods     int    `json:"pods"` // on its Node
	Host     string `json:"host"`
	Error    string `json:"error"`
	Gone     bool   `json:"gone"`
	// Of a set: wanted, there, labelled, ready, available.
	Replicas string `json:"replicas"`
	// What the server answered, or the controllers reported.
	Said string `json:"said"`
	Why  string `json:"why"`
}

// judge plays lives on one server.
type judge struct {
	*world
	admissions *admissions // nil where the server judges Machines itself
	patience   time.Duration
	wanted     map[string]seen // by life and step

	mutex  sync.Mutex
	failed bool
	hosts  int
}

// life is a Machine in a namespace of its own.
type life struct {
	*judge
	name string
}

// runJudge plays the lives of Machines under machine-api-operator's controllers on a given server, and prints one
// JSON object a step. A step whose end never came says so in `why`; the program then fails.
func runJudge(arguments []string) error {
	flags := flag.NewFlagSet(judging, flag.ExitOnError)
	withWebhooks := flags.Bool("webhooks", false, "run machine-api-operator's webhooks too: the server calls webhooks")
	only := flags.String("life", "", "play this one alone")
	patience := flags.Duration("patience", 5*time.Minute, "that of a step")
	wanted := flags.String("wanted", "", "steps as they were printed once: each is waited for as it stands there")
	flags.Parse(arguments)
	if flags.NArg() != 1 {
		return errors.New(judgeUsage)
	}
	// Its webhooks look for a server themselves.
	if err := os.Setenv("KUBECONFIG", flags.Arg(0)); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	config, err := clientcmd.BuildConfigFromFlags("", flags.Arg(0))
	if err != nil {
		return err
	}
	w, err := newWorld(config, 1)
	if err != nil {
		return err
	}
	if err := configv1.Install(w.client.Scheme()); err != nil {
		return err
	}
	j := &judge{world: w, patience: *patience, wanted: map[string]seen{}}
	if *wanted != "" {
		if err := j.expect(*wanted); err != nil {
			return err
		}
	}
	if err := j.setUp(ctx); err != nil {
		return err
	}
	if *withWebhooks {
		if j.admissions, err = startAdmissions(ctx, w.client); err != nil {
			return err
		}
		defer j.admissions.server.Close()
	}
	mgr, err := newManager(ctx, config, machineset.Add)
	if err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- mgr.Start(ctx) }()
	go func() {
		if err := <-ended; ctx.Err() == nil {
			fail(fmt.Errorf("the controllers ended: %w", err))
		}
	}()

	var playing sync.WaitGroup
	for name, play := range judgedLives {
		if *only != "" && *only != name {
			continue
		}
		playing.Add(1)
		go func() {
			defer playing.Done()
			j.play(ctx, name, play)
		}()
	}
	playing.Wait()
	if *only == "" || *only == "refusals" {
		j.play(ctx, "refusals", (*life).refusals) // the platform is that of all Machines
	}
	if j.failed {
		return errors.New("not every step came to its end")
	}
	return nil
}

// setUp makes what machine-api-operator looks for at its start.
func (j *judge) setUp(ctx context.Context) error {
	definition := &unstructured.Unstructured{}
	if err := json.Unmarshal([]byte(`{"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
		"metadata": {"name": "dnses.config.openshift.io"}, "spec": {"group": "config.openshift.io", "scope": "Cluster",
		"names": {"kind": "DNS", "listKind": "DNSList", "plural": "dnses", "singular": "dns"},
		"versions": [{"name": "v1", "served": true, "storage": true, "schema": {"openAPIV3Schema": {"type": "object",
			"properties": {"spec": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}}}}}]}}`),
		definition); err != nil {
		return err
	}
	if err := j.client.Create(ctx, definition); err != nil {
		return err
	}
	infrastructure := &configv1.Infrastructure{ObjectMeta: metav1.ObjectMeta{Name: "cluster"}}
	if err := j.client.Create(ctx, infrastructure); err != nil {
		return err
	}
	dns := &configv1.DNS{ObjectMeta: metav1.ObjectMeta{Name: "cluster"}}
	// A definition is served a moment after it is taken.
	if err := wait.PollUntilContextTimeout(ctx, lookAgain, j.patience, true, func(ctx context.Context) (bool, error) {
		return j.client.Create(ctx, dns) == nil, nil
	}); err != nil {
		return fmt.Errorf("dnses are not served: %w", err)
	}
	return j.setPlatform(ctx, configv1.BareMetalPlatformType)
}

func (j *judge) setPlatform(ctx context.Context, platform configv1.PlatformType) error {
	infrastructure := &configv1.Infrastructure{}
	if err := j.client.Get(ctx, client.ObjectKey{Name: "cluster"}, infrastructure); err != nil {
		return err
	}
	infrastructure.Status.InfrastructureName = "judged"
	infrastructure.Status.PlatformStatus = &configv1.PlatformStatus{Type: platform}
	if err := j.client.Status().Update(ctx, infrastructure); err != nil {
		return err
	}
	if j.admissions == nil {
		return nil
	}
	return j.admissions.renew()
}

// expect reads what the steps are waited for: a controller writes what it did in several requests, and what a step is
// known by may be there before the rest of it.
func (j *judge) expect(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		var s seen
		if err := json.Unmarshal([]byte(line), &s); err != nil {
			return fmt.Errorf("%s: %w: %s", path, err, line)
		}
		j.wanted[s.Life+"/"+s.Step] = s
	}
	return nil
}

func (j *judge) tellStep(s seen) {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	j.failed = j.failed || s.Why != ""
	fmt.Printf("%s\n", jsonOf(s))
}

func (j *judge) play(ctx context.Context, name string, play func(*life, context.Context) error) {
	l := &life{judge: j, name: name}
	err := j.client.Create(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name}})
	if err == nil {
		err = play(l, ctx)
	}
	if err != nil {
		j.tellStep(seen{Life: name, Step: "its end", Why: err.Error()})
	}
}

func (l *life) key() client.ObjectKey { return client.ObjectKey{Namespace: l.name, Name: l.name} }

// step waits until what is seen is what ends it, and tells it.
func (l *life) step(ctx context.Context, name string, is func(seen) bool) error {
	return l.stepSaying(ctx, name, func(context.Context, seen) (string, error) { return "", nil }, is)
}

// stepSaying asks besides for what was said.
func (l *life) stepSaying(ctx context.Context, name string, said func(context.Context, seen) (string, error),
	is func(seen) bool) error {
	var now, before seen
	wanted, isKnown := l.wanted[l.name+"/"+name]
	err := wait.PollUntilContextTimeout(ctx, lookAgain, l.patience, true, func(ctx context.Context) (bool, error) {
		var err error
		before = now
		if now, err = l.look(ctx); err != nil {
			return false, err
		}
		now.Life, now.Step = l.name, name
		now.Said, err = said(ctx, now)
		// It is read in several requests: what is seen twice was there at one time.
		return err == nil && is(now) && reflect.DeepEqual(now, before) && (!isKnown || reflect.DeepEqual(now, wanted)), err
	})
	if err != nil {
		return fmt.Errorf("%s: it never came: %w: %s", name, err, jsonOf(now))
	}
	l.tellStep(now)
	return nil
}

// look reads all that belongs to the life's Machine.
func (l *life) look(ctx context.Context) (seen, error) {
	var now seen
	var hosts hostList
	if err := l.client.List(ctx, &hosts, client.InNamespace(l.name)); err != nil {
		return now, err
	}
	for _, host := range hosts.Items {
		words := []string{host.Status.Provisioning.State}
		if host.Spec.ConsumerRef != nil {
			words = append(words, "claimed")
		}
		if host.Spec.CustomDeploy != nil {
			words = append(words, "deploys")
		}
		now.Host = strings.TrimPrefix(now.Host+", "+strings.Join(words, " "), ", ")
	}
	node := l.nodeName(0)
	machine := &machinev1.Machine{}
	err := l.client.Get(ctx, l.key(), machine)
	if err != nil && !apierrors.IsNotFound(err) {
		return now, err
	}
	now.Gone = err != nil
	now.Phase = ptr.Deref(machine.Status.Phase, "")
	now.Error = ptr.Deref(machine.Status.ErrorMessage, "")
	for _, c := range machine.Status.Conditions {
		now.Conditions = append(now.Conditions,
			strings.TrimRight(fmt.Sprintf("%s=%s %s: %s", c.Type, c.Status, c.Reason, c.Message), ": "))
	}
	slices.Sort(now.Conditions)

	linked := &corev1.Node{}
	if err := l.client.Get(ctx, client.ObjectKey{Name: node}, linked); client.IgnoreNotFound(err) != nil {
		return now, err
	}
	ref := machine.Status.NodeRef
	if ref != nil && ref.Name == linked.Name && linked.Annotations[linkedMachine] == l.name+"/"+l.name &&
		machine.Spec.ProviderID != nil && *machine.Spec.ProviderID == linked.Spec.ProviderID {
		now.Node = ref.Name
	}
	now.Cordoned = linked.Spec.Unschedulable
	var pods corev1.PodList
	if err := l.client.List(ctx, &pods, client.InNamespace(l.name)); err != nil {
		return now, err
	}
	now.Pods = len(pods.Items)
	set := &machinev1.MachineSet{}
	if err := l.client.Get(ctx, l.key(), set); err == nil {
		s := set.Status
		now.Replicas = fmt.Sprint(ptr.Deref(set.Spec.Replicas, 1), s.Replicas, s.FullyLabeledReplicas, s.ReadyReplicas,
			s.AvailableReplicas)
	} else if !apierrors.IsNotFound(err) {
		return now, err
	}
	return now, nil
}

func (s seen) has(condition string) bool {
	return slices.ContainsFunc(s.Conditions, func(c string) bool { return strings.HasPrefix(c, condition) })
}

func (l *life) nodeName(number int) string { return fmt.Sprintf("node-of-%s-%d", l.name, number) }

func (l *life) hostName(number int) string { return fmt.Sprintf("host-of-%s-%d", l.name, number) }

// addHost makes a free host of the life.
func (l *life) addHost(ctx context.Context, number int) error {
	l.mutex.Lock()
	l.hosts++
	place := l.hosts
	l.mutex.Unlock()
	_, err := l.makeHost(ctx, l.name, l.hostName(number), l.nodeName(number), place)
	return err
}

func (l *life) host(ctx context.Context, number int) (*bareMetalHost, error) {
	host := &bareMetalHost{}
	return host, l.client.Get(ctx, client.ObjectKey{Namespace: l.name, Name: l.hostName(number)}, host)
}

func (l *life) hostBecomes(ctx context.Context, number int, state string) error {
	host, err := l.host(ctx, number)
	if err != nil {
		return err
	}
	return l.setHost(ctx, host, state, state == "provisioned")
}

func (l *life) kubeletStarts(ctx context.Context, number int) error {
	host, err := l.host(ctx, number)
	if err != nil {
		return err
	}
	return l.startKubelet(ctx, host)
}

func (l *life) machine(hooks machinev1.LifecycleHooks) *machinev1.Machine {
	machine := &machinev1.Machine{ObjectMeta: metav1.ObjectMeta{Namespace: l.name, Name: l.name}}
	machine.Spec.LifecycleHooks = hooks
	machine.Spec.ProviderSpec.Value = providerSpec(l.name)
	return machine
}

// change patches the life's Machine.
func (l *life) change(ctx context.Context, how func(*machinev1.Machine)) error {
	machine := &machinev1.Machine{}
	if err := l.client.Get(ctx, l.key(), machine); err != nil {
		return err
	}
	before := machine.DeepCopy()
	how(machine)
	return l.client.Patch(ctx, machine, client.MergeFrom(before))
}

func (l *life) removeHooks(ctx context.Context) error {
	return l.change(ctx, func(machine *machinev1.Machine) { machine.Spec.LifecycleHooks = machinev1.LifecycleHooks{} })
}

func (l *life) deleteMachine(ctx context.Context) error {
	return l.client.Delete(ctx, &machinev1.Machine{ObjectMeta: metav1.ObjectMeta{Namespace: l.name, Name: l.name}})
}

// refused tells what the server said to a write that it must not take.
func (l *life) refused(step string, err error) error {
	if err == nil {
		return errors.New(step + ": it was taken")
	}
	// client-go says which object it was; the rest are the server's words.
	l.tellStep(seen{Life: l.name, Step: step, Said: string(apierrors.ReasonForError(err)) + ": " + err.Error()})
	return nil
}
