import * as v from 'valibot';
import { contentTypes } from '#contract/content/content-types.ts';

const trainingTabs = ['modules', 'films'] as const;
export type TrainingTab = (typeof trainingTabs)[number];
const moduleSorts = ['position', 'name', 'open'] as const;
export type ModuleSort = (typeof moduleSorts)[number];

const number = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined));

/** What stands in the address of the training: the tab, the words searched, the order, and the film that is open. */
export const trainingSearch = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(trainingTabs)), undefined)),
  sort: v.optional(v.fallback(v.optional(v.picklist(moduleSorts)), undefined)),
  search: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined)),
  project: number,
  item: number,
});
export type TrainingSearch = v.InferOutput<typeof trainingSearch>;

/** The same of a module: which type shows, and the part that is open. */
export const moduleSearch = v.object({
  type: v.optional(v.fallback(v.optional(v.picklist(contentTypes)), undefined)),
  item: number,
});
export type ModuleSearch = v.InferOutput<typeof moduleSearch>;

/** The number of a module at the end of an address; any other is none. */
export const moduleNumber = (text: string): number => {
  const found = v.safeParse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), text);
  return found.success ? found.output : 0;
};
