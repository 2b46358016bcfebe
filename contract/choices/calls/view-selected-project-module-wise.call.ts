import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { choiceReading } from '../choice-reading.ts';
import { chosenByModule, groupOfYear } from '../choices.wire.ts';

/** [CA-02] Chosen projects of a grade or club by module, in the school's order. Teachers see what they teach. */
export const viewSelectedProjectModuleWiseCall = defineCall('view-selected-project-module-wise', {
  method: 'POST',
  ...choiceReading,
  input: v.object(groupOfYear),
  output: chosenByModule,
});
