import { defineTermList } from '../term-list.ts';

/** Streams. */
export const streamListCall = defineTermList('stream-list');
