import { randomUUID } from 'node:crypto';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { pictureRefusals } from '#contract/profile/profile.refusals.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { type Commit, storeBytes } from '#server/files/pending-bytes.ts';
import { makePortrait } from '#server/files/portrait.ts';

/** Stored, but not yet named by a row. */
export interface KeptPicture {
  readonly pictureId: string;
  readonly pictureKey: string;
  readonly smallPictureKey: string;
}

/** Converts a picture to two sizes and stores them. */
export async function keepPicture(
  { app, part, refuse }: SignedInParts<ReasonsOf<typeof pictureRefusals>>,
  base64: string,
): Promise<KeptPicture> {
  const commit: Commit = (work) => part(({ db }) => work(db));
  const { whole, small } = await makePortrait(Buffer.from(base64, 'base64'), refuse);
  return {
    pictureId: randomUUID(),
    pictureKey: await storeBytes(app, commit, whole),
    smallPictureKey: await storeBytes(app, commit, small),
  };
}

export function keysOfPicture({
  pictureKey,
  smallPictureKey,
}: {
  readonly pictureKey: string | null;
  readonly smallPictureKey: string | null;
}): (string | null)[] {
  return [pictureKey, smallPictureKey];
}
