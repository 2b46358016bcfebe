import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { idList } from '#contract/core/id-list.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { batchListOutput } from '../class-lists.wire.ts';

/** [C7-02, QC-44] As `get-faculty-batch-list`, of any club of the school. */
export const getBatchListAdminCall = defineCall('get-batch-list-admin', {
  method: 'POST',
  areas: ['Faculty', 'Classes, divisions, clubs, batches'],
  claims: { school: 'school_id' },
  input: v.object({ club_id: idList, school_id: id }),
  output: batchListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
