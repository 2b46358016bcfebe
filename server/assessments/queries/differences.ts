import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { builder, given, statement, statementOf } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { accommodations, assessmentOverrides, assessments } from '../schema/assessments.ts';
import { attempts } from '../schema/attempts.ts';
import type { AssessmentKey } from './assessments.ts';
import type { StudentKey } from './exam-codes.ts';

export type Override = typeof assessmentOverrides.$inferSelect;

const selectDifferences = statementOf(
  'exam-start-differences',
  builder
    .select({ override: assessmentOverrides, factor: accommodations.factor })
    .from(people)
    .leftJoin(
      assessmentOverrides,
      and(
        eq(assessmentOverrides.schoolId, people.schoolId),
        eq(assessmentOverrides.assessmentId, given('assessmentId')),
        eq(assessmentOverrides.personId, people.id),
      ),
    )
    .leftJoin(
      accommodations,
      and(eq(accommodations.schoolId, people.schoolId), eq(accommodations.personId, people.id)),
    )
    .where(and(eq(people.schoolId, given('schoolId')), eq(people.id, given('personId')))),
);

/** Returns the student's override (null: none) and the factor of their minutes in percent. */
export async function differencesOf(
  db: Queryable,
  key: StudentKey,
): Promise<{ readonly override: Override | null; readonly factor: number }> {
  const [row] = await selectDifferences(db, { ...key });
  return { override: row?.override ?? null, factor: row?.factor ?? 100 };
}

/** Never all attempts of a school: an assessment, a person or both must be named. */
export type Running = { readonly schoolId: number } & (
  | { readonly assessmentId: number; readonly personId?: number }
  | { readonly assessmentId?: undefined; readonly personId: number }
);

/** Returns and locks open attempts, with everything their times depend on. */
export const lockRunning = (db: Queryable, { schoolId, assessmentId, personId }: Running) =>
  db
    .select({
      attempt: attempts,
      assessment: assessments,
      override: assessmentOverrides,
      factor: accommodations.factor,
    })
    .from(attempts)
    .innerJoin(
      assessments,
      and(eq(assessments.schoolId, attempts.schoolId), eq(assessments.id, attempts.assessmentId)),
    )
    .leftJoin(
      assessmentOverrides,
      and(
        eq(assessmentOverrides.schoolId, attempts.schoolId),
        eq(assessmentOverrides.assessmentId, attempts.assessmentId),
        eq(assessmentOverrides.personId, attempts.personId),
      ),
    )
    .leftJoin(
      accommodations,
      and(eq(accommodations.schoolId, attempts.schoolId), eq(accommodations.personId, attempts.personId)),
    )
    .where(
      and(
        eq(attempts.state, 'open'),
        eq(attempts.schoolId, schoolId),
        assessmentId === undefined ? undefined : eq(attempts.assessmentId, assessmentId),
        personId === undefined ? undefined : eq(attempts.personId, personId),
      ),
    )
    .orderBy(attempts.id)
    .for('update', { of: attempts });

const findEnding = statement(
  'exam-ending',
  sql`select 1 from ${jobs} where dedupe_key = ${given('dedupeKey')}`,
);

export const isEndingQueued = async (db: Queryable, dedupeKey: string): Promise<boolean> =>
  (await findEnding(db, { dedupeKey })).length > 0;

/** Writes over the version that the caller saw; `seen` null: none. undefined: another write came first. */
export async function saveOverride(
  db: Queryable,
  key: StudentKey,
  values: Omit<typeof assessmentOverrides.$inferInsert, keyof StudentKey>,
  seen: number | null,
): Promise<{ readonly version: number } | undefined> {
  const [saved] =
    seen === null
      ? await db
          .insert(assessmentOverrides)
          .values({ ...key, ...values })
          .onConflictDoNothing()
          .returning({ version: assessmentOverrides.version })
      : await db
          .update(assessmentOverrides)
          .set(values)
          .where(
            and(
              eq(assessmentOverrides.schoolId, key.schoolId),
              eq(assessmentOverrides.assessmentId, key.assessmentId),
              eq(assessmentOverrides.personId, key.personId),
              eq(assessmentOverrides.version, seen),
            ),
          )
          .returning({ version: assessmentOverrides.version });
  return saved;
}

/** Moves single students' times that are still to come to now. */
export async function closeOverrides(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  now: Date,
): Promise<void> {
  await db
    .update(assessmentOverrides)
    .set({ lastStartAt: now, closesAt: now, version: nextVersion(assessmentOverrides) })
    .where(
      and(
        eq(assessmentOverrides.schoolId, schoolId),
        eq(assessmentOverrides.assessmentId, id),
        or(
          gt(assessmentOverrides.opensAt, now),
          gt(assessmentOverrides.lastStartAt, now),
          gt(assessmentOverrides.closesAt, now),
        ),
      ),
    );
}

type AccommodationKey = Pick<StudentKey, 'schoolId' | 'personId'>;

const isAccommodationOf = ({ schoolId, personId }: AccommodationKey) =>
  and(eq(accommodations.schoolId, schoolId), eq(accommodations.personId, personId));

export async function lockAccommodation(db: Queryable, key: AccommodationKey) {
  const [stored] = await db
    .select({ version: accommodations.version })
    .from(accommodations)
    .where(isAccommodationOf(key))
    .for('update');
  return stored;
}

/** Writes over the row that the caller locked. undefined: there was no row, and another write came first. */
export async function saveAccommodation(
  db: Queryable,
  key: AccommodationKey,
  values: Omit<typeof accommodations.$inferInsert, keyof AccommodationKey>,
  isStored: boolean,
) {
  const [saved] = isStored
    ? await db.update(accommodations).set(values).where(isAccommodationOf(key)).returning()
    : await db
        .insert(accommodations)
        .values({ ...key, ...values })
        .onConflictDoNothing()
        .returning();
  return saved;
}
