import * as v from 'valibot';
import { contentTypes } from '#contract/content/content-types.ts';

const trainingTabs = ['modules', 'films'] as const;
export type TrainingTab = (typeof trainingTabs)[number];
const moduleSorts = ['position', 'name', 'open'] as const;
export type ModuleSort = (typeof moduleSorts)[number];

const number = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined));

/** The address holds the tab, search words, order and open film. */
export const trainingSearch = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(trainingTabs)), undefined)),
  sort: v.optional(v.fallback(v.optional(v.picklist(moduleSorts)), undefined)),
  search: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined)),
  project: number,
  item: number,
});
export type TrainingSearch = v.InferOutput<typeof trainingSearch>;

/** The address of a module holds the shown type and the open part. */
export const moduleSearch = v.object({
  type: v.optional(v.fallback(v.optional(v.picklist(contentTypes)), undefined)),
  item: number,
});
export type ModuleSearch = v.InferOutput<typeof moduleSearch>;

/** The module number at the end of an address; any other text is none. */
export const moduleNumber = (text: string): number => {
  const found = v.safeParse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), text);
  return found.success ? found.output : 0;
};
