import { and, eq } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { isSheet } from '../queries/sign-in-sheets.ts';
import { signInSheets } from '../schema.ts';
import { schoolOfSheet } from '../sheets/reach-sheet.ts';

export const closeSignInSheet: Handler<'close-sign-in-sheet'> = async (input, scene) => {
  const { db, actor } = scene;
  const school = await schoolOfSheet(scene, input.school_id);
  const closed = await db
    .update(signInSheets)
    .set({ secret: null })
    .where(and(isSheet({ schoolId: school.id, id: input.sheet_id }), eq(signInSheets.madeBy, actor.id)))
    .returning({ id: signInSheets.id });
  if (closed.length === 0) throw notFound();
  await audit(scene, actor, 'password.sheet_closed', { schoolId: school.id });
  return { success: 'true' };
};
