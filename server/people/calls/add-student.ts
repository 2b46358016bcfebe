import { roles, studentFields } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { addPerson, blankPlaces } from '../add-person.ts';
import { judgeFields, toRecord } from '../record.ts';

export const addStudent: Handler<'add-student'> = (input, scene) =>
  addPerson(scene, roles.student, input, ({ timeZone }) =>
    judgeFields(scene, studentFields(timeZone), { ...toRecord({}), ...blankPlaces, ...input }, timeZone),
  );
