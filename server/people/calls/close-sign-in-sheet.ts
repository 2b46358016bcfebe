import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { closeSheet } from '../queries/sign-in-sheets.ts';
import { schoolOfSheet } from '../sheets/reach-sheet.ts';

export const closeSignInSheet: Handler<'close-sign-in-sheet'> = async (input, scene) => {
  const { db, actor } = scene;
  const school = await schoolOfSheet(scene, input.school_id);
  if (!(await closeSheet(db, { schoolId: school.id, id: input.sheet_id }, actor.id))) throw notFound();
  await audit(scene, actor, 'password.sheet_closed', { schoolId: school.id });
  return { success: 'true' };
};
