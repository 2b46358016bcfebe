import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { uuidText } from '#contract/core/text.ts';
import { undoRefusals } from '../choices.refusals.ts';
import { changedChoices } from '../choices.wire.ts';

/** [QU-24] Undoes one act of choosing, removing, clearing or using a template. */
export const undoCurriculumActCall = defineCall('undo-curriculum-act', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  input: v.object({ act: uuidText() }),
  output: changedChoices,
  errors: undoRefusals,
  access: { [roles.schoolAdmin]: 'own' },
  rate: 'write',
});
