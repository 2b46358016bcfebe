import { grantedModules } from '#contract/core/modules.ts';
import { rankOf } from '#contract/office/office.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolsGiven } from '../queries/access.ts';
import { findSubUser } from '../queries/users.ts';
import { storedOf } from '../user.presenter.ts';

export const subUserById: Handler<'sub-user-by-id'> = async (input, { db }) => {
  const person = await findSubUser(db, input.id);
  if (!person) throw notFound();
  const held = person.modules ?? grantedModules;
  return {
    success: 'true',
    data: {
      ...storedOf(person),
      values: {
        firstName: person.firstName,
        lastName: person.lastName,
        email_id: person.email,
        sub_role: rankOf(person.subRole),
        department: person.department,
        modules: grantedModules.filter((module) => held.includes(module)),
        school_ids: await schoolsGiven(db, person.id),
      },
    },
  };
};
