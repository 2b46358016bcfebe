import { defineTermList } from '../term-list.ts';

export const streamListCall = defineTermList('stream-list');
