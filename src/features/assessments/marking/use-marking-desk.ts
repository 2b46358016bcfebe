import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import type {
  MarkingDeskEmitted,
  MarkingDeskEvent,
} from '#machines/assessments/marking-desk/marking-desk.types.ts';
import { markingDeskView } from '#machines/assessments/marking-desk/marking-desk.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import type { AssessmentProps } from '../assessments-props.ts';
import { keepDrafts, readDrafts } from './desk-drafts.ts';
import { addressOf, choiceIn, type DeskAddress } from './desk-search.ts';
import { markingMachine } from './marking-calls.ts';

export interface AddressOfDesk {
  readonly search: DeskAddress;
  readonly onSearch: (search: DeskAddress) => void;
}

/** Runs the desk's machine with this browser's drafts and the server's hints. The address holds its choice. */
export function useMarkingDesk(
  { person, sessionLive, listen, assessmentId }: Omit<AssessmentProps, 'onBack'>,
  { search, onSearch }: AddressOfDesk,
) {
  const [input] = useState(() => ({
    assessmentId,
    choice: choiceIn(search),
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
  const view = useSelector(actor, markingDeskView, isSame);
  const put = useEffectEvent(onSearch);
  const { choice } = view.context;
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    put(addressOf(choice));
  }, [choice]);
  useEffect(() => listen(() => actor.send({ type: 'assessment.changed' })), [actor, listen]);
  const wasLive = useRef(sessionLive);
  useEffect(() => {
    if (sessionLive && !wasLive.current) actor.send({ type: 'session.restored' });
    wasLive.current = sessionLive;
  }, [actor, sessionLive]);
  return {
    view,
    send: (event: MarkingDeskEvent) => actor.send(event),
    saved,
  };
}
