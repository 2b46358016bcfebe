import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { removeBytes } from '#server/files/pending-bytes.ts';
import { putLogo } from '../logo.ts';
import { lockSchool } from '../queries/schools.ts';

/** A missing logo is no error. */
export const removeSchoolLogo: Handler<'remove-school-logo'> = async (input, { app, part }) => {
  const unused = await part(async (unit) => {
    const school = await lockSchool(unit.db, unit.actor, input.school_id);
    if (school.logoKey === null) return [];
    await audit(unit, unit.actor, 'school.logo_removed', { schoolId: school.id });
    return putLogo(unit, school, undefined);
  });
  await part(({ db }) => removeBytes(app, db, unused));
  return { success: 'true', data: { school_logo: '' } };
};
