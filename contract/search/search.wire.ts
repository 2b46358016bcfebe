import * as v from 'valibot';
import { trimmedText } from '#contract/core/text.ts';
import { foundInFile } from './found-in.wire.ts';
import { searchCategories, searchLimits } from './search.rules.ts';

const category = v.picklist(searchCategories);

/** [PF-11] */
export const searchResult = v.object({
  title: v.string(),
  /** A path of this product without its leading slash; '' if there is nothing to open. */
  link: v.string(),
  pageCategory: category,
  /** Ours: always '', because screens show a project's kind. */
  projectType: v.literal(''),
  /** The beginning of a notice; the classes of a person. */
  description: v.string(),
  rowKeyId: v.string(),
  /** Ours: a person's role_id. */
  role: v.optional(v.picklist([1, 2, 3, 4, 5, 6])),
  /** Ours: a notice's author, or a person's school if several schools are searched. */
  note: v.optional(v.string(), ''),
  /** Ours: the file of a notice with the words, if the title does not have them. */
  found_in: v.optional(foundInFile),
  /** Ours: the language of a translated notice. */
  title_language: v.optional(v.string()),
  description_language: v.optional(v.string()),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

export const globalSearchInput = v.object({
  searchText: v.pipe(trimmedText(searchLimits.characters), v.minLength(2)),
});

export const globalSearchOutput = v.object({
  status: v.literal('true'),
  data: v.object({
    result: v.array(searchResult),
    /** [PF-11] Results by category; `more`: there are more than are sent. */
    sideBarCategory: v.array(
      v.object({ key: category, count: v.number(), more: v.boolean(), rowKeyId: v.string() }),
    ),
  }),
});
export type SearchCategoryCount = v.InferOutput<typeof globalSearchOutput>['data']['sideBarCategory'][number];

/** [VP-34] `role_id` must be the caller's own. */
export const suggestionInput = v.object({
  role_id: v.picklist([1, 2, 3, 4, 5, 6]),
  searchText: v.pipe(trimmedText(searchLimits.characters), v.minLength(searchLimits.suggestFrom)),
});

export const suggestionOutput = v.object({
  status: v.literal('true'),
  data: v.array(
    v.object({
      title: v.string(),
      link: v.string(),
      pageCategory: category,
      rowKeyId: v.string(),
      title_language: v.optional(v.string()),
    }),
  ),
});
export type Suggestion = v.InferOutput<typeof suggestionOutput>['data'][number];

/** [EN-25] A help video among the results. */
export const videoWire = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  video_path: v.string(),
  tool_cover: v.string(),
  video_captions: v.array(v.object({ path: v.string(), label: v.string(), lang: v.string() })),
  video_resolutions: v.array(v.object({ path: v.string(), label: v.string() })),
});
export type VideoWire = v.InferOutput<typeof videoWire>;
