import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rawText } from '#contract/core/text.ts';
import { instant } from '#contract/core/wire-numbers.ts';
import { draftLimits } from '../draft.rules.ts';
import { draftKey } from '../draft.wire.ts';
import { writeRefusals } from '../notices.refusals.ts';

const typedAt = instant;

function isObjectText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * The text typed last wins, in whatever order devices send; `kept` 0: a newer draft is stored. The server does not
 * check the text and returns it to its owner only, so the form must check it.
 */
export const saveNoticeDraftCall = defineCall('save-notice-draft', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: v.object({
    ...draftKey,
    title: rawText(draftLimits.titleCharacters),
    draft: v.pipe(rawText(draftLimits.characters), v.check(isObjectText)),
    typed_at: typedAt,
  }),
  output: v.object({ success: v.literal('true'), kept: v.picklist([0, 1]) }),
  errors: writeRefusals,
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  module: modules.notices,
  rate: 'write',
  bodyBytes: 2 ** 20,
});
