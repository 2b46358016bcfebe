import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { CodeState } from '#contract/assessments/attempt.wire.ts';
import type { PageRequest } from '#contract/core/page.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { assessmentOverrides, assessments, examCodes, examCodeTries } from '../schema/assessments.ts';
import type { Assessment } from './assessments.ts';
import { isAudienceOf } from './audience.ts';
import { groupNameOf } from './scheduled-students.ts';

type Of = Pick<Assessment, 'schoolId' | 'id' | 'firstStartAt'>;

/** Keeps printed codes valid as long as their students may start, if that moved later. */
export async function keepCodesReady(
  db: Queryable,
  { schoolId, id }: Pick<Of, 'schoolId' | 'id'>,
): Promise<void> {
  await db.execute(sql`
    update ${examCodes} set expires_at = greatest(exam_codes.expires_at, a.closes_at,
      (select greatest(o.last_start_at, o.closes_at) from ${assessmentOverrides} o
        where o.school_id = exam_codes.school_id and o.assessment_id = exam_codes.assessment_id
          and o.person_id = exam_codes.person_id))
    from ${assessments} a
    where a.school_id = exam_codes.school_id and a.id = exam_codes.assessment_id
      and exam_codes.school_id = ${schoolId} and exam_codes.assessment_id = ${id} and exam_codes.used_at is null`);
}

export function codeStateOf(code: typeof examCodes.$inferSelect | null, now: Date): CodeState['state'] {
  if (!code) return 'none';
  if (code.usedAt) return 'used';
  return code.expiresAt > now ? 'ready' : 'expired';
}

export async function codeStates(
  db: Queryable,
  assessment: Of,
  wanted: PageRequest<'name'>,
  {
    now,
    isReached,
    only,
  }: { readonly now: Date; readonly isReached: SQL | undefined; readonly only?: number },
) {
  const { id } = assessment;
  const page = await pageOf(db, wanted, {
    of: people,
    where: and(isAudienceOf(assessment), only === undefined ? undefined : eq(people.id, only), isReached),
    search: people.searchText,
    sorts: { name: [people.firstName, people.lastName] },
    order: { by: 'name' },
    key: people.id,
    rows: (bound) =>
      bound(
        db
          .select({ id: people.id, name: personName(), code: examCodes, waitUntil: examCodeTries.waitUntil })
          .from(people)
          .leftJoin(
            examCodes,
            and(
              eq(examCodes.schoolId, people.schoolId),
              eq(examCodes.assessmentId, id),
              eq(examCodes.personId, people.id),
            ),
          )
          .leftJoin(
            examCodeTries,
            and(
              eq(examCodeTries.schoolId, people.schoolId),
              eq(examCodeTries.assessmentId, id),
              eq(examCodeTries.personId, people.id),
            ),
          ),
      ),
  });
  const rows = page.rows.map(({ id: studentId, name, code, waitUntil }): CodeState => {
    return {
      student_id: studentId,
      student_name: name,
      state: codeStateOf(code, now),
      made_at: code?.madeAt.getTime() ?? null,
      used_at: code?.usedAt?.getTime() ?? null,
      wait_until: waitUntil && waitUntil > now ? waitUntil.getTime() : null,
    };
  });
  return { ...page, rows };
}

/** Returns those students, by name, whom the assessment is for and whom `isReached` lets the caller choose. */
export const studentsAmong = (
  db: Queryable,
  assessment: Of,
  ids: readonly number[],
  isReached: SQL | undefined,
) =>
  db
    .select({
      id: people.id,
      name: personName(),
      grade: groupNameOf('g'),
      division: groupNameOf('d'),
      lastAt: sql<string | null>`(select greatest(o.last_start_at, o.closes_at) from ${assessmentOverrides} o
        where o.school_id = ${assessment.schoolId} and o.assessment_id = ${assessment.id} and o.person_id = "people"."id")`,
    })
    .from(people)
    .where(and(isAudienceOf(assessment), inArray(people.id, [...ids]), isReached))
    .orderBy(groupNameOf('g'), groupNameOf('d'), people.firstName, people.lastName, people.id);

/** Deletes codes and waits of students whom `isReached` allows. Used codes stay. Returns the number of codes. */
export async function deleteCodes(
  db: Queryable,
  { schoolId, id }: Pick<Assessment, 'schoolId' | 'id'>,
  personIds: readonly number[],
  isReached: SQL | undefined,
): Promise<number> {
  const reached = db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), inArray(people.id, [...personIds]), isReached));
  await db
    .delete(examCodeTries)
    .where(
      and(
        eq(examCodeTries.schoolId, schoolId),
        eq(examCodeTries.assessmentId, id),
        inArray(examCodeTries.personId, reached),
      ),
    );
  const gone = await db
    .delete(examCodes)
    .where(
      and(
        eq(examCodes.schoolId, schoolId),
        eq(examCodes.assessmentId, id),
        inArray(examCodes.personId, reached),
        isNull(examCodes.usedAt),
      ),
    )
    .returning({ id: examCodes.personId });
  return gone.length;
}

export interface StudentKey {
  readonly schoolId: number;
  readonly assessmentId: number;
  readonly personId: number;
}

const isCodeOf = ({ schoolId, assessmentId, personId }: StudentKey) =>
  and(
    eq(examCodes.schoolId, schoolId),
    eq(examCodes.assessmentId, assessmentId),
    eq(examCodes.personId, personId),
  );

const isTriesOf = ({ schoolId, assessmentId, personId }: StudentKey) =>
  and(
    eq(examCodeTries.schoolId, schoolId),
    eq(examCodeTries.assessmentId, assessmentId),
    eq(examCodeTries.personId, personId),
  );

/** Returns the student's tries, locked, so that tries come one after another. */
export async function lockTries(db: Queryable, key: StudentKey) {
  const [tried] = await db
    .insert(examCodeTries)
    .values({ ...key, tries: 0 })
    .onConflictDoUpdate({
      target: [examCodeTries.schoolId, examCodeTries.assessmentId, examCodeTries.personId],
      set: { tries: sql`${examCodeTries.tries}` },
    })
    .returning();
  return tried;
}

export async function lockCode(db: Queryable, key: StudentKey) {
  const [code] = await db.select().from(examCodes).where(isCodeOf(key)).for('update');
  return code;
}

/** Also clears the tries. */
export async function markCodeUsed(db: Queryable, key: StudentKey, now: Date): Promise<void> {
  await db.update(examCodes).set({ usedAt: now }).where(isCodeOf(key));
  await db.delete(examCodeTries).where(isTriesOf(key));
}

export async function writeTries(
  db: Queryable,
  key: StudentKey,
  tries: Pick<typeof examCodeTries.$inferSelect, 'tries' | 'waitUntil'>,
): Promise<void> {
  await db.update(examCodeTries).set(tries).where(isTriesOf(key));
}

export async function saveCodes(db: Queryable, codes: (typeof examCodes.$inferInsert)[]): Promise<void> {
  await db
    .insert(examCodes)
    .values(codes)
    .onConflictDoUpdate({
      target: [examCodes.schoolId, examCodes.assessmentId, examCodes.personId],
      set: {
        codeHash: sql`excluded.code_hash`,
        madeBy: sql`excluded.made_by`,
        madeAt: sql`excluded.made_at`,
        expiresAt: sql`excluded.expires_at`,
        usedAt: null,
      },
    });
}
