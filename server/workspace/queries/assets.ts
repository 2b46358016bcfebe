import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { assetPath } from '#contract/workspace/workspace.rules.ts';
import type { WorkspaceAsset } from '#contract/workspace/workspace.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { workspaceAssets } from '../schema.ts';
import type { Workspace } from './workspaces.ts';

type Ref = Pick<Workspace, 'schoolId' | 'id'>;

const isLive = ({ schoolId, id }: Ref) =>
  and(
    eq(workspaceAssets.schoolId, schoolId),
    eq(workspaceAssets.workspaceId, id),
    isNull(workspaceAssets.revokedAt),
  );

const isFile = and(eq(files.schoolId, workspaceAssets.schoolId), eq(files.id, workspaceAssets.fileId));

export async function assetsOf(db: Queryable, workspace: Ref): Promise<WorkspaceAsset[]> {
  const rows = await db
    .select({ asset: workspaceAssets, name: files.name, type: files.type, size: files.size })
    .from(workspaceAssets)
    .innerJoin(files, isFile)
    .where(isLive(workspace))
    .orderBy(asc(workspaceAssets.id));
  return rows.map(({ asset, name, type, size }) => ({
    id: asset.id,
    name,
    asset_url: assetPath(asset.secret, name),
    type,
    size,
    at: asset.addedAt.getTime(),
  }));
}

export const countAssets = (db: Queryable, workspace: Ref): Promise<number> =>
  db.$count(workspaceAssets, isLive(workspace));

export async function insertAsset(db: Queryable, row: typeof workspaceAssets.$inferInsert): Promise<void> {
  await db.insert(workspaceAssets).values(row);
}

export async function deleteRevokedAssets(db: Queryable, before: Date): Promise<void> {
  await db.delete(workspaceAssets).where(lt(workspaceAssets.revokedAt, before));
}

/** false: no such asset. */
export async function revokeAsset(
  db: Queryable,
  workspace: Ref,
  assetId: number,
  at: Date,
): Promise<boolean> {
  const revoked = await db
    .update(workspaceAssets)
    .set({ revokedAt: at })
    .where(and(isLive(workspace), eq(workspaceAssets.id, assetId)))
    .returning({ id: workspaceAssets.id });
  return revoked.length > 0;
}

/** Nothing of a person in the bin is served. */
export async function fileOfSecret(db: Queryable, secret: string) {
  const [row] = await db
    .select({ key: files.storageKey, mime: files.mime, size: files.size })
    .from(workspaceAssets)
    .innerJoin(files, isFile)
    .innerJoin(
      people,
      and(eq(people.schoolId, workspaceAssets.schoolId), eq(people.id, workspaceAssets.personId)),
    )
    .where(
      and(eq(workspaceAssets.secret, secret), isNull(workspaceAssets.revokedAt), isNull(people.deletedAt)),
    );
  return row;
}

export async function assetOfFile(db: Queryable, workspace: Ref, fileId: string) {
  const [row] = await db
    .select({ id: workspaceAssets.id })
    .from(workspaceAssets)
    .where(and(isLive(workspace), sql`${workspaceAssets.fileId} = ${fileId}`));
  return row;
}
