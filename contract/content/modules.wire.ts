import * as v from 'valibot';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { saving } from '#contract/core/saving.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { shownFile } from '#contract/files/shown-file.wire.ts';
import { contentAudiences } from './content.rules.ts';
import { contentName, contentText, contentTitle, fileId, linkText, minutes } from './content.wire.ts';
import { contentTypes } from './content-types.ts';

const status = v.picklist(['draft', 'published']);

export const modulePageInput = pageInput({
  sorts: ['position', 'name'],
  filters: { state: v.picklist(['removed']), kind: v.picklist(groupKinds), status },
});
const moduleRow = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  kind: v.picklist(groupKinds),
  status,
  topics: v.number(),
  contents: v.number(),
  projects: v.number(),
  isRemoved: v.boolean(),
});
export type ModuleRow = v.InferOutput<typeof moduleRow>;
export const modulePageOutput = pageOutput(moduleRow);

export const moduleFields = v.object({
  name: contentName,
  description: contentText,
  kind: v.picklist(groupKinds),
  isPublished: v.boolean(),
});
export type ModuleFields = v.InferOutput<typeof moduleFields>;
export const saveModuleInput = v.object({ ...saving, ...moduleFields.entries });

export const topicFields = v.object({ name: contentName });
export const saveTopicInput = v.object({ ...saving, moduleId: id, ...topicFields.entries });

/** A link needs an address; a film an address or a file; every other type a file. */
export const itemFields = v.object({
  title: contentTitle,
  type: v.picklist(contentTypes),
  audience: v.picklist(contentAudiences),
  fileId,
  url: linkText,
  minutes,
});
export type ItemFields = v.InferOutput<typeof itemFields>;
export const saveItemInput = v.object({ ...saving, topicId: id, ...itemFields.entries });

const moduleItem = v.object({
  id: v.number(),
  version: v.number(),
  values: v.object({ ...itemFields.entries, title: v.string(), fileId: v.string(), url: v.string() }),
  file: v.nullable(shownFile),
});
export type ModuleItem = v.InferOutput<typeof moduleItem>;
const moduleTopic = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  contents: v.array(moduleItem),
});
export type ModuleTopic = v.InferOutput<typeof moduleTopic>;
export const moduleOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    values: v.object({ ...moduleFields.entries, name: v.string() }),
    topics: v.array(moduleTopic),
  }),
});
export type ModuleTree = v.InferOutput<typeof moduleOutput>['data'];
