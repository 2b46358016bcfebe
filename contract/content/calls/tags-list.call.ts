import { defineTermList } from '../term-list.ts';

/** Tags. */
export const tagsListCall = defineTermList('tags-list');
