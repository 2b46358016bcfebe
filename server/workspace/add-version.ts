import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { conflictRefusals } from '#contract/workspace/workspace.refusals.ts';
import { type VersionKind, workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import { programSaved } from '#server/assessments/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { conflict, type Refusing } from '#server/core/refusal.ts';
import { settleBytes } from '#server/files/pending-bytes.ts';
import { tellWorkspaceChanged } from './hints.ts';
import { nameBlob } from './queries/blobs.ts';
import {
  insertVersion,
  thinOut,
  updateWorkspace,
  type Version,
  versionAt,
  type Workspace,
} from './queries/workspaces.ts';
import type { TakenProgram } from './take-program.ts';

type Scene = Pick<SignedInContext, 'app' | 'db' | 'afterCommit'>;

export type Named = Pick<Version, 'sha256' | 'size' | 'isBlank'>;
export const nothing: Named = { sha256: null, size: 0, isBlank: true };

/** Throws if another version became the newest. The caller can still save their program over it. */
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

/** Adds the newest version to a locked workspace. The passed workspace is outdated afterwards. */
export async function addVersion(
  scene: Scene,
  workspace: Workspace,
  version: NewVersion,
): Promise<{ readonly workspace: Workspace; readonly version: Version }> {
  const { app, db } = scene;
  const { schoolId, id, personId } = workspace;
  const now = app.now();
  const sequence = workspace.head + 1;
  const values = { ...version, schoolId, workspaceId: id, personId, sequence, at: now };
  const added = await insertVersion(db, values);
  if (!added) throw new Error('A version was not written.');
  const count = workspace.versionCount + 1;
  const isThinned = count > workspaceLimits.versions && (await thinOut(db, { ...workspace, head: sequence }));
  const moved = { head: sequence, versionCount: isThinned ? count - 1 : count, updatedAt: now };
  await updateWorkspace(db, workspace, moved);
  if (workspace.purpose === 'assessment') await programSaved(db, workspace, now);
  tellWorkspaceChanged(scene, workspace);
  return { workspace: { ...workspace, ...moved }, version: added };
}

/** Stores a program once per school. Runs in the transaction of the version that names it. */
export async function keepBlob(
  { app, db }: Pick<Scene, 'app' | 'db'>,
  schoolId: number,
  program: TakenProgram,
): Promise<void> {
  const { content, storageKey } = program;
  const kept = await nameBlob(db, schoolId, program, app.now());
  // The same bytes existed and were cleared just now: the client must save again.
  if (content === null && kept?.storageKey == null) throw conflict();
  if (storageKey !== null && kept?.storageKey === storageKey) await settleBytes(db, [storageKey]);
}
