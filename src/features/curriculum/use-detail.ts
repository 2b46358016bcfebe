import { useCallback, useMemo, useState } from 'react';
import { orderContentCall } from '#contract/curriculum/calls/order-content.call.ts';
import type { ContentEntity, OrderedEntity } from '#contract/curriculum/content.wire.ts';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { failureText } from '#src/lib/failure-text.ts';
import { useRowActions } from '#src/lib/resource/use-row-actions.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { type Fetched, useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { failureMessages } from '#src/lib/words/failure-messages.en.ts';
import { removing } from './use-content-list.tsx';

export interface Detail<Tree> {
  readonly fetched: Fetched<Tree>;
  /** What is shown was changed, and is asked for again: what is done to it now would be refused as stale. */
  readonly reload: 'done' | 'asked' | 'failed';
  /** Also tries again. */
  readonly refresh: () => void;
}

/** Something of the content with all that hangs on it, loaded again when it was changed. */
export function useDetail<Tree>(
  id: number,
  load: (id: number, signal: AbortSignal) => Promise<Tree>,
): Detail<Tree> {
  const { round, refresh } = useRefresh();
  const [failed, setFailed] = useState(-1);
  const loadTree = useCallback(
    async (signal: AbortSignal, of: number) => {
      try {
        return { tree: await load(id, signal), round: of };
      } catch (error) {
        if (!signal.aborted) setFailed(of);
        throw error;
      }
    },
    [load, id],
  );
  const [loaded] = useLoaded(loadTree, round);
  const fetched: Fetched<Tree> =
    loaded.kind === 'loaded' ? { kind: 'loaded', data: loaded.data.tree } : loaded;
  const isBehind = loaded.kind === 'loaded' && loaded.data.round < round;
  const behind = failed === round ? 'failed' : 'asked';
  return { fetched, reload: isBehind ? behind : 'done', refresh };
}

const tellFailure = (failure: Failure): void =>
  void alerts.show({ tone: 'error', title: failureText(factsOf(failure), failureMessages) });

/** Does what may be refused, says why it was, and asks for the content again either way. */
async function attempt(work: () => Promise<unknown>, refresh: () => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    tellFailure(toFailure(error));
  }
  refresh();
}

/** Puts rows in another order. */
export const orderBy =
  (of: OrderedEntity, parentId: number, refresh: () => void) =>
  (ids: number[]): void =>
    void attempt(() => call(orderContentCall, { of, parentId, ids }), refresh);

/** Takes one row away, for 20 seconds to be had back. */
export function useRemoval(of: ContentEntity, sessionLive: boolean, onChanged: () => void) {
  const changes = useMemo(() => removing(of), [of]);
  const actions = useRowActions({ changes, sessionLive, onChanged });
  return {
    actions,
    remove: (row: { readonly id: number; readonly version: number; readonly name: string }) =>
      actions.send({ type: 'action.submit', action: 'remove', rows: [row] }),
  };
}
