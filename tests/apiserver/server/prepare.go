// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
)

const (
	lookAgain = 100 * time.Millisecond
	patience  = 10 * time.Minute
)

// prepare waits for the server, installs definitions, namespace, rights, and starts the controllers.
func prepare(ctx context.Context, config *rest.Config, o options) error {
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	err = wait.PollUntilContextTimeout(ctx, lookAgain, patience, true, func(ctx context.Context) (bool, error) {
		return client.Discovery().RESTClient().Get().AbsPath("/readyz").Do(ctx).Error() == nil, nil
	})
	if err != nil {
		return fmt.Errorf("the server did not become ready: %w", err)
	}
	if err := installDefinitions(ctx, config, o.crds); err != nil {
		return err
	}
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: o.namespace}}
	if _, err := client.CoreV1().Namespaces().Create(ctx, namespace, metav1.CreateOptions{}); !present(err) {
		return err
	}
	if err := giveRights(ctx, client, o.people); err != nil {
		return err
	}
	return startControllers(ctx, config)
}

func present(err error) bool { return err == nil || apierrors.IsAlreadyExists(err) }
