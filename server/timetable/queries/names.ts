import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { schoolRooms } from '../schema/timetable.ts';

export interface Names {
  readonly teachers: ReadonlyMap<number, string>;
  readonly divisions: ReadonlyMap<number, string>;
  readonly schoolRooms: ReadonlyMap<number, string>;
}

interface Named {
  readonly personId: number | null;
  readonly divisionId: number;
  readonly schoolRoomId: number | null;
  readonly entry: { readonly personId: number | null } | null;
}

/** Includes removed ones. */
export async function namesOf(db: Queryable, schoolId: number, lessons: readonly Named[]): Promise<Names> {
  const ids = (numbers: readonly (number | null | undefined)[]) => [
    ...new Set(numbers.map((each) => each ?? 0)),
    0,
  ];
  const teachers = await db
    .select({ id: people.id, name: personName(people) })
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        inArray(people.id, ids(lessons.flatMap(({ personId, entry }) => [personId, entry?.personId]))),
      ),
    );
  const parts = await db
    .select({ id: divisions.id, name: divisions.name, grade: grades.name })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        inArray(divisions.id, ids(lessons.map(({ divisionId }) => divisionId))),
      ),
    );
  const seats = await db
    .select({ id: schoolRooms.id, name: schoolRooms.name })
    .from(schoolRooms)
    .where(
      and(
        eq(schoolRooms.schoolId, schoolId),
        inArray(schoolRooms.id, ids(lessons.map(({ schoolRoomId }) => schoolRoomId))),
      ),
    );
  return {
    teachers: new Map(teachers.map(({ id, name }) => [id, name])),
    divisions: new Map(parts.map(({ id, grade, name }) => [id, `${grade} ${name}`])),
    schoolRooms: new Map(seats.map(({ id, name }) => [id, name])),
  };
}
