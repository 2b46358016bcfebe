import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { TrainingSubject } from '#contract/training/training.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { trainingCompletions } from '../schema.ts';

type Teacher = Pick<Actor, 'id' | 'school'>;

interface Parts {
  readonly subject: TrainingSubject;
  readonly ids: readonly number[];
}

const isDone = ({ id, school }: Teacher, subject: TrainingSubject, ids: readonly number[]) =>
  and(
    eq(trainingCompletions.schoolId, school.id),
    eq(trainingCompletions.personId, id),
    eq(trainingCompletions.subject, subject),
    inArray(trainingCompletions.subjectId, [...ids]),
    isNull(trainingCompletions.undoneAt),
  );

export const countCompleted = (db: Queryable, teacher: Teacher, { subject, ids }: Parts): Promise<number> =>
  db.$count(trainingCompletions, isDone(teacher, subject, ids));

/** Returns parts that were not done before. */
export function complete(
  db: Queryable,
  { id: personId, school }: Teacher,
  { subject, ids, how }: Parts & Pick<typeof trainingCompletions.$inferSelect, 'how'>,
  at: Date,
) {
  const { id: schoolId, academicYear } = school;
  const facts = { academicYear, how, doneAt: at, undoneAt: null };
  return (
    db
      .insert(trainingCompletions)
      // Sorted, so that two calls at once cannot deadlock.
      .values(
        ids
          .toSorted((a, b) => a - b)
          .map((subjectId) => ({ schoolId, personId, subject, subjectId, ...facts })),
      )
      .onConflictDoUpdate({
        target: [
          trainingCompletions.schoolId,
          trainingCompletions.personId,
          trainingCompletions.subject,
          trainingCompletions.subjectId,
        ],
        set: facts,
        setWhere: isNotNull(trainingCompletions.undoneAt),
      })
      .returning({ id: trainingCompletions.subjectId })
  );
}

/** Returns parts that were done. */
export function takeBack(db: Queryable, teacher: Teacher, { subject, ids }: Parts, at: Date) {
  return db
    .update(trainingCompletions)
    .set({ undoneAt: at })
    .where(isDone(teacher, subject, ids))
    .returning({ id: trainingCompletions.subjectId });
}
