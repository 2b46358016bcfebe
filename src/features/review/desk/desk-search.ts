import * as v from 'valibot';
import { gridSearchEntries } from '#src/lib/resource/resource-search.ts';

// In a file of its own, because every screen's address is part of the first page.

/** The list that a teacher came from, in its own and the desk's address; empty: all waiting works. */
export const deskSearch = v.object({ filter: gridSearchEntries.filter, q: gridSearchEntries.q });
export type DeskSearch = v.InferOutput<typeof deskSearch>;
