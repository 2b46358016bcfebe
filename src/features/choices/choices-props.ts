import type { Person } from '#contract/auth/session.model.ts';
import { getDivisionBatchListCall } from '#contract/classes/calls/get-division-batch-list.call.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import { getAcademicYearBySchidCall } from '#contract/schools/calls/get-academic-year-by-schid.call.ts';
import { call } from '#src/lib/api-client.ts';
import { keepLastChoice, readLastChoice } from '#src/lib/last-choice.ts';
import type { ChoicesSearch } from './choices-search.ts';

export interface ChoicesScreenProps {
  readonly person: Person;
  readonly sessionLive: boolean;
  readonly search: ChoicesSearch;
  /** Calls `ask` when somebody else chose or assigned something; returns how to stop. */
  readonly listen: (ask: () => void) => () => void;
  readonly onSearch: (search: ChoicesSearch, options: { readonly replace: boolean }) => void;
}

export type ChoiceGroup = CallOutput<typeof getDivisionBatchListCall>['data'][number];

/** The school's classes and clubs, and its years, current one first. */
export async function loadGroups(school_id: number, signal: AbortSignal) {
  const [{ data: groups }, { current, data }] = await Promise.all([
    call(getDivisionBatchListCall, { school_id }, { signal }),
    call(getAcademicYearBySchidCall, { school_id }, { signal }),
  ]);
  const later = data.map(({ academic_year }) => academic_year).filter((year) => year > current);
  return { groups, years: [current, ...later.toSorted()] };
}

export interface GroupInYear {
  readonly group: ChoiceGroup;
  readonly year: string;
}

export const groupOf = ({ group, year }: GroupInYear) => ({
  academic_year: year,
  ...(group.kind === 'grade' ? { mbx_class_id: group.id } : { club_id: group.id }),
});

/**
 * Remembers the last class and its assigned sections as defaults. Everybody uses the accounts of a demo school, so
 * nothing of theirs is remembered.
 */
export function rememberGroup(
  { id, school }: Person,
  group: ChoiceGroup | undefined,
  parts: readonly number[] = [],
): void {
  if (!group || school.isDemo) return;
  const kept = parts.length > 0 ? [...parts] : 'all';
  keepLastChoice(id, 'assign', { kind: group.kind, groups: [group.id], parts: kept });
}

/** Preselected sections or batches: the only one, or those of the last assignment if all still exist. */
export function firstParts({ id }: Person, group: ChoiceGroup): readonly number[] {
  const last = readLastChoice(id, 'assign');
  const known = group.parts.map((part) => part.id);
  if (known.length === 1) return known;
  if (!last || last.parts === 'all' || last.kind !== group.kind || last.groups[0] !== group.id) return [];
  return last.parts.every((part) => known.includes(part)) ? last.parts : [];
}
