import { allows } from '#contract/core/school-settings.ts';
import { pastePolicy } from '#contract/works/accepted-types.rules.ts';
import { toShownFile } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { claimPending } from '../pending-file.ts';

export const pasteProjectPicture: Handler<'paste-project-picture'> = async (input, scene) => {
  if (!allows({ settings: scene.actor.school.settings }, 'student_allow_copy_paste'))
    throw scene.refuse('paste_not_allowed');
  const file = await claimPending(scene, input, () => pastePolicy);
  return { success: 'true', response: { link: `/files/${file.id}` }, file: toShownFile(file) };
};
