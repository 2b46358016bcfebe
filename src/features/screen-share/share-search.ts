import * as v from 'valibot';

const row = v.optional(v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0));

/** The class and project in the address of the host's tab. */
export const hostSearch = v.object({ grade: row, division: row, club: row, batch: row, project: row });
