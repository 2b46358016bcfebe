import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { mayTranslate } from './policy.ts';
import { findReadable } from './queries/notices.ts';
import type { NoticeKey } from './queries/stored-notices.ts';
import { copyTranslations } from './queries/translations.ts';

/**
 * Copies are fresh until title or description change; stale ones stay stale, and their older originals go only to
 * people who could see them. Copies nothing of a notice that the person may not read.
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
