import { useEffect, useState } from 'react';

/** In ms: a search starts after this pause in typing. */
const calm = 250;

export type OptionSearch<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>;

export interface AsyncOptions<Item> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: readonly Item[];
  readonly retry: () => void;
}

interface Answer<Item> {
  readonly to: string;
  readonly items?: readonly Item[];
}

/** Loads options once typing pauses; older queries are aborted. `query` undefined: nothing loads. */
export function useAsyncOptions<Item>(
  search: OptionSearch<Item> | undefined,
  query: string | undefined,
): AsyncOptions<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>();
  const [attempt, setAttempt] = useState(0);
  const asked = query === undefined ? undefined : `${attempt} ${query}`;

  useEffect(() => {
    if (search === undefined || query === undefined) return;
    const to = `${attempt} ${query}`;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(query, abort.signal).then(
        (items) => !abort.signal.aborted && setAnswer({ to, items }),
        () => !abort.signal.aborted && setAnswer({ to }),
      );
    }, calm);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, query, attempt]);

  const retry = () => setAttempt(attempt + 1);
  if (asked === undefined) return { status: 'idle', items: [], retry };
  if (answer?.to !== asked) return { status: 'loading', items: [], retry };
  return answer.items === undefined
    ? { status: 'failed', items: [], retry }
    : { status: 'ready', items: answer.items, retry };
}
