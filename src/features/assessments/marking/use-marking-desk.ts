import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type {
  DeskChoice,
  MarkingDeskEmitted,
  MarkingDeskEvent,
} from '#machines/assessments/marking-desk/marking-desk.types.ts';
import { markingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import type { AssessmentProps } from '../assessments-site.ts';
import { keepDrafts, readDrafts } from './desk-drafts.ts';
import { markingMachine } from './marking-calls.ts';

const firstChoice: DeskChoice = { order: 'question', questionId: 0, state: 'waiting', hidesNames: false };

/** The machine of the desk, with what this browser keeps and what the server tells. */
export function useMarkingDesk({
  person,
  sessionLive,
  listen,
  assessmentId,
}: Omit<AssessmentProps, 'onBack'>) {
  const [input] = useState(() => ({
    assessmentId,
    choice: firstChoice,
    name: `${person.firstName} ${person.lastName}`.trim(),
    drafts: readDrafts(person.id, assessmentId),
  }));
  const actor = useRunningActor(markingMachine, { input });
  const [saved, setSaved] = useState<DeskAnswer | null>(null);
  const hear = useEffectEvent((event: MarkingDeskEmitted) => {
    if (event.type === 'keep') keepDrafts(person.id, assessmentId, event.drafts);
    else setSaved(event.answer);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => hear(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => listen(() => actor.send({ type: 'assessment.changed' })), [actor, listen]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  return {
    view: useSelector(actor, markingDeskView, isSame),
    send: (event: MarkingDeskEvent) => actor.send(event),
    /** The answer that was saved last. */
    saved,
  };
}
