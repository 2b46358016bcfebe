import { profileRights } from '#contract';
import { audit } from '../../domain/audit.ts';
import { ownerOf, readProfile, writeProfile } from '../../domain/profile.ts';
import type { Handler, SignedInScene } from '../../pipeline.ts';
import { refuseInDemoSchool, refuseUnlessMaySave } from '../../policies/profile.policy.ts';
import { removePictures } from './save-profile.ts';

const noPicture = { pictureId: null, pictureKey: null, smallPictureKey: null };

/** [ER-23, ER-26] The bytes are gone with the answer; removing what is not there is no error. */
async function removeImage(_input: unknown, scene: SignedInScene) {
  const { app, db, actor, afterCommit } = scene;
  refuseInDemoSchool(actor);
  const rights = profileRights(await ownerOf(db, actor));
  refuseUnlessMaySave(rights, { fields: [], picture: true, password: false });
  const { profile } = await readProfile(db, actor, true);
  const changes = { version: profile.version, values: {}, picture: noPicture };
  const version = await writeProfile(app, db, actor, changes);
  afterCommit(() => removePictures(app, profile));
  await audit(scene, actor, 'profile.picture_removed', {});
  return { data: 1 as const, information: 'Your file has been deleted.', version };
}

export const removeFacultyImage: Handler<'remove-faculty-image'> = removeImage;
export const removeProfileImage: Handler<'remove-profile-image'> = removeImage;
