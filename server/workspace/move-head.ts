import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { moveHeadRefusals } from '#contract/workspace/workspace.refusals.ts';
import type { VersionKind } from '#contract/workspace/workspace.rules.ts';
import type { SavedProgramAnswer } from '#contract/workspace/workspace.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { addVersion, type Named, refuseOtherHead } from './add-version.ts';
import { lockOpen } from './closed.ts';
import { type Version, versionAt, type Workspace } from './queries/workspaces.ts';
import { answerOf, repeated } from './save-program.ts';

type Scene = SignedInContext<ReasonsOf<typeof moveHeadRefusals>>;

interface Move {
  readonly workspace_id: number;
  readonly save_id: string;
  readonly base_sequence: number;
  readonly device: string;
}

interface Target {
  readonly kind: Extract<VersionKind, 'restore' | 'start_over'>;
  /** Computes the newest version from the current newest. */
  readonly named: (
    workspace: Workspace,
    head: Version | undefined,
  ) => Promise<Named & { readonly base: number }>;
}

/** Makes another program the newest, as a new version. Writes nothing if the newest has it already. */
export async function moveHead(scene: Scene, move: Move, target: Target): Promise<SavedProgramAnswer> {
  const workspace = await lockOpen(scene, move.workspace_id);
  const before = await repeated(scene, workspace, move.save_id);
  if (before) return before;
  await refuseOtherHead(scene, workspace, move.base_sequence);
  const head = await versionAt(scene.db, workspace, workspace.head);
  const named = await target.named(workspace, head);
  if (head && head.sha256 === named.sha256) return answerOf(workspace, head, head, false);
  const { device, save_id: saveId } = move;
  const added = await addVersion(scene, workspace, { ...named, kind: target.kind, device, saveId });
  return answerOf(added.workspace, added.version, added.version, true);
}
