import * as v from 'valibot';
import { gridSearchEntries } from '#src/lib/resource/resource-search.ts';

// Apart from what reads it: the address of every screen is part of the first page.

/** The list that a teacher came from, as its address and that of the desk have it; empty: all that wait. */
export const deskSearch = v.object({ filter: gridSearchEntries.filter, q: gridSearchEntries.q });
export type DeskSearch = v.InferOutput<typeof deskSearch>;
