import * as v from 'valibot';
import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import { isDay, noticeLimits } from '#contract/notices/notice.rules.ts';
import { officeLimits } from '#contract/notices/office.rules.ts';
import { draftItemSchema, toDraftItems } from '../upload-queue/upload-queue.draft.ts';
import type { DraftKey, NoticeFormContext } from './notice-form.types.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDay(text)),
);
/** Far beyond what can be saved: a text that is too long is kept and told, not thrown away. */
const text = v.pipe(v.string(), v.maxLength(1_000_000));
const chosen = v.union([v.literal('all'), v.pipe(v.array(count), v.maxLength(500), v.readonly())]);
const mode = v.picklist(['add', 'edit', 'editReshare']);
const noticeFor = v.picklist([1, 2, 3, 4, 5, 6]);
const videos = v.pipe(
  v.array(
    v.object({
      url: v.pipe(v.string(), v.regex(/^https:\/\//), v.maxLength(2000)),
      kind: v.picklist(['iframe', 'link']),
      label: v.pipe(v.string(), v.maxLength(40)),
    }),
  ),
  v.maxLength(noticeLimits.videos),
  v.readonly(),
);

const picked = v.union([
  v.literal('all'),
  v.pipe(v.array(v.object({ id: count, name: text })), v.maxLength(officeLimits.schools), v.readonly()),
]);

const values = {
  title: text,
  description: text,
  grades: chosen,
  divisions: chosen,
  shareDate: day,
  dueDate: day,
  dueDateMandatory: v.boolean(),
  notifyEmail: v.boolean(),
  /** Drafts of before have no such choice. */
  asksReceipt: v.optional(v.boolean(), false),
  isActive: v.boolean(),
  videos,
};

const sentDraft = v.object({
  ...values,
  id: count,
  version: count,
  mode,
  noticeFor,
  attachments: v.pipe(
    v.array(v.object({ fileId: v.string(), name: v.string(), type: v.string() })),
    v.maxLength(noticeLimits.files),
    v.readonly(),
  ),
  formSession: v.pipe(v.string(), v.nonEmpty()),
  office: v.exactOptional(v.object({ countries: chosen, states: chosen, schools: chosen })),
}) satisfies v.GenericSchema<unknown, NoticeDraft>;

const formValues = v.object({
  ...values,
  noticeFor: v.nullable(noticeFor),
  office: v.exactOptional(v.object({ countries: picked, states: picked, schools: picked })),
});

const savedNoticeDraft = v.object({
  format: v.literal(1),
  personId: count,
  mode,
  noticeId: count,
  /** Its version is that of the notice the changes began with: a newer one is told of when saving. */
  target: v.object({ mode, id: count, version: count }),
  values: formValues,
  /** Of an edit: what the changes began with. */
  base: v.exactOptional(formValues),
  videoText: text,
  items: v.pipe(v.array(draftItemSchema), v.maxLength(noticeLimits.files * 2)),
  /** Sent, and the answer never came: must be settled before anything else is sent. */
  sent: v.nullable(sentDraft),
});

/** What is kept of a form that was not sent: facts and choices, no token, no bytes. */
export type SavedNoticeDraft = v.InferOutput<typeof savedNoticeDraft>;

export function draftKeyOf({
  person,
  mode,
  noticeId,
}: Pick<NoticeFormContext, 'person' | 'mode' | 'noticeId'>): DraftKey {
  return { personId: person.id, mode, noticeId };
}

export function toDraft(context: NoticeFormContext): SavedNoticeDraft {
  return {
    format: 1,
    personId: context.person.id,
    mode: context.mode,
    noticeId: context.noticeId,
    target: context.target,
    values: context.values,
    ...(context.base && { base: context.base }),
    videoText: context.videoText,
    items: toDraftItems(context.uploads.items),
    sent: context.sent?.draft ?? null,
  };
}

/** The form as it was when it was saved, for a notice that its author takes back; an edit is not taken back. */
export function toUndoDraft(context: NoticeFormContext): SavedNoticeDraft | null {
  return context.target.mode === 'edit' ? null : { ...toDraft(context), sent: null };
}

function belongsTo(draft: SavedNoticeDraft, key: DraftKey): boolean {
  return draft.personId === key.personId && draft.mode === key.mode && draft.noticeId === key.noticeId;
}

/**
 * What storage held, as a draft of exactly this person, mode and notice; null for anything else: another
 * person's, an older format, or a storage that somebody tampered with.
 */
export function fromDraft(stored: unknown, key: DraftKey): SavedNoticeDraft | null {
  const result = v.safeParse(savedNoticeDraft, stored);
  return result.success && belongsTo(result.output, key) ? result.output : null;
}
