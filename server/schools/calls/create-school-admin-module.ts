import { issuesOf } from '#contract/core/issues.ts';
import { roles } from '#contract/core/roles.ts';
import {
  hasFirstAdmin,
  licenceState,
  type NewSchoolFields,
  newSchoolFields,
} from '#contract/schools/school.rules.ts';
import { hashPassword } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden, type Refusing } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { addUser } from '#server/office/index.ts';
import { startCode } from '#server/people/index.ts';
import { tellOfSchools } from '../hints.ts';
import { putLogo, withLogo } from '../logo.ts';
import { findNamesake, insertSchool } from '../queries/schools.ts';
import { columnsOf, keepFlags } from '../save-school.ts';

/** [C9-01, C9-04] Returns the first admin's code only once: the form session does not store it. */
export const createSchoolAdminModule: Handler<'create-school-admin-module'> = async (input, scene) => {
  // People with assigned schools could not see the school they create.
  if (scene.actor.schools !== null) throw forbidden();
  const admin = firstAdminOf(scene, input);
  const today = schoolDay(scene.app.now(), input.time_zone);
  if (licenceState(input.licence_until, today) === 'over')
    throw scene.refuse('licence_over', { issues: { licence_until: 'licence_over' } });
  const code = startCode();
  const passwordHash = admin && (await hashPassword(code));
  return withLogo(scene, input.logo, async (logo) => {
    let isFirst = false;
    const saved = await scene.part((unit) =>
      withIdempotencyKey(unit, input.formSession, async () => {
        isFirst = true;
        const { app, db, actor } = unit;
        const columns = await columnsOf(unit, input);
        const namesake = input.isSure ? undefined : await findNamesake(db, columns);
        if (namesake !== undefined) throw scene.refuse('same_name', { params: { name: namesake } });
        const school = await insertSchool(db, { ...columns, createdAt: app.now() });
        await keepFlags(unit, school.id, input);
        if (logo) await putLogo(unit, school, logo);
        await audit(unit, actor, 'school.created', { schoolId: school.id });
        tellOfSchools(unit);
        const added =
          admin && passwordHash
            ? await addUser(unit, { schoolId: school.id, role: roles.schoolAdmin, ...admin, passwordHash })
            : null;
        return { id: school.id, version: school.version, user_id: added?.user_id ?? '' };
      }),
    );
    const { user_id, ...data } = saved;
    const name = admin ? `${admin.firstName} ${admin.lastName}`.trim() : '';
    const answer = {
      success: 'true' as const,
      information: 'The school has been created.',
      data: { ...data, admin: user_id === '' ? null : { user_id, name, code: isFirst ? code : '' } },
    };
    return { answer, unused: isFirst || !logo ? [] : [logo.logoKey] };
  });
};

function firstAdminOf({ refuse }: Refusing<'admin_incomplete' | 'admin_no_place'>, input: NewSchoolFields) {
  if (!hasFirstAdmin(input)) return null;
  const [wrong] = Object.keys(issuesOf(newSchoolFields, input));
  if (wrong === 'admin_limit') throw refuse('admin_no_place', { issues: { [wrong]: 'admin_no_place' } });
  if (wrong !== undefined) throw refuse('admin_incomplete', { issues: { [wrong]: 'admin_incomplete' } });
  const { admin_first_name: firstName, admin_last_name: lastName, admin_email: email } = input;
  return { firstName, lastName, email };
}
