import { nameKey } from '#contract';
import { Refusal } from '#server/core/refusal.ts';
import type { PeopleIn } from './queries/change-groups.ts';

const many = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

/** What has people is not removed: they would have no place any more. */
export function refusePeople({ students, faculty, inBin }: PeopleIn): void {
  const all = students + faculty;
  if (all === 0) return;
  const who = [...many(students, 'student', 'students'), ...many(faculty, 'teacher', 'teachers')].join(
    ' and ',
  );
  const hidden = inBin > 0 ? ` (${inBin} of them in the bin)` : '';
  throw new Refusal(
    'has_people',
    `${who}${hidden} ${all === 1 ? 'has' : 'have'} a place in it. Move them first, then remove it.`,
  );
}

/** Each name once in its list, whatever the case of its letters. `field`: where it was typed. */
export function refuseTakenNames(taken: readonly string[], wanted: readonly string[], field = 'names'): void {
  const keys = new Set(taken.map(nameKey));
  const twice = wanted.filter((name) => keys.has(nameKey(name)));
  if (twice.length === 0) return;
  const text = `There is one of this name already: ${twice.join(', ')}.`;
  throw new Refusal('name_taken', text, { fields: { [field]: text } });
}
