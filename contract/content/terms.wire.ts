import * as v from 'valibot';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { formSession, saving } from '#contract/core/saving.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { toolEngines } from '#contract/core/tool-engines.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { termKinds } from './content.rules.ts';
import { contentName, contentText, contentTitle, linkText, someIds } from './content.wire.ts';

const state = v.picklist(['removed']);

export const termPageInput = v.object({
  ...pageInput({ sorts: ['name', 'code'], filters: { state, parent: wireId } }).entries,
  kind: v.picklist(termKinds),
});
const termRow = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  code: v.string(),
  board: v.string(),
  projects: v.number(),
  isRemoved: v.boolean(),
});
export type TermRow = v.InferOutput<typeof termRow>;
export const termPageOutput = pageOutput(termRow);

export const termFields = v.object({
  name: contentTitle,
  code: trimmedText(40),
  /** A standard's board; null for other kinds. */
  parentId: v.nullable(wireId),
});
export type TermFields = v.InferOutput<typeof termFields>;
export const saveTermInput = v.object({ ...saving, kind: v.picklist(termKinds), ...termFields.entries });
export const termOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    values: v.object({ name: v.string(), code: v.string(), parentId: v.nullable(v.number()) }),
  }),
});

/** [CA-03] Limits of one imported table. */
export const importLimits = { rows: 10_000, characters: 1_000_000 } as const;
export const importHeaders = {
  board: ['board', 'code'],
  standard: ['board', 'code', 'standard'],
} as const;
export const importTermsInput = v.object({
  kind: v.picklist(['board', 'standard']),
  csv: rawText(importLimits.characters),
  formSession,
});
export const importTermsOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    saved: v.number(),
    /** If there are any, nothing was saved. `line` counts from the header, which is 1. */
    problems: v.array(
      v.object({
        line: v.number(),
        name: v.string(),
        code: v.picklist(['empty', 'too_long', 'twice', 'exists', 'no_board']),
      }),
    ),
  }),
});
export type ImportReport = v.InferOutput<typeof importTermsOutput>['data'];

export const toolPageInput = pageInput({ sorts: ['name'], filters: { state, class: wireId } });
const toolRow = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  description: v.string(),
  levels: v.array(v.string()),
  classes: v.array(v.string()),
  projects: v.number(),
  isRemoved: v.boolean(),
});
export type ToolRow = v.InferOutput<typeof toolRow>;
export const toolPageOutput = pageOutput(toolRow);

export const toolFields = v.object({
  name: contentName,
  description: contentText,
  url: linkText,
  levels: v.pipe(v.array(contentName), v.maxLength(10)),
  classIds: someIds(50),
  /** [PU-07] */
  allowsUrl: v.optional(v.boolean(), true),
  /** [QU-57] */
  engine: v.optional(v.picklist(toolEngines), 'none'),
});
export type ToolFields = v.InferOutput<typeof toolFields>;
export const saveToolInput = v.object({ ...saving, ...toolFields.entries });
export const toolOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), version: v.number(), values: toolFields }),
});
