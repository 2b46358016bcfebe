import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { choiceReading } from '../choice-reading.ts';
import { clubOfYear, modulesOutput } from '../choices.wire.ts';

/** [CA-02] As `academic-module-list`, of a club. */
export const academicModuleListClubCall = defineCall('academic-module-list-club', {
  method: 'POST',
  ...choiceReading,
  input: v.object(clubOfYear),
  output: modulesOutput,
});
