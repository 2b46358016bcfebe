import { roles } from '#contract/core/roles.ts';
import { hashPassword } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { startCode } from '#server/people/index.ts';
import { accessOf, giveSchools, refuseUnknownDepartment } from '../access.ts';
import { addUser } from '../add-user.ts';
import { nameOf } from '../user.presenter.ts';

export const addSubUser: Handler<'add-sub-user'> = async (input, { part }) => {
  const code = startCode();
  const passwordHash = await hashPassword(code);
  let isFirst = false;
  const data = await part((unit) =>
    withIdempotencyKey(unit, input.formSession, async () => {
      isFirst = true;
      const { firstName, lastName, email_id: email } = input;
      const { columns, schoolIds } = accessOf(input);
      await refuseUnknownDepartment(unit, columns.department);
      const person = { schoolId: 0, role: roles.superAdmin, firstName, lastName, email };
      const added = await addUser(unit, { ...person, ...columns, passwordHash });
      await giveSchools(unit, added.id, schoolIds);
      await audit(unit, unit.actor, 'sub_user.added', { personId: added.id, schools: schoolIds.join(', ') });
      return { ...added, name: nameOf(input) };
    }),
  );
  return {
    success: 'true',
    information: `${data.name} can sign in as ${data.user_id}.`,
    data: { ...data, code: isFirst ? code : '' },
  };
};
