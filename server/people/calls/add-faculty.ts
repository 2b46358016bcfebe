import { roles } from '#contract/core/roles.ts';
import { facultyFields } from '#contract/people/person-fields.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { addPerson, blankMemberships } from '../add-person.ts';
import { toRecord, validateFields } from '../record.ts';

export const addFaculty: Handler<'add-faculty'> = (input, scene) =>
  addPerson(scene, roles.faculty, input, ({ timeZone }) =>
    validateFields(
      scene,
      facultyFields(timeZone),
      { ...toRecord({}), ...blankMemberships, ...input },
      timeZone,
    ),
  );
