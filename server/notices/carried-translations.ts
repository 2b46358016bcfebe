import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { mayTranslate } from './policy.ts';
import { findReadable } from './queries/notices.ts';
import type { NoticeKey } from './queries/stored-notices.ts';
import { copyTranslations } from './queries/translations.ts';

/**
 * A notice that is shared again brings its translations: they are of the same words, so that they are fresh until
 * title or description are written anew. Of a notice that the person may not read nothing comes. What was stale stays
 * so; which older words it was made from goes only to those who could see them.
 */
export async function attachTranslations(
  { app, db, actor }: SignedInContext,
  sourceId: number,
  added: NoticeKey,
): Promise<void> {
  if (sourceId === 0) return;
  const now = app.now();
  const found = await findReadable(db, actor, sourceId, schoolDay(now, actor.school.timeZone));
  if (!found) return;
  const withStaleWords = mayTranslate(scopeIn('save-notice-translation', actor), actor, found.notice);
  await copyTranslations(db, found.notice, added, { personId: actor.id, at: now, withStaleWords });
}
