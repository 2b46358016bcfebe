import * as v from 'valibot';
import { rowsToChange } from './rows.ts';
import { id } from './wire-numbers.ts';

export const byIdInput = v.object({ id });

/** Removes rows, or restores them. */
export const setRemovedInput = v.object({ rows: rowsToChange, isRemoved: v.boolean() });
