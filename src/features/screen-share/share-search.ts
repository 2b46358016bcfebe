import * as v from 'valibot';

const row = v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0));

/** What stands in the address of the host's tab: the class, and the project it works on. */
export const hostSearch = v.object({ grade: row, division: row, club: row, batch: row, project: row });
