import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { changedRows, rowsToChange } from '#contract/core/rows.ts';
import { choiceRefusals, staleRefusal } from '../choices.refusals.ts';

/** [CA-02] Takes assignments back. */
export const unassignSelectedProjectCall = defineCall('unassign-selected-project', {
  method: 'POST',
  areas: ['Curriculum'],
  input: v.object({ rows: rowsToChange }),
  output: changedRows,
  errors: { demo_school: choiceRefusals.demo_school, ...staleRefusal },
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
