import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { wallEntryRefusals } from '../wall.refusals.ts';

/** Ours: a school admin removes works from the wall or restores them; the works themselves stay. */
export const setWallEntryRemovedCall = defineCall('set-wall-entry-removed', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  ours: true,
  input: setRemovedInput,
  output: changedRows,
  errors: wallEntryRefusals,
  rate: 'write',
  access: { [roles.schoolAdmin]: 'school' },
});
