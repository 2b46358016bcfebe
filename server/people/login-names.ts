import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { latestLoginNames, takenLoginNames } from './queries/person.ts';

const tried = 200;

/**
 * Continues the school's numbers. A first name contains the school's id, so that schools do not wait for each other.
 */
export async function freeLoginName(db: Queryable, schoolId: number, role: Role): Promise<string> {
  const next = await loginNamesFrom(db, schoolId, role);
  const names = next(tried);
  const taken = await takenLoginNames(db, names);
  return names.find((name) => !taken.has(name)) ?? '';
}

/** Returns free names in order, and none of `others`, which are about to be taken. */
export async function freeLoginNames(
  db: Queryable,
  schoolId: number,
  role: Role,
  count: number,
  others: ReadonlySet<string>,
): Promise<string[]> {
  const next = await loginNamesFrom(db, schoolId, role);
  const free: string[] = [];
  while (free.length < count) {
    const names = next(Math.max(tried, count - free.length));
    const taken = await takenLoginNames(db, names);
    free.push(...names.filter((name) => !taken.has(name) && !others.has(name)));
  }
  return free.slice(0, count);
}

/** Each call of the returned function gives the next names. */
async function loginNamesFrom(db: Queryable, schoolId: number, role: Role) {
  const letter = role === roles.faculty ? 'F' : 'S';
  const numbers = (await latestLoginNames(db, schoolId, role)).flatMap((name) => {
    const [, digits] = new RegExp(`^${letter}(\\d{3,12})$`).exec(name) ?? [];
    return digits === undefined ? [] : [digits];
  });
  const highest = numbers.toSorted((a, b) => Number(b) - Number(a))[0] ?? `${schoolId}000`;
  let last = Number(highest);
  return (count: number) =>
    Array.from({ length: count }, () => {
      last += 1;
      return `${letter}${String(last).padStart(Math.max(5, highest.length), '0')}`;
    });
}
