import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { ToolEngine } from '#contract/core/tool-engines.ts';
import { assessments } from '#server/assessments/schema/assessments.ts';
import { attempts } from '#server/assessments/schema/attempts.ts';
import { curriculumChoices as choices } from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';
import { findGivenProject } from '#server/works/index.ts';
import { workspaces } from '../schema.ts';

type Person = Pick<Actor, 'id' | 'role' | 'subRole' | 'modules' | 'school'>;

export interface OpenProject {
  readonly title: string;
  readonly tool: string;
  readonly toolUrl: string;
  readonly engine: ToolEngine;
}

/** For a student who got the project this year, or a teacher of a class with it; undefined: not open to them. */
export const findOpenProject = (
  db: Queryable,
  person: Person,
  projectId: number,
): Promise<OpenProject | undefined> =>
  person.role === roles.student
    ? findGivenProject(db, person, projectId)
    : person.role === roles.faculty
      ? findTaughtProject(db, person, projectId)
      : Promise.resolve(undefined);

async function findTaughtProject(db: Queryable, { id, school }: Person, projectId: number) {
  const [row] = await db
    .select({
      title: publishedProjects.title,
      tool: sql<string>`coalesce(${tools.name}, '')`,
      toolUrl: sql<string>`coalesce(${tools.url}, '')`,
      engine: sql<ToolEngine>`coalesce(${tools.engine}, 'none')`,
    })
    .from(publishedProjects)
    .innerJoin(choices, eq(choices.projectId, publishedProjects.projectId))
    .innerJoin(
      memberships,
      and(eq(memberships.schoolId, choices.schoolId), eq(memberships.gradeId, choices.groupId)),
    )
    .leftJoin(tools, eq(tools.id, publishedProjects.toolId))
    .where(
      and(
        eq(publishedProjects.projectId, projectId),
        inArray(publishedProjects.schoolId, [0, school.id]),
        eq(choices.schoolId, school.id),
        eq(choices.academicYear, school.academicYear),
        isNull(choices.archivedAt),
        eq(memberships.personId, id),
      ),
    )
    .orderBy(asc(choices.id))
    .limit(1);
  return row;
}

/**
 * A condition on `workspaces`. Admins: all students'; teachers: also this year's in their divisions. Work in an attempt
 * opens at the hand-in, for the author of the assessment too.
 */
export function isReadableWorkspace({ id, role, school }: Pick<Actor, 'id' | 'role' | 'school'>): SQL {
  const isOfSchool = eq(workspaces.schoolId, school.id);
  const isOwn = eq(workspaces.personId, id);
  const isStudents = eq(workspaces.purpose, 'project');
  const none = sql`false`;
  if (role === roles.student) return and(isOfSchool, isOwn) ?? none;
  if (role === roles.schoolAdmin) return and(isOfSchool, or(isStudents, isHandedIn())) ?? none;
  if (role !== roles.faculty) return none;
  const taught = builder
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)));
  const students = builder
    .select({ id: memberships.personId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), inArray(memberships.divisionId, taught)));
  const isTaught = and(
    or(isStudents, isHandedIn()),
    eq(workspaces.academicYear, school.academicYear),
    inArray(workspaces.personId, students),
  );
  return and(isOfSchool, or(isOwn, isTaught, isHandedIn(id))) ?? none;
}

/** A condition on `workspaces`: made in an attempt that was handed in. `authorId`: of this teacher's assessment. */
const isHandedIn = (authorId?: number): SQL => sql`(${workspaces.purpose} = 'assessment' and exists (
  select 1 from ${attempts} a join ${assessments} e on e.school_id = a.school_id and e.id = a.assessment_id
  where a.school_id = ${workspaces.schoolId} and a.id = ${workspaces.attemptId} and a.state <> 'open'
    and e.removed_at is null ${authorId === undefined ? sql`` : sql`and e.author_id = ${authorId}`}))`;
