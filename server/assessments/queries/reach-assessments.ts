import { and, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, schools } from '#server/directory/schema.ts';
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

/** A condition on `memberships` m and `assessment_targets` t: both name the same group. */
const isOfTarget = sql`(t.grade_id = 0 or (m.grade_id = t.grade_id and t.division_id in (0, m.division_id)))`;

const isOfGroupOf = (personId: number | Placeholder): SQL => sql`exists (
  select 1 from ${assessmentTargets} t join ${memberships} m on m.school_id = t.school_id and ${isOfTarget}
  where t.school_id = ${assessments.schoolId} and t.assessment_id = ${assessments.id} and m.person_id = ${personId})`;

/** Last year's groups have other students now. */
const isOfThisYear = sql`${assessments.academicYear} = (
  select s.academic_year from ${schools} s where s.id = ${assessments.schoolId})`;

/** A condition on `assessments`. Groups decide until the first start; then the stored audience and late joiners. */
export const isForStudent = (personId: number | Placeholder): SQL => sql`(
  exists (select 1 from ${assessmentStudents} s where s.school_id = ${assessments.schoolId}
    and s.assessment_id = ${assessments.id} and s.person_id = ${personId})
  or exists (select 1 from ${assessmentOverrides} o where o.school_id = ${assessments.schoolId}
    and o.assessment_id = ${assessments.id} and o.person_id = ${personId})
  or (${assessments.firstStartAt} is null and ${isOfThisYear} and ${isOfGroupOf(personId)}))`;

const isThere = isNull(assessments.removedAt);

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

/** A condition on `assessments`: this person wrote them. Includes deleted ones. */
export const isWrittenBy = ({ id, school }: Pick<Actor, 'id' | 'school'>): SQL | undefined =>
  and(eq(assessments.schoolId, school.id), eq(assessments.authorId, id));

export const isOwnAssessment = (reader: Reader): SQL | undefined => and(isWrittenBy(reader), isThere);

/** A condition on `assessments`: the author; once scheduled, teachers of its groups and school admins. */
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

/** A condition on `people`; undefined: all. A colleague of the author may choose only students they teach. */
export const isReachedStudent = (
  db: Queryable,
  actor: Actor,
  { authorId }: { readonly authorId: number },
): SQL | undefined =>
  actor.role === roles.schoolAdmin || authorId === actor.id ? undefined : isTaughtBy(db, actor);

/** A condition on `attempts` with `assessments` and `people`: the author, the student's teachers and admins. */
export function isMarkedBy(db: Queryable, actor: Actor): SQL | undefined {
  const isOfSchool = and(eq(assessments.schoolId, actor.school.id), isThere);
  if (actor.role === roles.schoolAdmin) return isOfSchool;
  return and(isOfSchool, or(eq(assessments.authorId, actor.id), isTaughtBy(db, actor)));
}

/** A condition on `people`; undefined: all. The author may change the times of the whole audience too. */
export function isTimedBy(db: Queryable, actor: Actor, assessment: Assessment): SQL | undefined {
  if (actor.role === roles.schoolAdmin) return undefined;
  const isTaught = isTaughtBy(db, actor);
  return assessment.authorId === actor.id ? or(isTaught, isAudienceOf(assessment)) : isTaught;
}
