import * as v from 'valibot';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { offeredLoginName, ofSchool } from './people.wire.ts';
import { loginNameField } from './person-values.rules.ts';

export const transferDays = 14;

export const releaseInput = v.object({ ...ofSchool, id, version: count });
export const releasedOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** Shown once: whoever has it can take the student over. */
    code: v.string(),
    /** Milliseconds since 1970. */
    valid_until: v.number(),
  }),
});

export const transferCodeField = v.pipe(
  trimmedText(14, 'bad_code'),
  v.toLowerCase(),
  v.regex(/^[a-z]{4}-?\d{4}-?[a-z]{4}$/, 'bad_code'),
  v.transform((code) => code.replaceAll('-', '').replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3')),
);

export const acceptInput = v.object({
  ...ofSchool,
  formSession: rawText(64),
  ...offeredLoginName,
  transfer_code: transferCodeField,
  user_id: loginNameField,
});
