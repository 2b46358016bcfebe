import { useCallback, useEffect, useState } from 'react';
import { CallFailed, saysGone } from './call-failed.ts';

export type Fetched<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly data: Data }
  | { readonly kind: 'failed'; readonly code: CallFailed['code']; readonly information: string };

/** Loads at first and with each new `round`, keeping the old data meanwhile. Also returns a setter and a retry. */
export function useLoaded<Data>(
  load: (signal: AbortSignal, round: number) => Promise<Data>,
  round = 0,
): readonly [Fetched<Data>, (data: Data) => void, () => void] {
  const [fetched, setFetched] = useState<Fetched<Data>>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  const attempt = round + tries;
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal, attempt).then(
      (data) => setFetched({ kind: 'loaded', data }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const failed = error instanceof CallFailed ? error : new CallFailed('failed', '');
        const { code, information } = failed;
        setFetched((before) =>
          before.kind === 'loaded' && !saysGone(code) ? before : { kind: 'failed', code, information },
        );
      },
    );
    return () => stop.abort();
  }, [load, attempt]);
  const put = useCallback((data: Data) => setFetched({ kind: 'loaded', data }), []);
  const retry = useCallback(() => setTries((now) => now + 1), []);
  return [fetched, put, retry];
}
