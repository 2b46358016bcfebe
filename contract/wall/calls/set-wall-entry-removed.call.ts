import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows, rowsToChange } from '#contract/core/rows.ts';
import { wallEntryRefusals } from '../wall.refusals.ts';

/** Ours: a school admin removes works from the wall or restores them; the works themselves stay. */
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
