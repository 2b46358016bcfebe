import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { notifyRefusals } from '../choices.refusals.ts';
import { notifiedOutput, notifyFields } from '../choices.wire.ts';

/** [CA-02, C1-12] Notifies students of the caller's sections about a chosen project. */
export const projectNotifiedByFacultyCall = defineCall('project-notified-by-faculty', {
  method: 'POST',
  areas: ['Curriculum'],
  input: v.object({ mbx_class_id: wireId, ...notifyFields }),
  output: notifiedOutput,
  errors: notifyRefusals,
  access: { [roles.faculty]: 'taught' },
  rate: 'write',
});
