import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { CallOutput, CallParsed } from '#contract/core/define-call.ts';
import type { workspacePageCall } from '#contract/workspace/calls/workspace-page.call.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { workspaces } from '../schema.ts';
import { isReadableWorkspace } from './reach.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

const isOwner = and(eq(people.schoolId, workspaces.schoolId), eq(people.id, workspaces.personId));

/** A condition on `workspaces`: the student is in this division now. */
export const isInDivision = (divisionId: number) => sql`exists (select 1 from ${memberships}
  where ${memberships.schoolId} = ${workspaces.schoolId} and ${memberships.personId} = ${workspaces.personId}
    and ${memberships.divisionId} = ${divisionId})`;

export function workspacePage(
  db: Queryable,
  reader: Reader,
  input: CallParsed<typeof workspacePageCall>,
): Promise<CallOutput<typeof workspacePageCall>> {
  const { project, division, student } = input.filters ?? {};
  return pageOf(db, input, {
    of: workspaces,
    where: and(
      isReadableWorkspace(reader),
      eq(workspaces.purpose, 'project'),
      gt(workspaces.head, 0),
      project === undefined ? undefined : eq(workspaces.projectId, Number(project)),
      student === undefined ? undefined : eq(workspaces.personId, Number(student)),
      division === undefined ? undefined : isInDivision(Number(division)),
    ),
    search: sql`coalesce(${people.searchText}, '')`,
    sorts: {
      student: [people.firstName, people.lastName],
      changed: workspaces.updatedAt,
    },
    order: { by: 'changed', descending: true },
    key: workspaces.id,
    ...(input.search !== '' && { count: (where: SQL | undefined) => countFound(db, where) }),
    rows: (bound) =>
      bound(
        db
          .select({
            id: workspaces.id,
            student_id: workspaces.personId,
            student_name: personName(),
            login_name: people.loginName,
            project_id: workspaces.projectId,
            project_name: workspaces.title,
            engine: workspaces.engine,
            versions: workspaces.versionCount,
            changed_at: sql<number>`(extract(epoch from ${workspaces.updatedAt}) * 1000)::float8`,
          })
          .from(workspaces)
          .innerJoin(people, isOwner),
      ),
  });
}

/** Only a search needs the join for counting. */
async function countFound(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(workspaces)
    .innerJoin(people, isOwner)
    .where(where);
  return row?.total ?? 0;
}

export const programsOfClass = (
  db: Queryable,
  reader: Reader,
  { projectId, divisionId, limit }: { projectId: number; divisionId: number; limit: number },
) =>
  db
    .select({ workspace: workspaces, student: personName(), login: people.loginName })
    .from(workspaces)
    .innerJoin(people, isOwner)
    .where(
      and(
        isReadableWorkspace(reader),
        eq(workspaces.purpose, 'project'),
        eq(workspaces.academicYear, reader.school.academicYear),
        eq(workspaces.projectId, projectId),
        isInDivision(divisionId),
        gt(workspaces.head, 0),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(workspaces.id))
    .limit(limit);
