import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { WorkspacePurpose } from '#contract/workspace/workspace.rules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { workEntries } from '#server/works/schema.ts';
import { workspaces, workspaceVersions } from '../schema.ts';
import { isReadableWorkspace } from './reach.ts';

export type Workspace = typeof workspaces.$inferSelect;
export type Version = typeof workspaceVersions.$inferSelect;
type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

export async function findReadable(db: Queryable, reader: Reader, workspaceId: number) {
  const [row] = await db
    .select({
      workspace: workspaces,
      owner: personName(),
      login: people.loginName,
      tool: sql<string>`coalesce((
        select t.name from ${publishedProjects} p join ${tools} t on t.id = p.tool_id
        where p.project_id = ${workspaces.projectId}), '')`,
    })
    .from(workspaces)
    .innerJoin(people, and(eq(people.schoolId, workspaces.schoolId), eq(people.id, workspaces.personId)))
    .where(and(eq(workspaces.id, workspaceId), isReadableWorkspace(reader)));
  return row;
}

const isOwn = ({ id, school }: Pick<Actor, 'id' | 'school'>, workspaceId: number) =>
  and(eq(workspaces.schoolId, school.id), eq(workspaces.id, workspaceId), eq(workspaces.personId, id));

export async function findOwn(db: Queryable, owner: Pick<Actor, 'id' | 'school'>, workspaceId: number) {
  const [row] = await db.select().from(workspaces).where(isOwn(owner, workspaceId));
  return row;
}

/** The lock makes the second of two saves see the first. */
export async function lockOwn(db: Queryable, owner: Pick<Actor, 'id' | 'school'>, workspaceId: number) {
  const [row] = await db.select().from(workspaces).where(isOwn(owner, workspaceId)).for('update');
  return row;
}

/** This year's first, then earlier years'; within a year the one changed last. */
export async function findNewest(
  db: Queryable,
  { id, school }: Pick<Actor, 'id' | 'school'>,
  {
    projectId,
    purpose,
    engine,
  }: { readonly projectId: number; readonly purpose: WorkspacePurpose; readonly engine?: FrameEngine },
): Promise<Workspace | undefined> {
  const [row] = await db
    .select()
    .from(workspaces)
    .where(
      and(
        eq(workspaces.schoolId, school.id),
        eq(workspaces.personId, id),
        eq(workspaces.projectId, projectId),
        eq(workspaces.purpose, purpose),
        engine && eq(workspaces.engine, engine),
        // Names of school years sort by time.
        lte(workspaces.academicYear, school.academicYear),
      ),
    )
    .orderBy(desc(workspaces.academicYear), desc(workspaces.updatedAt), desc(workspaces.id))
    .limit(1);
  return row;
}

/** Last saved first. */
export const findExamWorkspaces = (
  db: Queryable,
  { id, school }: Pick<Actor, 'id' | 'school'>,
  attemptId: number,
  position: number,
): Promise<Workspace[]> =>
  db
    .select()
    .from(workspaces)
    .where(
      and(
        eq(workspaces.schoolId, school.id),
        eq(workspaces.personId, id),
        eq(workspaces.attemptId, attemptId),
        eq(workspaces.attemptPosition, position),
        gt(workspaces.attemptId, 0),
      ),
    )
    .orderBy(desc(workspaces.updatedAt), desc(workspaces.id));

/** undefined: another tab began it at the same moment. */
export async function insertWorkspace(db: Queryable, row: typeof workspaces.$inferInsert) {
  const [begun] = await db.insert(workspaces).values(row).onConflictDoNothing().returning();
  return begun;
}

type Ref = Pick<Workspace, 'schoolId' | 'id'>;

export async function updateWorkspace(
  db: Queryable,
  { schoolId, id }: Ref,
  set: Partial<typeof workspaces.$inferInsert>,
): Promise<void> {
  await db
    .update(workspaces)
    .set(set)
    .where(and(eq(workspaces.schoolId, schoolId), eq(workspaces.id, id)));
}

export async function insertVersion(db: Queryable, row: typeof workspaceVersions.$inferInsert) {
  const [added] = await db.insert(workspaceVersions).values(row).returning();
  return added;
}

const isOf = ({ schoolId, id }: Ref) =>
  and(eq(workspaceVersions.schoolId, schoolId), eq(workspaceVersions.workspaceId, id));

export async function versionAt(db: Queryable, workspace: Ref, sequence: number) {
  const [row] = await db
    .select()
    .from(workspaceVersions)
    .where(and(isOf(workspace), eq(workspaceVersions.sequence, sequence)));
  return row;
}

/** Finds the version of a repeated save. */
export async function versionOfSave(db: Queryable, workspace: Ref, saveId: string) {
  const [row] = await db
    .select()
    .from(workspaceVersions)
    .where(and(isOf(workspace), eq(workspaceVersions.saveId, saveId)));
  return row;
}

/** Newest first. `before` 0: all. */
export const versionsBefore = (db: Queryable, workspace: Ref, before: number, limit: number) =>
  db
    .select()
    .from(workspaceVersions)
    .where(and(isOf(workspace), before === 0 ? undefined : lt(workspaceVersions.sequence, before)))
    .orderBy(desc(workspaceVersions.sequence))
    .limit(limit);

/**
 * Deletes one automatic version close in time to its neighbours, so that old versions get sparse. The newest, and what
 * a student saved, handed in or restored, stay.
 */
export async function thinOut(
  db: Queryable,
  { schoolId, id, head }: Ref & Pick<Workspace, 'head'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with line as (
      select sequence, kind, at, lag(at) over w as before, lead(at) over w as behind
      from ${workspaceVersions} where school_id = ${schoolId} and workspace_id = ${id}
      window w as (order by sequence)
    ), newest as (select max(at) as at from line)
    delete from ${workspaceVersions} v using (
      select line.sequence from line, newest
      where line.kind in ('auto', 'run') and line.sequence < ${head} and line.behind is not null
        and not exists (select 1 from ${workEntries} e where e.school_id = ${schoolId}
          and e.workspace_id = ${id} and e.program_sequence = line.sequence)
      order by extract(epoch from line.behind - coalesce(line.before, line.at))
        / (1 + extract(epoch from newest.at - line.at)), line.sequence
      limit 1
    ) gone
    where v.school_id = ${schoolId} and v.workspace_id = ${id} and v.sequence = gone.sequence
    returning v.sequence`);
  return rows.length > 0;
}
