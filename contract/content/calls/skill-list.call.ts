import { defineTermList } from '../term-list.ts';

/** Skills. */
export const skillListCall = defineTermList('skill-list');
