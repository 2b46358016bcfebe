import type { Person } from '#contract/auth/session.model.ts';
import { getDivisionBatchListCall } from '#contract/classes/calls/get-division-batch-list.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { getAcademicYearBySchidCall } from '#contract/schools/calls/get-academic-year-by-schid.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { ChoicesSearch } from './choices-search.ts';

export interface ChoicesSite {
  readonly person: Person;
  readonly sessionLive: boolean;
  readonly search: ChoicesSearch;
  /** Asks again when somebody else chose or assigned something; returns how to stop. */
  readonly listen: (ask: () => void) => () => void;
  readonly onSearch: (search: ChoicesSearch, options: { readonly replace: boolean }) => void;
}

export type ChoiceGroup = CallOutput<typeof getDivisionBatchListCall>['data'][number];

/** The classes and clubs of the school, and its years: the one it is in first. */
export async function loadPlaces(school_id: number, signal: AbortSignal) {
  const [{ data: groups }, { current, data }] = await Promise.all([
    call(getDivisionBatchListCall, { school_id }, { signal }),
    call(getAcademicYearBySchidCall, { school_id }, { signal }),
  ]);
  const later = data.map(({ academic_year }) => academic_year).filter((year) => year > current);
  return { groups, years: [current, ...later.toSorted()] };
}

/** A class or club in a year, as the calls name it. */
export interface Place {
  readonly group: ChoiceGroup;
  readonly year: string;
}

export const groupOf = ({ group, year }: Place) => ({
  academic_year: year,
  ...(group.kind === 'grade' ? { mbx_class_id: group.id } : { club_id: group.id }),
});
