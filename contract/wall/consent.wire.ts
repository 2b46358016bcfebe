import * as v from 'valibot';
import { isDay } from '#contract/core/days.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { consentScopes } from './wall.rules.ts';

export const consentPage = pageInput({
  sorts: ['given', 'guardian'],
  filters: { state: v.picklist(['removed']), scope: v.picklist(consentScopes) },
});

export const consentFields = v.object({
  student_id: v.pipe(
    v.nullable(id),
    v.check((value) => value !== null, 'required'),
  ),
  guardian: v.pipe(trimmedText(100), v.minLength(1)),
  given_on: v.pipe(rawText(10), v.check(isDay)),
  scope: v.picklist(consentScopes),
});
export type ConsentFields = v.InferOutput<typeof consentFields>;
export const saveConsentInput = v.object({
  id: count,
  version: count,
  formSession: rawText(64),
  ...consentFields.entries,
});

export const consentRow = v.object({
  id: v.number(),
  /** Rises with every change; a save of an older version is refused. */
  version: v.number(),
  student_id: v.number(),
  student_name: v.string(),
  login_name: v.string(),
  guardian: v.string(),
  given_on: v.string(),
  scope: v.picklist(consentScopes),
  /** Milliseconds; 0: it is valid. */
  withdrawn_at: v.number(),
  isRemoved: v.boolean(),
});
export type ConsentRow = v.InferOutput<typeof consentRow>;
export const consentPageOutput = pageOutput(consentRow);
