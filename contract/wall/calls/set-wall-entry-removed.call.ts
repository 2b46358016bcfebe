import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows, rowsToChange } from '#contract/core/rows.ts';
import { wallEntryRefusals } from '../wall.refusals.ts';

/** Ours: an admin of the school takes works off the wall, or puts them back; the works themselves stay. */
export const setWallEntryRemovedCall = defineCall('set-wall-entry-removed', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  ours: true,
  input: v.object({ rows: rowsToChange, isRemoved: v.boolean() }),
  output: changedRows,
  errors: wallEntryRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
