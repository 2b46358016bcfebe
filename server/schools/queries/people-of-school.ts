import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { people } from '#server/directory/schema.ts';

/** Of `people`: is it one of these of the school? */
export const isAmongPeople = (schoolId: number, ids: readonly number[]): SQL | undefined =>
  and(eq(people.schoolId, schoolId), inArray(people.id, [...ids]));
