import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { WorkspacePurpose } from '#contract/workspace/workspace.rules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { programBlobs, workspaces, workspaceVersions } from '../schema.ts';
import { isReadableWorkspace } from './reach.ts';

export type Workspace = typeof workspaces.$inferSelect;
export type Version = typeof workspaceVersions.$inferSelect;
type Reader = Pick<Actor, 'id' | 'role' | 'school'>;

/** One that this person may read, with whose it is. */
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

/** The same, locked until the transaction ends: of two saves the second sees what the first did. */
export async function lockOwn(db: Queryable, owner: Pick<Actor, 'id' | 'school'>, workspaceId: number) {
  const [row] = await db.select().from(workspaces).where(isOwn(owner, workspaceId)).for('update');
  return row;
}

/** One's own on a project: this year's before those of earlier years, and the one that was changed last. */
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
        // Years are named so that the later one sorts behind.
        lte(workspaces.academicYear, school.academicYear),
      ),
    )
    .orderBy(desc(workspaces.academicYear), desc(workspaces.updatedAt), desc(workspaces.id))
    .limit(1);
  return row;
}

type Ref = Pick<Workspace, 'schoolId' | 'id'>;
const isOf = ({ schoolId, id }: Ref) =>
  and(eq(workspaceVersions.schoolId, schoolId), eq(workspaceVersions.workspaceId, id));

export async function versionAt(db: Queryable, workspace: Ref, sequence: number) {
  const [row] = await db
    .select()
    .from(workspaceVersions)
    .where(and(isOf(workspace), eq(workspaceVersions.sequence, sequence)));
  return row;
}

/** What a save made, of a repeat after a lost answer. */
export async function versionOfSave(db: Queryable, workspace: Ref, saveId: string) {
  const [row] = await db
    .select()
    .from(workspaceVersions)
    .where(and(isOf(workspace), eq(workspaceVersions.saveId, saveId)));
  return row;
}

/** The newest first, of those before a sequence; 0: all. */
export const versionsBefore = (db: Queryable, workspace: Ref, before: number, limit: number) =>
  db
    .select()
    .from(workspaceVersions)
    .where(and(isOf(workspace), before === 0 ? undefined : lt(workspaceVersions.sequence, before)))
    .orderBy(desc(workspaceVersions.sequence))
    .limit(limit);

export async function findBlob(db: Queryable, schoolId: number, sha256: string) {
  const [row] = await db
    .select()
    .from(programBlobs)
    .where(and(eq(programBlobs.schoolId, schoolId), eq(programBlobs.sha256, sha256)));
  return row;
}
