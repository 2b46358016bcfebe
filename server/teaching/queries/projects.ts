import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ToolEngine } from '#contract/core/tool-engines.ts';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships } from '#server/directory/schema.ts';
import { completions, plannedSessions, sessionShares } from '../schema.ts';
import type { TaughtClass } from './classes.ts';

/** undefined: not published, or not chosen there this year. */
export async function chosenProject(
  db: Queryable,
  { school, year, group }: Omit<TaughtClass, 'parts'>,
  projectId: number,
) {
  const [row] = await db
    .select({
      choiceId: curriculumChoices.id,
      project: publishedProjects,
      tool: sql<string>`coalesce(${tools.name}, '')`,
      engine: sql<ToolEngine>`coalesce(${tools.engine}, 'none')`,
      module: sql<string>`coalesce(${academicModules.name}, '')`,
    })
    .from(curriculumChoices)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .leftJoin(tools, eq(tools.id, publishedProjects.toolId))
    .leftJoin(academicModules, eq(academicModules.id, publishedProjects.moduleId))
    .where(
      and(
        eq(curriculumChoices.schoolId, school.id),
        eq(curriculumChoices.academicYear, year),
        eq(curriculumChoices.groupId, group.id),
        eq(curriculumChoices.projectId, projectId),
        isNull(curriculumChoices.archivedAt),
        inArray(publishedProjects.schoolId, [0, school.id]),
      ),
    );
  return row;
}

/** True if the project's current publication has the session. */
export const isLiveSession = async (db: Queryable, projectId: number, sessionId: number) =>
  (await db.$count(
    publishedSessions,
    and(eq(publishedSessions.projectId, projectId), eq(publishedSessions.sessionId, sessionId)),
  )) > 0;

/** Parts that have the project, as a whole or through some students. */
export async function givenAmong(
  db: Queryable,
  { school }: Pick<TaughtClass, 'school'>,
  choiceId: number,
  partIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const ofChoice: SQL = sql`a.school_id = ${school.id} and a.choice_id = ${choiceId}`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select d.id from unnest(${sql.param([...partIds])}::int[]) d(id)
    where exists (select 1 from ${curriculumAssignments} a
        where ${ofChoice} and a.kind in ('division', 'batch') and a.assignee_id = d.id)
      or exists (select 1 from ${curriculumAssignments} a join ${memberships} m
        on m.school_id = a.school_id and m.person_id = a.assignee_id and m.division_id = d.id
        where ${ofChoice} and a.kind = 'person')`);
  return new Set(rows.map(({ id }) => id));
}

/** Milliseconds; 0: not set. */
const millis = (column: typeof sessionShares.sharedAt | typeof completions.doneAt) =>
  sql<number>`coalesce(extract(epoch from ${column}) * 1000, 0)::float8`;

/** In order, with the state in one division or batch. */
export async function sessionsAt(
  db: Queryable,
  { school, year }: Pick<TaughtClass, 'school' | 'year'>,
  projectId: number,
  divisionId: number,
) {
  return db
    .select({
      session_id: publishedSessions.sessionId,
      position: publishedSessions.position,
      title: publishedSessions.title,
      type: publishedSessions.type,
      minutes: publishedSessions.minutes,
      is_shared: sql<0 | 1>`(${sessionShares.id} is not null)::int`,
      is_done: sql<0 | 1>`(${completions.id} is not null)::int`,
      shared_at: millis(sessionShares.sharedAt),
      done_at: millis(completions.doneAt),
      planned_on: sql<string>`coalesce(${plannedSessions.plannedOn}::text, '')`,
    })
    .from(publishedSessions)
    .leftJoin(
      sessionShares,
      and(
        eq(sessionShares.schoolId, school.id),
        eq(sessionShares.academicYear, year),
        eq(sessionShares.divisionId, divisionId),
        eq(sessionShares.sessionId, publishedSessions.sessionId),
        isNull(sessionShares.unsharedAt),
      ),
    )
    .leftJoin(
      completions,
      and(
        eq(completions.schoolId, school.id),
        eq(completions.academicYear, year),
        eq(completions.divisionId, divisionId),
        eq(completions.subject, 'session'),
        eq(completions.subjectId, publishedSessions.sessionId),
        isNull(completions.undoneAt),
      ),
    )
    .leftJoin(
      plannedSessions,
      and(
        eq(plannedSessions.schoolId, school.id),
        eq(plannedSessions.academicYear, year),
        eq(plannedSessions.divisionId, divisionId),
        eq(plannedSessions.sessionId, publishedSessions.sessionId),
      ),
    )
    .where(eq(publishedSessions.projectId, projectId))
    .orderBy(asc(publishedSessions.position));
}

/** undefined: none counts. */
export async function completionAt(
  db: Queryable,
  { school, year }: Pick<TaughtClass, 'school' | 'year'>,
  divisionId: number,
  subject: 'session' | 'project' | 'resource',
  subjectId: number,
) {
  const [row] = await db
    .select({ doneBy: completions.doneBy, doneAt: completions.doneAt })
    .from(completions)
    .where(
      and(
        eq(completions.schoolId, school.id),
        eq(completions.academicYear, year),
        eq(completions.divisionId, divisionId),
        eq(completions.subject, subject),
        eq(completions.subjectId, subjectId),
        isNull(completions.undoneAt),
      ),
    );
  return row;
}

/** 0: not published. */
export async function liveProjectOf(db: Queryable, sessionId: number): Promise<number> {
  const [row] = await db
    .select({ id: publishedSessions.projectId })
    .from(publishedSessions)
    .where(eq(publishedSessions.sessionId, sessionId))
    .limit(1);
  return row?.id ?? 0;
}

/** undefined: no such project within `readable`. */
export async function readableProject(db: Queryable, readable: SQL, projectId: number) {
  const [row] = await db
    .select()
    .from(publishedProjects)
    .where(and(eq(publishedProjects.projectId, projectId), readable));
  return row;
}

/** Resources of the project that the part has used. */
export async function usedResources(
  db: Queryable,
  { school, year }: Pick<TaughtClass, 'school' | 'year'>,
  divisionId: number,
  projectId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: completions.subjectId })
    .from(completions)
    .where(
      and(
        eq(completions.schoolId, school.id),
        eq(completions.academicYear, year),
        eq(completions.divisionId, divisionId),
        eq(completions.projectId, projectId),
        eq(completions.subject, 'resource'),
        isNull(completions.undoneAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
