import { defineTermList } from '../term-list.ts';

export const tagsListCall = defineTermList('tags-list');
