import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { saveProgramRefusals } from '#contract/workspace/workspace.refusals.ts';
import type { SavedProgramAnswer, SaveProgramInput } from '#contract/workspace/workspace.wire.ts';
import type { SignedInContext, SignedInParts } from '#server/core/call-context.ts';
import { conflict, notFound } from '#server/core/refusal.ts';
import { removeBytes } from '#server/files/pending-bytes.ts';
import { addVersion, keepBlob, refuseOtherHead } from './add-version.ts';
import { lockOpen, refuseClosed } from './closed.ts';
import { toVersionFacts } from './presenter.ts';
import { findOwn, type Version, versionAt, versionOfSave, type Workspace } from './queries/workspaces.ts';
import { type TakenProgram, takeProgram } from './take-program.ts';

type Reasons = ReasonsOf<typeof saveProgramRefusals>;

/** A repeat returns the same version. An unchanged program is not stored again. An older base is a conflict. */
export async function saveProgram(
  scene: SignedInParts<Reasons>,
  input: SaveProgramInput,
): Promise<SavedProgramAnswer> {
  const { app, part } = scene;
  const begun = await part(async (unit) => {
    const workspace = await findOwn(unit.db, unit.actor, input.workspace_id);
    if (!workspace) throw notFound();
    const before = await repeated(unit, workspace, input.save_id);
    if (!before) await refuseClosed(unit, workspace);
    return before ?? workspace.engine;
  });
  if (typeof begun !== 'string') return begun;
  const program = await takeProgram(scene, begun, input.program);
  try {
    const saved = await part((unit) => save(unit, input, program));
    await program.settle();
    return saved;
  } finally {
    // Removes bytes that stayed pending: another save had the same ones first, or this one was refused.
    if (program.storageKey !== null) await part(({ db }) => removeBytes(app, db, [program.storageKey]));
  }
}

async function save(
  scene: SignedInContext<Reasons>,
  input: SaveProgramInput,
  program: TakenProgram,
): Promise<SavedProgramAnswer> {
  const { db, refuse } = scene;
  const workspace = await lockOpen(scene, input.workspace_id);
  const before = await repeated(scene, workspace, input.save_id);
  if (before) return before;
  const head = await versionAt(db, workspace, workspace.head);
  if (head && head.sha256 === program.sha256) return answerOf(workspace, head, head, false);
  await refuseOtherHead(scene, workspace, input.base_sequence);
  if (input.kind === 'auto' && program.isBlank && head && !head.isBlank) throw refuse('empty_program');
  await keepBlob(scene, workspace.schoolId, program);
  const { sha256, size, isBlank } = program;
  const named = { sha256, size, isBlank };
  const { device, kind, save_id: saveId } = input;
  const added = await addVersion(scene, workspace, { ...named, base: workspace.head, kind, device, saveId });
  if (input.keep === 'mine' || !head) return answerOf(added.workspace, added.version, added.version, true);
  const { sha256: theirs, size: theirSize, isBlank: isTheirsBlank } = head;
  const back = await addVersion(scene, added.workspace, {
    sha256: theirs,
    size: theirSize,
    isBlank: isTheirsBlank,
    base: head.sequence,
    kind: 'restore',
    device,
    saveId: null,
  });
  return answerOf(back.workspace, back.version, added.version, true);
}

/** undefined: not sent before. */
export async function repeated(
  { db }: Pick<SignedInContext, 'db'>,
  workspace: Workspace,
  saveId: string,
): Promise<SavedProgramAnswer | undefined> {
  const saved = await versionOfSave(db, workspace, saveId);
  if (!saved) return undefined;
  const head = await versionAt(db, workspace, workspace.head);
  // Another save was committed between the two reads: the next try sees it.
  if (!head) throw conflict();
  return answerOf(workspace, head, saved, true);
}

export const answerOf = (
  { id }: Pick<Workspace, 'id'>,
  head: Version,
  saved: Version,
  isNew: boolean,
): SavedProgramAnswer => ({
  workspace_id: id,
  head: toVersionFacts(head),
  saved: toVersionFacts(saved),
  is_new: isNew,
});

/** [CW-21] */
export const savedResult = (data: SavedProgramAnswer) => ({
  success: 'true' as const,
  message: 'Saved',
  messageText: 'Your program is saved.',
  messageType: 'success' as const,
  data,
});
