import { and, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships } from '#server/directory/schema.ts';
import { isTaughtBy } from '#server/schools/index.ts';
import {
  assessmentOverrides,
  assessmentStudents,
  assessments,
  assessmentTargets,
} from '../schema/assessments.ts';
import type { Assessment } from './assessments.ts';
import { isAudienceOf } from './audience.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/** Of `memberships` m and `assessment_targets` t: is the group of one the group of the other? */
const isOfTarget = sql`(t.grade_id = 0 or (m.grade_id = t.grade_id and t.division_id in (0, m.division_id)))`;

/** Of `assessments`: is it given to a group that this person is in, or teaches? */
const isOfGroupOf = (personId: number | Placeholder): SQL => sql`exists (
  select 1 from ${assessmentTargets} t join ${memberships} m on m.school_id = t.school_id and ${isOfTarget}
  where t.school_id = ${assessments.schoolId} and t.assessment_id = ${assessments.id} and m.person_id = ${personId})`;

/**
 * Of `assessments`: is it for this student? By their groups until somebody starts; from then on for those who were
 * written down at that moment, and for those who were let in one by one.
 */
export const isForStudent = (personId: number | Placeholder): SQL => sql`(
  exists (select 1 from ${assessmentStudents} s where s.school_id = ${assessments.schoolId}
    and s.assessment_id = ${assessments.id} and s.person_id = ${personId})
  or exists (select 1 from ${assessmentOverrides} o where o.school_id = ${assessments.schoolId}
    and o.assessment_id = ${assessments.id} and o.person_id = ${personId})
  or (${assessments.firstStartAt} is null and ${isOfGroupOf(personId)}))`;

const isThere = isNull(assessments.removedAt);

/** Of `assessments`: may this student see the row? */
export const isReadableByStudent = (
  schoolId: number | Placeholder,
  personId: number | Placeholder,
): SQL | undefined =>
  and(
    eq(assessments.schoolId, schoolId),
    isThere,
    eq(assessments.state, 'scheduled'),
    isForStudent(personId),
  );

/** Of `assessments`: did this person write it? Those that were deleted too. */
export const isWrittenBy = ({ id, school }: Pick<Actor, 'id' | 'school'>): SQL | undefined =>
  and(eq(assessments.schoolId, school.id), eq(assessments.authorId, id));

/** May this person change the row of `assessments`? Only who wrote it. */
export const isOwnAssessment = (reader: Reader): SQL | undefined => and(isWrittenBy(reader), isThere);

/**
 * May this person see the row of `assessments` and its students? The author; who teaches a group that it is given to,
 * once it is scheduled; the admin of the school.
 */
export function isReadableAssessment(reader: Reader): SQL | undefined {
  const { id, role, school } = reader;
  const isOfSchool = and(eq(assessments.schoolId, school.id), isThere);
  const isScheduled = eq(assessments.state, 'scheduled');
  if (role === roles.schoolAdmin) return and(isOfSchool, isScheduled);
  if (role === roles.student) return isReadableByStudent(school.id, id);
  if (role !== roles.faculty) return sql`false`;
  const isTaught = and(isScheduled, eq(assessments.academicYear, school.academicYear), isOfGroupOf(id));
  return and(isOfSchool, or(eq(assessments.authorId, id), isTaught));
}

/** Of `people`: whom the caller may choose among the students of an assessment. A colleague, only whom they teach. */
export const isReachedStudent = (
  db: Queryable,
  actor: Actor,
  { authorId }: { readonly authorId: number },
): SQL | undefined =>
  actor.role === roles.schoolAdmin || authorId === actor.id ? undefined : isTaughtBy(db, actor);

/** Of `attempts` with `assessments` and `people`: may the caller mark it? The author, who teaches the student, an admin. */
export function isMarkedBy(db: Queryable, actor: Actor): SQL | undefined {
  const isOfSchool = and(eq(assessments.schoolId, actor.school.id), isThere);
  if (actor.role === roles.schoolAdmin) return isOfSchool;
  return and(isOfSchool, or(eq(assessments.authorId, actor.id), isTaughtBy(db, actor)));
}

/** Of `people`: whose times at an assessment the caller may change. The author those whom it was given to as well. */
export function isTimedBy(db: Queryable, actor: Actor, assessment: Assessment): SQL | undefined {
  if (actor.role === roles.schoolAdmin) return undefined;
  const isTaught = isTaughtBy(db, actor);
  return assessment.authorId === actor.id ? or(isTaught, isAudienceOf(assessment)) : isTaught;
}
