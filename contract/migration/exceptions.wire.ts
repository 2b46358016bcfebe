import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { exceptionProblems } from './exceptions.rules.ts';
import { migrationAtVersion, planOutput } from './migration.wire.ts';

export const exceptionListInput = v.object({
  ...migrationAtVersion.entries,
  upload_id: rawText(200),
  org_name: rawText(400),
});

/** What came of a list: how many students were decided about, and the rows that were left out. */
const exceptionResult = v.object({
  taken: v.number(),
  problems: v.array(
    v.object({
      /** As a spreadsheet program counts. */
      line: v.number(),
      /** Whom it names, as it stands there. */
      who: v.string(),
      code: v.picklist(exceptionProblems),
      /** What of the row is meant, such as the name of a class. */
      text: v.string(),
    }),
  ),
});
export type ExceptionResult = v.InferOutput<typeof exceptionResult>;

export const exceptionListOutput = v.object({ ...planOutput.entries, list: exceptionResult });
