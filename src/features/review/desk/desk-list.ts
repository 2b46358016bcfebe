import * as v from 'valibot';
import type { CallInput } from '#contract/core/define-call.ts';
import type { nextWorkCall } from '#contract/review/calls/next-work.call.ts';
import { nextWorkInput, queueFilters } from '#contract/review/queue.wire.ts';
import { decodeGridState } from '#src/ui/grid/grid-state.ts';
import type { DeskSearch } from './desk-search.ts';

type NextWork = Pick<CallInput<typeof nextWorkCall>, 'search' | 'filters'>;

/** The query for the next work. Invalid values of an address are left out. */
export function listOf(search: DeskSearch): Required<NextWork> {
  const { filters, search: words } = decodeGridState({ ...search }, { columns: [] });
  const known = Object.entries(queueFilters).flatMap(([name, schema]) =>
    v.is(schema, filters[name]) ? [[name, filters[name]] as const] : [],
  );
  const found = v.safeParse(nextWorkInput.entries.search, words);
  return { search: found.success ? found.output : '', filters: Object.fromEntries(known) };
}

/** True for the list of waiting works. */
export const isOfWaiting = ({ filters }: Required<NextWork>): boolean =>
  (filters?.state ?? 'in_review') === 'in_review';
