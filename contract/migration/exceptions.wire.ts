import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { exceptionProblems } from './exceptions.rules.ts';
import { migrationAtVersion, planOutput } from './migration.wire.ts';

export const exceptionListInput = v.object({
  ...migrationAtVersion.entries,
  upload_id: rawText(200),
  org_name: rawText(400),
});

const exceptionResult = v.object({
  taken: v.number(),
  problems: v.array(
    v.object({
      /** As a spreadsheet program counts. */
      line: v.number(),
      who: v.string(),
      code: v.picklist(exceptionProblems),
      text: v.string(),
    }),
  ),
});
export type ExceptionResult = v.InferOutput<typeof exceptionResult>;

export const exceptionListOutput = v.object({ ...planOutput.entries, list: exceptionResult });
