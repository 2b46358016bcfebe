import { and, eq, sql } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { conflictRefusals } from '#contract/workspace/workspace.refusals.ts';
import { type VersionKind, workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import { programSaved } from '#server/assessments/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { conflict, type Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { settleBytes } from '#server/files/pending-bytes.ts';
import { workEntries } from '#server/works/schema.ts';
import { tellWorkspaceChanged } from './hints.ts';
import { type Version, versionAt, type Workspace } from './queries/workspaces.ts';
import { programBlobs, workspaces, workspaceVersions } from './schema.ts';
import type { TakenProgram } from './take-program.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'afterCommit'>;

/** What a version names: a program, or none as after Start over. */
export type Named = Pick<Version, 'sha256' | 'size' | 'isBlank'>;
export const nothing: Named = { sha256: null, size: 0, isBlank: true };

/** Refuses where another version is the newest than the one the caller knew; what they have is still theirs to save. */
export async function refuseOtherHead(
  { db, refuse }: Pick<Scene, 'db'> & Refusing<ReasonsOf<typeof conflictRefusals>>,
  workspace: Workspace,
  baseSequence: number,
): Promise<void> {
  if (workspace.head === baseSequence) return;
  const head = await versionAt(db, workspace, workspace.head);
  throw refuse('program_conflict', {
    params: {
      sequence: workspace.head,
      at: head?.at.getTime() ?? 0,
      device: head?.device ?? '',
      size: head?.size ?? 0,
    },
  });
}

interface NewVersion extends Named {
  readonly base: number;
  readonly kind: VersionKind;
  readonly device: string;
  readonly saveId: string | null;
}

/** Adds a version as the newest of a locked workspace. The workspace that was handed in is an old copy from then on. */
export async function addVersion(
  scene: Scene,
  workspace: Workspace,
  version: NewVersion,
): Promise<{ readonly workspace: Workspace; readonly version: Version }> {
  const { app, db } = scene;
  const { schoolId, id, personId } = workspace;
  const now = app.now();
  const sequence = workspace.head + 1;
  const [added] = await db
    .insert(workspaceVersions)
    .values({ ...version, schoolId, workspaceId: id, personId, sequence, at: now })
    .returning();
  if (!added) throw new Error('A version was not written.');
  const count = workspace.versionCount + 1;
  const isThinned = count > workspaceLimits.versions && (await thinOut(db, { ...workspace, head: sequence }));
  const moved = { head: sequence, versionCount: isThinned ? count - 1 : count, updatedAt: now };
  await db
    .update(workspaces)
    .set(moved)
    .where(and(eq(workspaces.schoolId, schoolId), eq(workspaces.id, id)));
  if (workspace.purpose === 'assessment') await programSaved(db, workspace, now);
  tellWorkspaceChanged(scene, workspace);
  return { workspace: { ...workspace, ...moved }, version: added };
}

/**
 * Deletes one version that was saved by itself: the one whose neighbours are close together for its age, so that old
 * work stays in ever larger steps. What a student saved, handed in or brought back stays, as does the newest.
 */
async function thinOut(db: Queryable, { schoolId, id, head }: Workspace): Promise<boolean> {
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

/** In the transaction in which a version names it: keeps the program once a school. */
export async function keepBlob(
  { app, db }: Pick<Scene, 'app' | 'db'>,
  schoolId: number,
  program: TakenProgram,
): Promise<void> {
  const { sha256, size, content, storageKey } = program;
  const at = app.now();
  const [row] = await db
    .insert(programBlobs)
    .values({ schoolId, sha256, size, content, storageKey, namedAt: at })
    .onConflictDoUpdate({
      target: [programBlobs.schoolId, programBlobs.sha256],
      // The clearing waits for this row, and leaves it then.
      set: { namedAt: at },
    })
    .returning({ storageKey: programBlobs.storageKey });
  // The same bytes were kept before, and were cleared a moment ago: the save is sent again.
  if (content === null && row?.storageKey == null) throw conflict();
  if (storageKey !== null && row?.storageKey === storageKey) await settleBytes(db, [storageKey]);
}
