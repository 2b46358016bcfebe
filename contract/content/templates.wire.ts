import * as v from 'valibot';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { saving } from '#contract/core/saving.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { contentName, someIds } from './content.wire.ts';

const kind = v.picklist(groupKinds);

export const templatePageInput = pageInput({
  sorts: ['name'],
  filters: { state: v.picklist(['removed']), kind },
});
const templateRow = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  kind,
  /** '' for any. */
  class: v.string(),
  isDefault: v.boolean(),
  projects: v.number(),
  isRemoved: v.boolean(),
});
export type TemplateRow = v.InferOutput<typeof templateRow>;
export const templatePageOutput = pageOutput(templateRow);

export const templateFields = v.object({
  name: contentName,
  kind,
  /** null: clubs, or any class. */
  classId: v.nullable(id),
  isDefault: v.boolean(),
  projectIds: v.pipe(someIds(200), v.minLength(1, 'required')),
});
export type TemplateFields = v.InferOutput<typeof templateFields>;
export const saveTemplateInput = v.object({ ...saving, ...templateFields.entries });

export const templateOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    values: v.object({ ...templateFields.entries, name: v.string(), projectIds: v.array(v.number()) }),
  }),
});
