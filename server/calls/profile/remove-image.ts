import { profileRights } from '#contract';
import { audit } from '../../domain/audit.ts';
import { ownerOf, readProfile, writeProfile } from '../../domain/profile.ts';
import { releaseBytes, removeBytes } from '../../files/pending-bytes.ts';
import type { Handler, SignedInScene } from '../../pipeline.ts';
import { refuseInDemoSchool, refuseUnlessMaySave } from '../../policies/profile.policy.ts';
import { keysOfPicture } from './save-profile.ts';

const noPicture = { pictureId: null, pictureKey: null, smallPictureKey: null };

/** [ER-23, ER-26] The bytes are gone with the answer; removing what is not there is no error. */
async function removeImage(_input: unknown, { app, db, actor }: SignedInScene) {
  refuseInDemoSchool(actor);
  const rights = profileRights(await ownerOf(db, actor));
  refuseUnlessMaySave(rights, { fields: [], picture: true, password: false });
  const { before, version } = await db.transaction(async (tx) => {
    const before = await readProfile(tx, actor, true);
    const changes = { version: before.profile.version, values: {}, picture: noPicture };
    await releaseBytes(app, tx, keysOfPicture(before.profile));
    return { before, version: await writeProfile(app, tx, actor, changes) };
  });
  await removeBytes(app, db, keysOfPicture(before.profile));
  await audit(app, actor, 'profile.picture_removed', {});
  return { data: 1 as const, information: 'Your file has been deleted.', version };
}

export const removeFacultyImage: Handler<'remove-faculty-image'> = removeImage;
export const removeProfileImage: Handler<'remove-profile-image'> = removeImage;
