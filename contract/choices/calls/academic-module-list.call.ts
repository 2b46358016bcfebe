import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { choiceReading } from '../choice-reading.ts';
import { gradeOfYear, modulesOutput } from '../choices.wire.ts';

/** [CA-02] The modules chosen for a grade, in the school's order. */
export const academicModuleListCall = defineCall('academic-module-list', {
  method: 'POST',
  ...choiceReading,
  input: v.object(gradeOfYear),
  output: modulesOutput,
});
