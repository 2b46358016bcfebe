import * as v from 'valibot';
import { roles } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { editPerson, refuseUnlessOwn } from '#server/people/index.ts';
import { removeImage } from '../remove-image.ts';

/** [C2-02, ER-23] */
export const removeFacultyImage: Handler<'remove-faculty-image'> = async (input, scene) => {
  if (scene.scope === 'own') {
    await scene.part(({ db }) => refuseUnlessOwn(db, scene.actor, input.id));
    return removeImage(input, scene);
  }
  const rules = () => v.object({});
  const { version } = await editPerson(scene, roles.faculty, { ...input, profile_pic: '' }, rules);
  return { data: 1, information: 'Your file has been deleted.', version };
};
