import { type ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { acceptRefusals } from '#contract/people/people.refusals.ts';
import { consumeCode, fingerprint, secretHolder } from '#server/auth/index.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool, schoolOf } from '#server/schools/index.ts';
import { addPerson, blankMemberships } from '../add-person.ts';
import { journal, type PersonKey } from '../queries/journal.ts';
import { findReleased, lockPerson, loginNameOf, statusOf } from '../queries/person.ts';
import { recordOf, toRecord } from '../record.ts';
import { setStatus } from '../status.ts';

type Accepting = SignedInContext<ReasonsOf<typeof acceptRefusals>>;

/** Takes over name and contact. What the old school wrote stays there, under the old username. */
export const acceptStudent: Handler<'accept-student'> = async (input, scene) => {
  const { actor, part, refuse, scope } = scene;
  const secret = fingerprint(input.transfer_code);
  const badCode = () => refuse('bad_code', { issues: { transfer_code: 'bad_code' } });
  const { school, from, record } = await part(async ({ db }) => {
    const school = await reachSchool({ db, actor, scope }, input.school_id);
    const from = await secretHolder(db, 'transfer', secret);
    const released = from && (await findReleased(db, from));
    if (!released) throw badCode();
    if (from.schoolId === school.id)
      throw refuse('same_school', { issues: { transfer_code: 'same_school' } });
    return { school, from, record: recordOf(released.person, released.profile) };
  });
  const { firstName, lastName, gender, mobile, alternate_contact, email_id } = record;
  const taken = { firstName, lastName, gender, mobile, alternate_contact, email_id };
  return addPerson(
    scene,
    roles.student,
    input,
    // The old school's values come along unchecked. The next edit of the form asks for the rest.
    () => ({ ...toRecord({}), ...blankMemberships, ...taken, user_id: input.user_id }),
    {
      alongside: async (unit, person) => {
        if (!(await consumeCode(unit.db, unit.app.now(), secret))) throw badCode();
        const user_id = (await loginNameOf(unit.db, school.id, person.id)) ?? input.user_id;
        await leave({ ...scene, ...unit, refuse }, from, { person, name: school.name, user_id });
      },
    },
  );
};

interface NewHome {
  readonly person: PersonKey;
  readonly name: string;
  readonly user_id: string;
}

/** Marks the student as left in the old school. Both journals name the other school. */
async function leave(
  unit: Accepting,
  from: { readonly schoolId: number; readonly personId: number },
  to: NewHome,
): Promise<void> {
  const { db, actor, refuse } = unit;
  const school = await schoolOf(db, from.schoolId);
  const person = { schoolId: school.id, id: from.personId };
  const stored = await lockPerson(db, { ...person, role: roles.student });
  if (!['active', 'inactive'].includes(statusOf(stored)))
    throw refuse('bad_code', { issues: { transfer_code: 'bad_code' } });
  await setStatus(unit, {
    school,
    role: roles.student,
    row: { id: person.id, version: stored.version },
    wish: 'left',
  });
  const was = { school: school.name, user_id: stored.loginName };
  const is = { school: to.name, user_id: to.user_id };
  await journal(unit, actor, person, 'transferred', was, is);
  await journal(unit, actor, to.person, 'transferred', was, is);
  tellOfClasses(unit, school.id);
}
