import { useEffect, useState } from 'react';
import { CallFailed } from '#src/lib/call-failed.ts';

export type Fetched<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly data: Data }
  | { readonly kind: 'failed'; readonly code: string; readonly information: string };

/** Loads when it is first shown and again with each new `round`; meanwhile what was there stays. */
export function useLoaded<Data>(
  load: (signal: AbortSignal, round: number) => Promise<Data>,
  round: number,
): readonly [Fetched<Data>, (data: Data) => void] {
  const [fetched, setFetched] = useState<Fetched<Data>>({ kind: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal, round).then(
      (data) => setFetched({ kind: 'loaded', data }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const failed = error instanceof CallFailed ? error : new CallFailed('failed', '');
        const { code, information } = failed;
        setFetched((before) =>
          before.kind === 'loaded' && code !== 'not_found' ? before : { kind: 'failed', code, information },
        );
      },
    );
    return () => stop.abort();
  }, [load, round]);
  return [fetched, (data) => setFetched({ kind: 'loaded', data })];
}
