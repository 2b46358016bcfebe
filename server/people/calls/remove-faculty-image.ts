import * as v from 'valibot';
import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { removeImage } from '#server/profile/index.ts';
import { editPerson } from '../edit-person.ts';
import { refuseUnlessOwn } from '../own-person.ts';

/** [C2-02, ER-23] */
export const removeFacultyImage: Handler<'remove-faculty-image'> = async (input, scene) => {
  if (scene.scope === 'own') {
    await scene.part(({ db }) => refuseUnlessOwn(db, scene.actor, input.id));
    return removeImage(input, scene);
  }
  const { version } = await editPerson(scene, {
    role: roles.faculty,
    input: { ...input, profile_pic: '' },
    fieldsFor: () => v.object({}),
  });
  return { data: 1, information: 'Your file has been deleted.', version };
};
