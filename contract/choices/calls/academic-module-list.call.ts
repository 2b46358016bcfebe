import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { choiceReading } from '../choice-reading.ts';
import { gradeOfYear, modulesOutput } from '../choices.wire.ts';

/** [CA-02] The modules of what was chosen for a grade, in the order of the school. */
export const academicModuleListCall = defineCall('academic-module-list', {
  method: 'POST',
  ...choiceReading,
  input: v.object(gradeOfYear),
  output: modulesOutput,
});
