import * as v from 'valibot';
import { isDay } from '#contract/core/days.ts';
import type { NoticeDraft } from '#contract/notices/notice.model.ts';
import { noticeLimits } from '#contract/notices/notice.rules.ts';
import { officeLimits } from '#contract/notices/office.rules.ts';
import { draftItemSchema } from '../../upload-queue/upload-queue.draft.ts';

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

export const savedNoticeDraft = v.object({
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
