import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { instant } from '#contract/core/wire-numbers.ts';
import { draftLimits } from '../notices/draft.rules.ts';
import { draftKey, drafts, writers } from './draft-list.ts';

/** On the writer's clock. */
const typedAt = instant;

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Half-written notices, so that a person goes on with them on another device; nobody else reads them. */
export const draftCalls = {
  'get-notice-draft': defineCall('get-notice-draft', {
    ...drafts,
    loader: true,
    input: v.object(draftKey),
    output: v.object({
      success: v.literal('true'),
      data: v.nullable(v.object({ draft: v.string(), typed_at: v.number() })),
    }),
    errors: [],
    ...writers,
  }),
  /**
   * What was typed last wins, whichever device comes last; `kept` 0: a newer one lies there already. The text is the
   * form's own affair: the server gives it back to its owner alone, and whoever reads it checks it.
   */
  'save-notice-draft': defineCall('save-notice-draft', {
    ...drafts,
    input: v.object({
      ...draftKey,
      title: v.pipe(v.string(), v.maxLength(draftLimits.titleCharacters)),
      draft: v.pipe(v.string(), v.maxLength(draftLimits.characters), v.check(isObjectText)),
      typed_at: typedAt,
    }),
    output: v.object({ success: v.literal('true'), kept: v.picklist([0, 1]) }),
    errors: ['demo_school'],
    ...writers,
    rate: 'write',
  }),
  /** Of this notice; without one, all of the person's. */
  'drop-notice-draft': defineCall('drop-notice-draft', {
    ...drafts,
    input: v.object({ of: v.nullable(v.object(draftKey)) }),
    output: v.object({ success: v.literal('true') }),
    errors: [],
    ...writers,
    rate: 'write',
  }),
};
