import { and, desc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '#contract/core/page.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { assessmentOverrides, assessments } from '../schema/assessments.ts';
import { answerLog, answers, attempts } from '../schema/attempts.ts';
import type { Assessment } from './assessments.ts';
import type { AttemptKey } from './attempts.ts';
import { isAudienceOf } from './audience.ts';
import { groupNameOf, isOverAt } from './scheduled-students.ts';

/** Returns the attempt, locked; throws 404 if `isAllowed` does not let the caller mark it. */
export async function lockMarked(db: Queryable, id: number, isAllowed: SQL | undefined) {
  const [row] = await db
    .select({ attempt: attempts, assessment: assessments, student: personName() })
    .from(attempts)
    .innerJoin(
      assessments,
      and(eq(assessments.schoolId, attempts.schoolId), eq(assessments.id, attempts.assessmentId)),
    )
    .innerJoin(people, and(eq(people.schoolId, attempts.schoolId), eq(people.id, attempts.personId)))
    .where(and(eq(attempts.id, id), isAllowed))
    .for('update', { of: attempts });
  if (!row) throw notFound();
  return row;
}

export const keptSaves = (db: Queryable, { schoolId, id }: AttemptKey) =>
  db
    .select()
    .from(answerLog)
    .where(and(eq(answerLog.schoolId, schoolId), eq(answerLog.attemptId, id), eq(answerLog.counts, false)))
    .orderBy(desc(answerLog.id))
    .limit(200);

const isOf = ({ schoolId, id }: Pick<Assessment, 'schoolId' | 'id'>) =>
  and(eq(attempts.schoolId, schoolId), eq(attempts.assessmentId, id));

type Of = Pick<Assessment, 'schoolId' | 'id'>;

/** The next release opens the results of these attempts. */
const isReleasable = eq(attempts.state, 'marked');

/** Releases marked attempts. Returns the student of each attempt, so one student may come twice. */
export async function releaseMarked(db: Queryable, assessment: Of, now: Date): Promise<number[]> {
  const rows = await db
    .update(attempts)
    .set({ state: 'released', releasedAt: now, version: nextVersion(attempts) })
    .where(and(isOf(assessment), isReleasable))
    .returning({ personId: attempts.personId });
  return rows.map(({ personId }) => personId);
}

export async function countReleasable(db: Queryable, assessment: Of, now: Date) {
  const of = (is: SQL | undefined) => sql<number>`(count(*) filter (where ${is}))::int`;
  const [row] = await db
    .select({
      attempts: of(isReleasable),
      students: sql<number>`(count(distinct ${attempts.personId}) filter (where ${isReleasable}))::int`,
      unmarked: of(or(eq(attempts.state, 'handed_in'), isOverAt(now))),
      open: of(and(eq(attempts.state, 'open'), not(isOverAt(now)))),
      released: of(eq(attempts.state, 'released')),
    })
    .from(attempts)
    .where(isOf(assessment));
  return row ?? { attempts: 0, students: 0, unmarked: 0, open: 0, released: 0 };
}

/** A condition on `people`: they have no attempt. */
export const hasNotStarted = ({ schoolId, id }: Of): SQL => sql`not exists (
  select 1 from ${attempts} a where a.school_id = ${schoolId} and a.assessment_id = ${id}
    and a.person_id = "people"."id")`;

export function notAttempted(
  db: Queryable,
  assessment: Assessment,
  wanted: PageRequest<'name' | 'place'>,
  isReached: SQL | undefined,
  isReminded: SQL,
) {
  const { id } = assessment;
  return pageOf(db, wanted, {
    of: people,
    where: and(isAudienceOf(assessment), isReached, hasNotStarted(assessment)),
    search: people.searchText,
    sorts: {
      name: [people.firstName, people.lastName],
      place: [groupNameOf('g'), groupNameOf('d')],
    },
    order: { by: 'name' },
    key: people.id,
    rows: (bound) =>
      bound(
        db
          .select({
            id: people.id,
            name: personName(),
            grade: groupNameOf('g'),
            division: groupNameOf('d'),
            isExcused: assessmentOverrides.isExcused,
            isReminded: sql<boolean>`(${isReminded})`,
          })
          .from(people)
          .leftJoin(
            assessmentOverrides,
            and(
              eq(assessmentOverrides.schoolId, people.schoolId),
              eq(assessmentOverrides.assessmentId, id),
              eq(assessmentOverrides.personId, people.id),
            ),
          ),
      ),
  });
}

/** Stores the rules' marks for answers of an attempt; null: a person must mark the answer. */
export async function writeRuleMarks(
  db: Queryable,
  { schoolId, id }: AttemptKey,
  marked: readonly { readonly position: number; readonly marks: number | null }[],
  now: Date,
): Promise<void> {
  if (marked.length === 0) return;
  await db.execute(sql`
    update ${answers} set marks = r.marks, mark_source = case when r.marks is null then null else 'rule' end,
      marked_at = case when r.marks is null then null else ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as r(position int, marks int)
    where answers.school_id = ${schoolId} and answers.attempt_id = ${id}
      and answers.position = r.position`);
}

type Answer = typeof answers.$inferSelect;

/** Adds a row if the question has no answer. Returns the new version; null: another write came first. */
export async function writeGivenMarks(
  db: Queryable,
  key: Pick<Answer, 'schoolId' | 'attemptId' | 'position'>,
  { personId, version }: Pick<Answer, 'personId' | 'version'>,
  marked: Partial<Answer> & { readonly markedAt: Date },
): Promise<number | null> {
  const given = { ...marked, version: version + 1 };
  const [row] = await db
    .insert(answers)
    .values({ ...key, personId, seq: 0, value: null, savedAt: marked.markedAt, ...given })
    .onConflictDoUpdate({
      target: [answers.schoolId, answers.attemptId, answers.position],
      set: given,
      setWhere: eq(answers.version, version),
    })
    .returning({ version: answers.version });
  return row?.version ?? null;
}
