import { defineTermList } from '../term-list.ts';

/** Boards. */
export const boardListCall = defineTermList('board-list');
