import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import { kindsOfType } from '#contract/learning/learning.rules.ts';
import {
  curriculumAssignments as assignments,
  curriculumChoices as choices,
} from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { outer } from '#server/db/outer-column.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';

export type Learner = Pick<Actor, 'id' | 'role' | 'subRole' | 'modules' | 'school'>;

/** The student's current divisions and batches. */
export const partsOf = ({ id, school }: Learner) =>
  builder
    .select({ id: memberships.divisionId })
    .from(memberships)
    .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id)));

function isTo(learner: Learner, kinds: readonly AssigneeKind[]): SQL | undefined {
  const parts = kinds.filter((kind) => kind !== 'person');
  return or(
    kinds.includes('person')
      ? and(eq(assignments.kind, 'person'), eq(assignments.assigneeId, learner.id))
      : undefined,
    parts.length > 0
      ? and(inArray(assignments.kind, parts), inArray(assignments.assigneeId, partsOf(learner)))
      : undefined,
  );
}

/** This year's assignments to the student in these ways. */
const givenRows = (learner: Learner, kinds: readonly AssigneeKind[]): SQL => sql`
  ${choices} join ${assignments}
    on ${assignments.schoolId} = ${choices.schoolId} and ${assignments.choiceId} = ${choices.id}
  where ${and(
    eq(choices.schoolId, learner.school.id),
    eq(choices.academicYear, learner.school.academicYear),
    isNull(choices.archivedAt),
    isTo(learner, kinds),
  )}`;

const isOfProject = sql`${outer(choices.projectId)} = ${outer(publishedProjects.projectId)}`;

/** A condition on `published_projects`. Begins at the student's few assignments, not at all projects. */
export const isGiven = (learner: Learner, kinds: readonly AssigneeKind[]): SQL =>
  sql`${outer(publishedProjects.projectId)} in (select ${outer(choices.projectId)} from ${givenRows(learner, kinds)})`;

/** The first due day of a `published_projects` row; null: none. */
export const firstDue = (learner: Learner, kinds: readonly AssigneeKind[]): SQL<string | null> =>
  sql`(select min(${outer(assignments.dueOn)})::text from ${givenRows(learner, kinds)}
    and ${isOfProject})`;

/** A class wins over a batch, and a batch over a personal assignment. */
export const givenAs = (learner: Learner, kinds: readonly AssigneeKind[]): SQL<AssigneeKind> =>
  sql`(select case min(case ${outer(assignments.kind)} when 'division' then 1 when 'batch' then 2 else 3 end)
      when 1 then 'division' when 2 then 'batch' else 'person' end
    from ${givenRows(learner, kinds)} and ${isOfProject})`;

/** Names of clubs and batches through which it came; '': none. */
export const clubsOf = (learner: Learner): SQL<string> =>
  sql`(select coalesce(string_agg(distinct g.name || ' ' || d.name, ', '), '')
    from divisions d join grades g on g.school_id = d.school_id and g.id = d.grade_id
    where d.school_id = ${learner.school.id} and d.id in (
      select ${outer(assignments.assigneeId)} from ${givenRows(learner, ['batch'])}
      and ${isOfProject}))`;

/** True for a project that nobody reads any more, and that the student was given this year or worked on. */
export async function wasArchived(db: Queryable, learner: Learner, projectId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 where not exists (select 1 from ${publishedProjects} where ${eq(publishedProjects.projectId, projectId)})
      and (exists (select 1 from ${givenRows(learner, kindsOfType.Practice)} and ${eq(choices.projectId, projectId)})
        or exists (select 1 from ${works} where ${and(
          eq(works.schoolId, learner.school.id),
          eq(works.personId, learner.id),
          eq(works.projectId, projectId),
        )}))`);
  return rows.length > 0;
}
