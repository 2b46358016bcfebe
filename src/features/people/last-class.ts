import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';

const nameOf = (schoolId: number) => `last-class.${schoolId}`;

/** The id of the last added student's class, because most students are added class by class. */
export function lastClass(personId: number, schoolId: number): number | null {
  const kept = readForPerson(personId, nameOf(schoolId));
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept > 0 ? kept : null;
}

export const keepLastClass = (personId: number, schoolId: number, division: number): boolean =>
  keepForPerson(personId, nameOf(schoolId), division);
