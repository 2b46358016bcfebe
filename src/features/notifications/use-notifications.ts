import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import {
  notificationsChanged,
  notificationsChangedQuietly,
} from '#contract/notifications/notifications.hints.ts';
import { notificationsMachine } from '#machines/notifications/notifications/notifications.machine.ts';
import type {
  ClearCommand,
  NotificationList,
  NotificationsEvent,
} from '#machines/notifications/notifications/notifications.types.ts';
import {
  type NotificationsView,
  notificationsView,
} from '#machines/notifications/notifications/notifications.view.ts';
import { alerts } from '#src/lib/alerts.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { type Live, onHints } from '#src/lib/live.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import { messages } from './messages.en.ts';

export interface Bell {
  readonly view: NotificationsView;
  readonly send: (event: NotificationsEvent) => void;
}

const loadCalls = () => import('./notification-calls.ts');

/** Every call as an actor; its errors become the machine's `Failure`. */
function actorsFor(schoolId: number) {
  return {
    load: callActor<NotificationList, void>(async (_, signal) => (await loadCalls()).load(schoolId, signal)),
    markRead: callActor<void, { readonly id: number }>(async ({ id }, signal) =>
      (await loadCalls()).markRead(id, signal),
    ),
    clear: callActor<void, ClearCommand>(async ({ ids }, signal) => (await loadCalls()).clear(ids, signal)),
    loadAssessments: callActor<void, void>(async (_, signal) => (await loadCalls()).loadAssessments(signal)),
  };
}

/** Runs the bell's machine while the frame is shown: loads, listens for hints and shows messages. */
export function useNotifications(schoolId: number, live: Live): Bell {
  const [machine] = useState(() => notificationsMachine.provide({ actors: actorsFor(schoolId) }));
  const actor = useRunningActor(machine);
  const snapshot = useSelector(actor, (state) => state);
  const view = notificationsView(snapshot);
  useEffect(
    // A withdrawn assessment disappears from the list.
    () => onHints(live, [notificationsChanged, assessmentsChanged], () => actor.send({ type: 'hint' })),
    [live, actor],
  );
  useEffect(
    // After a broken connection it comes without content, and is then a normal hint.
    () => live.on(notificationsChangedQuietly, (content) => content && actor.send({ type: 'hint.quiet' })),
    [live, actor],
  );
  useEffect(() => {
    if (view.justCleared === null) return;
    const title = view.justCleared === 'one' ? messages.clearedOne : messages.clearedSeveral;
    alerts.show({ tone: 'success', title });
    actor.send({ type: 'message.shown' });
  }, [view.justCleared, actor]);
  // The session's own dialog reports its end.
  const refusal = view.failure?.code === 'unauthorized' ? null : view.failure;
  useEffect(() => {
    if (refusal === null) return;
    alerts.show({ tone: 'error', title: messages.error, text: refusal.information ?? messages.clearFailed });
  }, [refusal]);
  return { view, send: (event) => actor.send(event) };
}
