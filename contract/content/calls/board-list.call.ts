import { defineTermList } from '../term-list.ts';

export const boardListCall = defineTermList('board-list');
