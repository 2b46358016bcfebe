import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows, rowsChangedAtOnce } from '#contract/core/rows.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { restoreRefusals } from '../classes.refusals.ts';
import { groupName } from '../classes.rules.ts';
import { ofSchool } from '../groups.wire.ts';

/** [C7-04] Renames several clubs. */
export const updateSchoolClubsNameCall = defineCall('update-school-clubs-name', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object({
    ...ofSchool,
    clubs: v.pipe(
      v.array(v.object({ id, version: count, name: groupName })),
      v.minLength(1),
      v.maxLength(rowsChangedAtOnce),
    ),
  }),
  output: changedRows,
  errors: restoreRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.clubs,
  rate: 'write',
});
