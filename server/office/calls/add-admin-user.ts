import { roles } from '#contract/core/roles.ts';
import { hashPassword } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { startCode } from '#server/people/index.ts';
import { addUser } from '../add-user.ts';
import { takeAdminLicence } from '../licence.ts';
import { refuseDemoSchool } from '../policy.ts';
import { nameOf } from '../user.presenter.ts';

export const addAdminUser: Handler<'add-admin-user'> = async (input, { part }) => {
  const code = startCode();
  const passwordHash = await hashPassword(code);
  let isFirst = false;
  const data = await part((unit) =>
    withIdempotencyKey(unit, input.formSession, async () => {
      isFirst = true;
      const school = await takeAdminLicence(unit, input.school_id);
      refuseDemoSchool(unit, school);
      const { firstName, lastName, email_id: email } = input;
      const person = { schoolId: school.id, role: roles.schoolAdmin, firstName, lastName, email };
      const added = await addUser(unit, { ...person, passwordHash });
      await audit(unit, unit.actor, 'admin.added', { personId: added.id, schoolId: school.id });
      return { ...added, name: nameOf(input) };
    }),
  );
  return {
    success: 'true',
    information: `${data.name} can sign in as ${data.user_id}.`,
    data: { ...data, code: isFirst ? code : '' },
  };
};
