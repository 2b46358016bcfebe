import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findAdmin, isAdminWithin } from '../queries/users.ts';
import { storedOf } from '../user.presenter.ts';

export const adminUserById: Handler<'admin-user-by-id'> = async (input, { db, actor, scope }) => {
  const found = await findAdmin(db, input.id, isAdminWithin(actor, scope));
  if (!found) throw notFound();
  const { person, school } = found;
  return {
    success: 'true',
    data: {
      ...storedOf(person),
      school_name: school,
      values: {
        school_id: person.schoolId,
        firstName: person.firstName,
        lastName: person.lastName,
        email_id: person.email,
      },
    },
  };
};
