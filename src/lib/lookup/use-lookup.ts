import { useCallback, useMemo, useState } from 'react';
import { type LookupRow, lookupAtMost } from '#contract/core/lookup.ts';
import type { SelectOption } from '#src/ui/Select.tsx';
import { type Fetched, useLoaded } from '../use-loaded.ts';
import type { LookupSource } from './lookup-source.ts';

export const toOption = ({ id, name, hint }: LookupRow): SelectOption => ({
  value: String(id),
  label: name,
  ...(hint !== undefined && { hint }),
});

export interface Lookup {
  readonly status: Fetched<unknown>['kind'];
  readonly options: readonly SelectOption[];
  /** More than 200 entries: the server searches the list. */
  readonly isLong: boolean;
  readonly search: (words: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;
  readonly retry: () => void;
}

/** Loads a list whole up to 200 entries, else searches it. `chosen`: ids that need a name from the start. */
export function useLookup(source: LookupSource, chosen: readonly number[]): Lookup {
  const [round, setRound] = useState(0);
  const [wanted] = useState(chosen);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { rows, total } = await source({}, signal);
      const isLong = total > lookupAtMost;
      const missing = isLong ? wanted.filter((id) => !rows.some((row) => row.id === id)) : [];
      const named = missing.length > 0 ? (await source({ ids: [...missing] }, signal)).rows : [];
      return { options: [...named, ...rows].map(toOption), isLong };
    },
    [source, wanted],
  );
  const [fetched] = useLoaded(load, round);
  const search = useCallback(
    async (words: string, signal: AbortSignal) =>
      (await source({ search: words }, signal)).rows.map(toOption),
    [source],
  );
  return useMemo(() => {
    const { options, isLong } = fetched.kind === 'loaded' ? fetched.data : { options: [], isLong: false };
    return { status: fetched.kind, options, isLong, search, retry: () => setRound((now) => now + 1) };
  }, [fetched, search]);
}
