import { useEffect, useRef, useState } from 'react';
import type { Option } from './multi-select.rules.ts';

export interface OptionPage {
  readonly options: readonly Option[];
  /** null: this was the last page. */
  readonly next: number | null;
}

/** Loads the page of a query after `cursor`; 0 begins. Keep its identity between renders. */
export type LoadOptionPage = (query: string, cursor: number, signal: AbortSignal) => Promise<OptionPage>;

export interface OptionPages {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly Option[];
  /** Loads the next page, unless it is loading already. */
  readonly more: () => void;
  readonly retry: () => void;
}

const calm = 250;

interface Loaded {
  readonly load: LoadOptionPage;
  readonly to: string;
  readonly options: readonly Option[];
  readonly next: number | null;
  readonly failed: boolean;
}

/** A long list's options, page by page. Requests for older queries or another list are aborted. */
export function useOptionPages(load: LoadOptionPage, query: string, isOpen: boolean): OptionPages {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const going = useRef<AbortController>(undefined);
  const to = `${attempt} ${query}`;
  const current = loaded?.to === to && loaded.load === load ? loaded : undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        load(query, 0, abort.signal).then(
          (page) => abort.signal.aborted || setLoaded({ load, to, ...page, failed: false }),
          () => abort.signal.aborted || setLoaded({ load, to, options: [], next: null, failed: true }),
        );
      },
      query === '' ? 0 : calm,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
      going.current?.abort();
      going.current = undefined;
    };
  }, [load, query, to, isOpen]);

  const more = () => {
    if (current === undefined || current.next === null || going.current) return;
    const abort = new AbortController();
    going.current = abort;
    const settle = (change: (before: Loaded) => Loaded) => {
      if (abort.signal.aborted) return;
      going.current = undefined;
      setLoaded((before) => (before?.to === to && before.load === load ? change(before) : before));
    };
    load(query, current.next, abort.signal).then(
      (page) =>
        settle((before) => ({ ...before, options: [...before.options, ...page.options], next: page.next })),
      // Further scrolling asks again.
      () => settle((before) => before),
    );
  };
  const retry = () => setAttempt(attempt + 1);
  if (current === undefined) return { status: 'loading', options: [], more, retry };
  return { status: current.failed ? 'failed' : 'ready', options: current.options, more, retry };
}
