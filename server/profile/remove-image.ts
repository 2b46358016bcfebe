import { type ReasonsOf } from '#contract/core/refusals.ts';
import type { rightsRefusals } from '#contract/profile/profile.refusals.ts';
import { profileRights } from '#contract/profile/profile-rights.rules.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { keysOfPicture } from './picture.ts';
import { refuseUnlessMaySave } from './policy.ts';
import { ownerOf, readProfile, writeProfile } from './queries/profile.ts';

const noPicture = { pictureId: null, pictureKey: null, smallPictureKey: null };

/** [ER-23, ER-26] The bytes are deleted before the answer. A missing picture is no error. */
export async function removeImage(_input: unknown, scene: SignedInParts<ReasonsOf<typeof rightsRefusals>>) {
  const { app, actor, part } = scene;
  refuseDemo(scene);
  const rights = profileRights(await part(({ db }) => ownerOf(db, actor)));
  refuseUnlessMaySave(scene, rights, { fields: [], picture: true, password: false });
  const { before, version } = await part(async (unit) => {
    const before = await readProfile(unit.db, actor, true);
    const changes = { version: before.person.version, values: {}, picture: noPicture };
    await releaseBytes(app, unit.db, keysOfPicture(before.profile));
    await audit(unit, actor, 'profile.picture_removed', {});
    return { before, version: await writeProfile(app, unit.db, actor, changes) };
  });
  await part(({ db }) => removeBytes(app, db, keysOfPicture(before.profile)));
  return { data: 1 as const, information: 'Your file has been deleted.', version };
}
