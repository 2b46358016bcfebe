import { useEffect, useRef, useState } from 'react';
import type { Option } from './multi-select.rules.ts';

export interface OptionPage {
  readonly options: readonly Option[];
  /** Where the next page begins; null: this was the last. */
  readonly next: number | null;
}

/** Asks for the page of a query after `cursor`; 0 begins. Keep its identity between renders. */
export type LoadOptionPage = (query: string, cursor: number, signal: AbortSignal) => Promise<OptionPage>;

export interface OptionPages {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: readonly Option[];
  /** Goes on where the last page ended, unless it is on its way already. */
  readonly more: () => void;
  readonly retry: () => void;
}

/** Milliseconds without a key before a search goes out. */
const calm = 250;

interface Loaded {
  readonly load: LoadOptionPage;
  readonly to: string;
  readonly options: readonly Option[];
  readonly next: number | null;
  readonly failed: boolean;
}

/**
 * The options of a long list page by page, as far as somebody scrolls. An answer to an older query, or about another
 * list, is dropped and its request told to stop.
 */
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
      // Scrolling on asks again.
      () => settle((before) => before),
    );
  };
  const retry = () => setAttempt(attempt + 1);
  if (current === undefined) return { status: 'loading', options: [], more, retry };
  return { status: current.failed ? 'failed' : 'ready', options: current.options, more, retry };
}
