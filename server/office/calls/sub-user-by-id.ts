import { and, eq } from 'drizzle-orm';
import { grantedModules } from '#contract/core/modules.ts';
import { rankOf } from '#contract/office/office.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { people } from '#server/directory/schema.ts';
import { isSubUser, schoolsGiven } from '../queries/users.ts';
import { storedOf } from '../user.presenter.ts';

export const subUserById: Handler<'sub-user-by-id'> = async (input, { db }) => {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, input.id), isSubUser));
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
