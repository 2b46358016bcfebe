import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import {
  accommodations,
  assessmentOverrides,
  assessments,
  assessmentTargets,
} from '../schema/assessments.ts';
import { attempts } from '../schema/attempts.ts';
import type { Assessment } from './assessments.ts';
import { isReadableAssessment } from './reach-assessments.ts';

export const cardsMost = 200;

export interface CardRow {
  readonly assessment: Assessment;
  readonly teacher: string;
}

interface Wanted {
  /** A condition on top of what the caller may see; left out: all. */
  readonly only?: SQL | undefined;
  /** `next`: first to open comes first; `newest`: last to open comes first. */
  readonly order: 'next' | 'newest';
  readonly skip?: number;
  /** True: a finished one of an earlier year too. */
  readonly isOfAnyYear?: boolean;
}

const unfinished = inArray(attempts.state, ['open', 'handed_in', 'marked']);

/**
 * A condition on `assessments`: an attempt is open, or its result is not released. The school may move to the next
 * year meanwhile, and the assessment is still needed. Its author also needs what nobody began, to give it this year.
 */
function isUnfinishedFor({ id, role, school }: Actor): SQL | undefined {
  if (role === roles.faculty)
    return and(isOfTeacher(id), or(isNull(assessments.firstStartAt), hasAttempt(unfinished)));
  if (role !== roles.student) return hasAttempt(unfinished);
  // An array, so that the planner reads the few rows by their key and not all years of the school.
  const own = builder
    .select({ id: attempts.assessmentId })
    .from(attempts)
    .where(and(eq(attempts.schoolId, school.id), eq(attempts.personId, id), unfinished));
  return sql`${assessments.id} = any(array(${own}))`;
}

export async function findCards(
  db: Queryable,
  actor: Actor,
  { only, order, skip = 0, isOfAnyYear = false }: Wanted,
): Promise<{ readonly cards: CardRow[]; readonly hasMore: boolean }> {
  const { school } = actor;
  const isOfYear = isOfAnyYear
    ? undefined
    : or(eq(assessments.academicYear, school.academicYear), isUnfinishedFor(actor));
  const by = order === 'next' ? asc : desc;
  const rows = await db
    .select({ assessment: assessments, teacher: personName() })
    .from(assessments)
    .innerJoin(people, and(eq(people.schoolId, assessments.schoolId), eq(people.id, assessments.authorId)))
    .where(and(eq(assessments.schoolId, school.id), isOfYear, isReadableAssessment(actor), only))
    .orderBy(by(assessments.opensAt), by(assessments.id))
    .limit(cardsMost + 1)
    .offset(skip);
  return { cards: rows.slice(0, cardsMost), hasMore: rows.length > cardsMost };
}

/** A condition on `assessments`: scheduled, and not over for everybody. */
export const isComing = (now: Date): SQL | undefined =>
  and(eq(assessments.state, 'scheduled'), gt(assessments.closesAt, now));

const hasAttempt = (is: SQL | undefined): SQL =>
  exists(
    builder
      .select({ one: sql`1` })
      .from(attempts)
      .where(and(eq(attempts.schoolId, assessments.schoolId), eq(attempts.assessmentId, assessments.id), is)),
  );

/** A condition on `assessments` for their teachers: it runs, it is to come, or it waits to be marked or released. */
const isUrgent = (now: Date): SQL | undefined =>
  or(
    isComing(now),
    and(
      eq(assessments.state, 'scheduled'),
      or(
        and(
          isNull(assessments.releasedAt),
          hasAttempt(or(ne(attempts.state, 'open'), lte(attempts.endsAt, now))),
        ),
        // After a release: whoever handed in later waits for the next one.
        hasAttempt(inArray(attempts.state, ['handed_in', 'marked'])),
      ),
    ),
  );

/** A condition on `assessments` for this student: they work on it, or can start it now or later. */
const isUrgentFor = (studentId: number, now: Date): SQL | undefined =>
  or(
    isComing(now),
    hasAttempt(and(eq(attempts.personId, studentId), eq(attempts.state, 'open'))),
    exists(
      builder
        .select({ one: sql`1` })
        .from(assessmentOverrides)
        .where(
          and(
            eq(assessmentOverrides.schoolId, assessments.schoolId),
            eq(assessmentOverrides.assessmentId, assessments.id),
            eq(assessmentOverrides.personId, studentId),
            or(gt(assessmentOverrides.lastStartAt, now), gt(assessmentOverrides.closesAt, now)),
          ),
        ),
    ),
  );

/** A condition on `assessments`: given to grades, or to clubs. One for single students counts as both. */
const isGivenTo = (kind: 'grade' | 'club'): SQL | undefined => {
  const targets = builder
    .select({ one: sql`1` })
    .from(assessmentTargets)
    .where(
      and(
        eq(assessmentTargets.schoolId, assessments.schoolId),
        eq(assessmentTargets.assessmentId, assessments.id),
      ),
    );
  const ofKind = builder
    .select({ one: sql`1` })
    .from(assessmentTargets)
    .innerJoin(
      grades,
      and(eq(grades.schoolId, assessmentTargets.schoolId), eq(grades.id, assessmentTargets.gradeId)),
    )
    .where(
      and(
        eq(assessmentTargets.schoolId, assessments.schoolId),
        eq(assessmentTargets.assessmentId, assessments.id),
        eq(grades.kind, kind),
      ),
    );
  return or(exists(ofKind), sql`not ${exists(targets)}`);
};

const isOfTeacher = (teacherId: number): SQL => eq(assessments.authorId, teacherId);

/** A condition on `assessments`. `teacherId` 0: any teacher; `urgentAt` undefined: urgent or not. */
export const isGiven = (
  kind: 'grade' | 'club',
  teacherId: number,
  urgentAt: Date | undefined,
): SQL | undefined =>
  and(isGivenTo(kind), teacherId === 0 ? undefined : isOfTeacher(teacherId), urgentAt && isUrgent(urgentAt));

/** A condition on `assessments`. `id` 0: any; `urgentAt` undefined: urgent or not. */
export const isWantedBy = (
  studentId: number,
  { id, urgentAt }: { readonly id: number; readonly urgentAt: Date | undefined },
): SQL | undefined =>
  and(id === 0 ? undefined : eq(assessments.id, id), urgentAt && isUrgentFor(studentId, urgentAt));

type Attempt = typeof attempts.$inferSelect;

export function attemptsOfCards(
  db: Queryable,
  { id, school }: Pick<Actor, 'id' | 'school'>,
  assessmentIds: readonly number[],
): Promise<Attempt[]> {
  return db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, school.id),
        eq(attempts.personId, id),
        inArray(attempts.assessmentId, [...assessmentIds]),
      ),
    )
    .orderBy(asc(attempts.number));
}

export async function newestAttempts(
  db: Queryable,
  student: Pick<Actor, 'id' | 'school'>,
  assessmentIds: readonly number[],
): Promise<ReadonlyMap<number, Attempt>> {
  const rows = await attemptsOfCards(db, student, assessmentIds);
  return new Map(rows.map((row) => [row.assessmentId, row]));
}

/** Returns the student's overrides in these assessments, and the factor of their minutes in percent. */
export async function overridesOfCards(
  db: Queryable,
  { id, school }: Pick<Actor, 'id' | 'school'>,
  assessmentIds: readonly number[],
) {
  const overrides = await db
    .select()
    .from(assessmentOverrides)
    .where(
      and(
        eq(assessmentOverrides.schoolId, school.id),
        eq(assessmentOverrides.personId, id),
        inArray(assessmentOverrides.assessmentId, [...assessmentIds]),
      ),
    );
  const [accommodation] = await db
    .select({ factor: accommodations.factor })
    .from(accommodations)
    .where(and(eq(accommodations.schoolId, school.id), eq(accommodations.personId, id)));
  return { overrides, factor: accommodation?.factor ?? 100 };
}

export async function handedInAmong(
  db: Queryable,
  schoolId: number,
  assessmentIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (assessmentIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: attempts.assessmentId })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        inArray(attempts.assessmentId, [...assessmentIds]),
        sql`(${attempts.state} <> 'open' or ${attempts.endsAt} <= ${now.toISOString()}::timestamptz)`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
