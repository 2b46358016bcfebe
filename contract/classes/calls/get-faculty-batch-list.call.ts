import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { idList } from '#contract/core/id-list.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { batchListOutput } from '../class-lists.wire.ts';

/** [C3-02] Batches of clubs that a faculty member teaches. `club_id` is one, several or 0 for all [NF-23]. */
export const getFacultyBatchListCall = defineCall('get-faculty-batch-list', {
  method: 'POST',
  areas: ['Faculty', 'Assessments'],
  claims: { school: 'school_id' },
  input: v.object({ club_id: idList, school_id: id }),
  output: batchListOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
