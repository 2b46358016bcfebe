import { defineTermList } from '../term-list.ts';

export const skillListCall = defineTermList('skill-list');
