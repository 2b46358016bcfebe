import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { UploadPolicy } from '#contract/files/upload-policies.ts';
import { type KindNumber, projectOfPending, workUploadKind } from '#contract/works/entries.rules.ts';
import type { pendingRefusals } from '#contract/works/works.refusals.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { badRequest } from '#server/core/refusal.ts';
import { claimUpload } from '#server/files/claim-upload.ts';
import { eraseFiles } from '#server/files/loose-files.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import type { Given } from './queries/given.ts';
import { ownFiles } from './queries/works.ts';
import { keyOf, reach, refuseClosed } from './reach.ts';

type Scene = SignedInParts<ReasonsOf<typeof pendingRefusals>>;

interface Pending {
  /** [PU-21] */
  readonly id: string;
  readonly upload_id: string;
  readonly org_name: string;
  readonly session_id: number;
  readonly assignment_type: KindNumber;
}

/** Claims an upload for a project that the student may work on. `policyOf` gives its rules. */
export async function claimPending(scene: Scene, input: Pending, policyOf: (given: Given) => UploadPolicy) {
  const key = keyOf({ ...input, project_id: projectOfPending(input.id) });
  if (key.projectId === 0) throw badRequest('The id of a pending upload names its project.');
  const { given } = await scene.part(async (unit) => refuseClosed(unit, await reach(unit, key, 'free')));
  return claimUpload({ kind: workUploadKind, policy: policyOf(given) }, input, scene);
}

/** Erases those files that no work names, with their bytes. A repeat is no error. */
export async function eraseOwnFiles(
  { app, actor, part }: Pick<SignedInParts, 'app' | 'actor' | 'part'>,
  fileIds: readonly string[],
): Promise<void> {
  const erased = await part(async ({ db }) => {
    const own = await ownFiles(db, actor, fileIds);
    const ids = own.map(({ id }) => id);
    const keys = await eraseFiles(db, app.offers.carriers, actor.school.id, ids);
    await releaseBytes(app, db, keys);
    return keys;
  });
  await part(({ db }) => removeBytes(app, db, erased));
}
