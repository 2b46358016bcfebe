import * as v from 'valibot';
import { gridSearchEntries } from '#src/lib/resource/resource-search.ts';

// This file is apart from the desk, because the first page loads it and does not need the desk.

/** The list that a teacher came from, in its own and the desk's address; empty: all waiting works. */
export const deskSearch = v.object({ filter: gridSearchEntries.filter, q: gridSearchEntries.q });
export type DeskSearch = v.InferOutput<typeof deskSearch>;
