import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from '#contract/notices/notice.model.ts';
import { CallFailed } from '#src/lib/call-failed.ts';

/** Rejects with CallFailed, `not_found` when the reader may no longer see the notice. */
export type LoadNotice = (id: number, signal: AbortSignal) => Promise<Notice>;

export type NoticeState =
  | { readonly status: 'loading' | 'gone' }
  | { readonly status: 'ready'; readonly notice: Notice }
  | { readonly status: 'failed'; readonly offline: boolean; readonly reference: string | undefined };

const loading: NoticeState = { status: 'loading' };

/** Loads a notice once it is `wanted`, and keeps it. Moving on earlier aborts the request. */
export function useNotice(
  id: number,
  wanted: boolean,
  loadNotice: LoadNotice,
): {
  readonly state: NoticeState;
  readonly retry: () => void;
  readonly change: (changes: Partial<Notice>) => void;
} {
  const [state, setState] = useState(loading);
  const load = useEffectEvent((signal: AbortSignal) => loadNotice(id, signal));
  const due = wanted && state.status === 'loading';
  useEffect(() => {
    if (!due) return;
    const controller = new AbortController();
    const settle = (next: NoticeState) => {
      if (!controller.signal.aborted) setState(next);
    };
    load(controller.signal).then(
      (notice) => settle({ status: 'ready', notice }),
      (error: unknown) => settle(stateOfFailure(error)),
    );
    return () => controller.abort();
  }, [due]);
  const change = (changes: Partial<Notice>) =>
    setState((now) => (now.status === 'ready' ? { ...now, notice: { ...now.notice, ...changes } } : now));
  return { state, retry: () => setState(loading), change };
}

function stateOfFailure(error: unknown): NoticeState {
  if (!(error instanceof CallFailed)) return { status: 'failed', offline: false, reference: undefined };
  if (error.code === 'not_found') return { status: 'gone' };
  return { status: 'failed', offline: error.kind === 'unreachable', reference: error.reference };
}
