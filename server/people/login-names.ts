import { type Role, roles } from '#contract';
import type { Queryable } from '#server/db/database.ts';
import { latestLoginNames, takenLoginNames } from './queries/person.ts';

/** So many names are tried at once. */
const tried = 200;

/**
 * A free login name that goes on where the school's numbers ended, such as `F00121`; of a school without any one that
 * holds the school's number, so that schools do not wait for each other's.
 */
export async function freeLoginName(db: Queryable, schoolId: number, role: Role): Promise<string> {
  const letter = role === roles.faculty ? 'F' : 'S';
  const numbers = (await latestLoginNames(db, schoolId, role)).flatMap((name) => {
    const [, digits] = new RegExp(`^${letter}(\\d{3,12})$`).exec(name) ?? [];
    return digits === undefined ? [] : [digits];
  });
  const highest = numbers.toSorted((a, b) => Number(b) - Number(a))[0] ?? `${schoolId}000`;
  const names = Array.from(
    { length: tried },
    (_, index) =>
      `${letter}${String(Number(highest) + 1 + index).padStart(Math.max(5, highest.length), '0')}`,
  );
  const taken = await takenLoginNames(db, names);
  return names.find((name) => !taken.has(name)) ?? '';
}
