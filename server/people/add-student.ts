import { type CallOf } from '#contract/catalogue.ts';
import { type CallParsed } from '#contract/core/define-call.ts';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { addRefusals } from '#contract/people/people.refusals.ts';
import { studentFields } from '#contract/people/person-fields.rules.ts';
import type { SignedInParts } from '#server/core/call-context.ts';
import { addPerson, blankMemberships, type YearOf } from './add-person.ts';
import { toRecord, validateFields } from './record.ts';

export const addStudentFor = (
  scene: SignedInParts<ReasonsOf<typeof addRefusals>>,
  input: CallParsed<CallOf<'add-student'>>,
  yearOf?: YearOf,
) =>
  addPerson(
    scene,
    roles.student,
    input,
    ({ timeZone }) =>
      validateFields(
        scene,
        studentFields(timeZone),
        { ...toRecord({}), ...blankMemberships, ...input },
        timeZone,
      ),
    { yearOf },
  );
