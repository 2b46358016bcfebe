import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Notice } from '#contract/notices/notice.model.ts';
import { noticePackMachine } from '#machines/notice-pack/notice-pack.machine.ts';
import type {
  DraftToKeep,
  NoticePackEvent,
  NoticePackInput,
  PackGround,
} from '#machines/notice-pack/notice-pack.types.ts';
import { noticePackView } from '#machines/notice-pack/notice-pack.view.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import type { PackTools } from './pack-tools.ts';

/** What was called off never settles; anything else that goes wrong is a `Failure`. */
function settled<Output>(signal: AbortSignal, work: Promise<Output>): Promise<Output> {
  return work.catch((error: unknown) => {
    if (signal.aborted) return new Promise<Output>(() => undefined);
    throw toFailure(error);
  });
}

function machineFor(tools: PackTools) {
  return noticePackMachine.provide({
    actors: {
      loadGround: fromPromise<PackGround, void>(({ signal }) => settled(signal, tools.loadGround(signal))),
      loadNotice: fromPromise<Notice, { noticeId: number }>(({ input, signal }) =>
        settled(signal, tools.loadNotice(input.noticeId, signal)),
      ),
      keepDraft: fromPromise<void, DraftToKeep>(({ input, signal }) =>
        settled(signal, tools.keepDraft(input, signal)),
      ),
    },
  });
}

/** Runs the machine of a pack for its dialog. */
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
