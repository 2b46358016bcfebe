import * as v from 'valibot';
import { type CallShape, defineCall } from '../define-call.ts';
import { draftLimits } from '../notices/draft.rules.ts';

const drafts = {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
} as const satisfies CallShape;
/** Whoever writes notices: the central office, school admins, faculty. */
const writers = { 1: 'own', 2: 'own', 4: 'own' } as const;

/** One draft a person, mode and notice; `notice_id` 0 is the new notice. */
const key = {
  mode: v.picklist(['add', 'edit', 'editReshare']),
  notice_id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
};
/** Milliseconds since 1970 on the writer's clock. */
const typedAt = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const row = v.object({
  ...key,
  title: v.string(),
  typed_at: v.number(),
  /** ISO 8601, UTC. */
  saved_at: v.string(),
});
export type NoticeDraftRow = v.InferOutput<typeof row>;

/** Half-written notices, so that a person goes on with them on another device; nobody else reads them. */
export const draftCalls = {
  /** The newest first, without their texts. */
  'get-notice-drafts': defineCall('get-notice-drafts', {
    ...drafts,
    input: v.object({}),
    output: v.object({ success: v.literal('true'), data: v.array(row) }),
    errors: [],
    access: writers,
  }),
  'get-notice-draft': defineCall('get-notice-draft', {
    ...drafts,
    loader: true,
    input: v.object(key),
    output: v.object({
      success: v.literal('true'),
      data: v.nullable(v.object({ draft: v.string(), typed_at: v.number() })),
    }),
    errors: [],
    access: writers,
  }),
  /**
   * What was typed last wins, whichever device comes last; `kept` 0: a newer one lies there already. The text is the
   * form's own affair: the server gives it back to its owner alone, and whoever reads it checks it.
   */
  'save-notice-draft': defineCall('save-notice-draft', {
    ...drafts,
    input: v.object({
      ...key,
      title: v.pipe(v.string(), v.maxLength(draftLimits.titleCharacters)),
      draft: v.pipe(v.string(), v.maxLength(draftLimits.characters), v.check(isObjectText)),
      typed_at: typedAt,
    }),
    output: v.object({ success: v.literal('true'), kept: v.picklist([0, 1]) }),
    errors: ['demo_school'],
    access: writers,
    rate: 'write',
  }),
  /** Of this notice; without one, all of the person's. */
  'drop-notice-draft': defineCall('drop-notice-draft', {
    ...drafts,
    input: v.object({ of: v.nullable(v.object(key)) }),
    output: v.object({ success: v.literal('true') }),
    errors: [],
    access: writers,
    rate: 'write',
  }),
};
