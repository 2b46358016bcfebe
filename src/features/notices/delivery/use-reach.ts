import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Reach } from '#contract/delivery/delivery.rules.ts';
import { noticeReachMachine } from '#machines/delivery/notice-reach/notice-reach.machine.ts';
import { noticeReachView } from '#machines/delivery/notice-reach/notice-reach.view.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { useRunningActor } from '#src/lib/running-actors.ts';
import type { ReachTools } from './reach-tools.ts';

/** Counts the readers of an audience, again after each change. */
export function useReach(question: ReachQuestion | null, tools: Pick<ReachTools, 'count'>) {
  const [machine] = useState(() => {
    const countReach = callActor<Reach, ReachQuestion>(tools.count);
    return noticeReachMachine.provide({ actors: { countReach } });
  });
  const actor = useRunningActor(machine);
  useEffect(() => actor.send({ type: 'audience.change', question }), [actor, question]);
  useEffect(() => {
    const restored = () => actor.send({ type: 'connection.restored' });
    addEventListener('online', restored);
    return () => removeEventListener('online', restored);
  }, [actor]);
  const view = useSelector(actor, noticeReachView, isSame);
  return { view, retry: () => actor.send({ type: 'reach.retry' }) };
}
