import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type {
  AttemptEmitted,
  AttemptEvent,
} from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { attemptView } from '#machines/assessments/assessment-attempt/assessment-attempt.view.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import type { AssessmentProps } from '../assessments-props.ts';
import { attemptMachine } from './attempt-calls.ts';
import { keepAnswers, leaseOf } from './attempt-copies.ts';

export type AttemptResult = Exclude<AttemptEmitted, { type: 'keep' }>;

/** Runs the machine of an attempt with this browser's copy, its connection and the server's hints. */
export function useAttempt({ person, sessionLive, listen, assessmentId }: AssessmentProps) {
  const [lease] = useState(() => leaseOf(person.id, assessmentId));
  const actor = useRunningActor(attemptMachine, { input: { personId: person.id, assessmentId, lease } });
  const [told, setTold] = useState<AttemptResult | null>(null);
  const onEmit = useEffectEvent((emitted: AttemptEmitted) => {
    if (emitted.type === 'keep') keepAnswers(person.id, emitted.attemptId, emitted.kept);
    else setTold(emitted);
  });
  useEffect(() => {
    const subscription = actor.on('*', (emitted) => onEmit(emitted));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => actor.send({ type: 'connection.restored' }), { signal });
    addEventListener('offline', () => actor.send({ type: 'connection.lost' }), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && actor.send({ type: 'save.soon' }),
      { signal },
    );
    return () => controller.abort();
  }, [actor]);
  useEffect(() => listen(() => actor.send({ type: 'assessment.changed' })), [actor, listen]);
  useEffect(() => {
    actor.send(sessionLive ? { type: 'session.restored', personId: person.id } : { type: 'session.expired' });
  }, [actor, sessionLive, person.id]);
  return {
    view: useSelector(actor, attemptView, isSameView),
    send: (event: AttemptEvent) => actor.send(event),
    told,
  };
}

type View = ReturnType<typeof attemptView>;
const isSameView = (one: View, other: View): boolean =>
  one.stage === other.stage &&
  one.link === other.link &&
  one.lease === other.lease &&
  one.context === other.context;
