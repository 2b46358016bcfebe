import { bit } from '#contract/core/bit.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import type { translateRefusals } from '#contract/notices/notices.refusals.ts';
import { type NoticeText, type TranslationLanguage } from '#contract/notices/translation.rules.ts';
import { type NoticeTranslationWire } from '#contract/notices/translation.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import type { Queryable } from '#server/db/database.ts';
import { storedChannels } from './change-status.ts';
import { mayTranslate, refuseUnlessMayTranslate } from './policy.ts';
import { findReadable } from './queries/notices.ts';
import { lockNotice, type StoredNotice } from './queries/stored-notices.ts';
import {
  deleteTranslationOf,
  findTranslation,
  listTranslations,
  type StoredTranslation,
  upsertTranslation,
} from './queries/translations.ts';

type TranslateScene = SignedInContext<ReasonsOf<typeof translateRefusals>>;

export interface TranslationQuery extends NoticeText {
  readonly noticeId: number;
  readonly language: TranslationLanguage;
  readonly of: NoticeText;
  /** The version that the change began with; 0: there was none. */
  readonly version: number;
}

const isStale = (
  notice: NoticeText,
  { ofTitle, ofDescription }: Pick<StoredTranslation, 'ofTitle' | 'ofDescription'>,
) => notice.title !== ofTitle || notice.description !== ofDescription;

function present(stored: StoredTranslation, notice: StoredNotice, writes: boolean): NoticeTranslationWire {
  return {
    language: stored.language,
    title: stored.title,
    description: stored.description,
    version: stored.version,
    is_stale: bit(isStale(notice, stored)),
    // Present readers need not have been readers of the older original.
    ...(writes && { of_title: stored.ofTitle, of_description: stored.ofDescription }),
  };
}

export async function translationsFor(db: Queryable, actor: Actor, notice: StoredNotice) {
  const writes = mayTranslate(scopeIn('save-notice-translation', actor), actor, notice);
  const rows = await listTranslations(db, notice);
  return { translations: rows.map((row) => present(row, notice, writes)), may_translate: bit(writes) };
}

/** Adds or changes a translation; refuses a change that began with an older version. */
export async function saveTranslation(
  wanted: TranslationQuery,
  scene: TranslateScene,
): Promise<NoticeTranslationWire> {
  const { app, db, actor } = scene;
  const notice = await noticeToTranslate(wanted.noticeId, scene);
  const key = { schoolId: notice.schoolId, noticeId: notice.id, language: wanted.language };
  const before = await findTranslation(db, key);
  refuseStale(scene, before?.version ?? 0, wanted.version);
  const stored = await upsertTranslation(db, key, {
    title: wanted.title,
    description: wanted.description,
    ofTitle: wanted.of.title,
    ofDescription: wanted.of.description,
    version: (before?.version ?? 0) + 1,
    writtenBy: actor.id,
    updatedAt: app.now(),
  });
  await announce(scene, notice, 'notice.translated', wanted.language);
  return present(stored, notice, true);
}

/** A repeated removal is no error. */
export async function deleteTranslation(
  wanted: Pick<TranslationQuery, 'noticeId' | 'language' | 'version'>,
  scene: TranslateScene,
): Promise<void> {
  const notice = await noticeToTranslate(wanted.noticeId, scene);
  const key = { schoolId: notice.schoolId, noticeId: notice.id, language: wanted.language };
  const before = await findTranslation(scene.db, key);
  if (!before) return;
  refuseStale(scene, before?.version ?? 0, wanted.version);
  await deleteTranslationOf(scene.db, key);
  await announce(scene, notice, 'notice.translation.deleted', wanted.language);
}

/** Locks the notice, which also locks its translations. Throws `not_found` for a notice the person cannot see. */
async function noticeToTranslate(noticeId: number, scene: TranslateScene): Promise<StoredNotice> {
  const { app, db, actor } = scene;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const notice = await lockNotice(db, actor, noticeId);
  if (!notice) throw notFound();
  if (notice.createdBy !== actor.id && !(await findReadable(db, actor, noticeId, today))) throw notFound();
  refuseUnlessMayTranslate(scene, notice);
  return notice;
}

async function announce(
  scene: SignedInContext,
  notice: StoredNotice,
  action: string,
  language: TranslationLanguage,
): Promise<void> {
  const { app, db, afterCommit } = scene;
  const { id: noticeId, version } = notice;
  const readers = await storedChannels(db, notice);
  await audit(scene, scene.actor, action, { noticeId, language });
  afterCommit(() => app.broadcaster.broadcast(noticeChanged, readers, { content: { noticeId, version } }));
}
