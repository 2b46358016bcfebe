import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from '#contract/notices/notice.model.ts';
import { noticePackMachine } from '#machines/notices/notice-pack/notice-pack.machine.ts';
import type {
  DraftToKeep,
  NoticePackEvent,
  NoticePackInput,
  PackGround,
} from '#machines/notices/notice-pack/notice-pack.types.ts';
import { noticePackView } from '#machines/notices/notice-pack/notice-pack.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { callActor } from '#src/lib/call-actor.ts';
import type { PackTools } from './pack-tools.ts';

function machineFor(tools: PackTools) {
  return noticePackMachine.provide({
    actors: {
      loadGround: callActor<PackGround, void>((_, signal) => tools.loadGround(signal)),
      loadNotice: callActor<Notice, { noticeId: number }>(({ noticeId }, signal) =>
        tools.loadNotice(noticeId, signal),
      ),
      keepDraft: callActor<void, DraftToKeep>(tools.keepDraft),
    },
  });
}

export function usePack(input: NoticePackInput, tools: PackTools, onEnd: (made: readonly number[]) => void) {
  const [machine] = useState(() => machineFor(tools));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, noticePackView, isSame);
  const made = useSelector(actor, (snapshot) => snapshot.output?.made);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (made) end(made);
  }, [made]);
  return { view, send: (event: NoticePackEvent) => actor.send(event) };
}
