import { fieldsOnly } from '#contract/schools/school.rules.ts';
import { audit } from '#server/core/audit.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { tellOfSchools } from '../hints.ts';
import { putLogo, withLogo } from '../logo.ts';
import { changeSchool, findNamesake, lockSchool, moveInNotices } from '../queries/schools.ts';
import { changedNames, columnsOf, keepFlags, refuseOtherFamily, refuseOtherYear } from '../save-school.ts';

export const updateSchoolAdminModule: Handler<'update-school-admin-module'> = (input, scene) =>
  withLogo(scene, input.logo, async (logo) => {
    let unused: (string | null)[] = logo ? [logo.logoKey] : [];
    const data = await scene.part((unit) =>
      withIdempotencyKey(unit, input.formSession, async () => {
        const { db, actor } = unit;
        const school = await lockSchool(db, actor, input.school_id);
        refuseStaleRow(scene, input.version, school.version);
        await refuseOtherFamily(unit, school, Number(input.is_model1));
        await refuseOtherYear(unit, school, input.academic_year);
        const changed = await changedNames(db, school, fieldsOnly(input));
        const version = school.version + 1;
        const columns = { ...(await columnsOf(unit, input)), version };
        const { name, countryId, stateId } = columns;
        const hasMoved = countryId !== school.countryId || stateId !== school.stateId;
        if (!input.isSure && (hasMoved || name !== school.name)) {
          const namesake = await findNamesake(db, { id: school.id, name, countryId, stateId });
          if (namesake !== undefined) throw scene.refuse('same_name', { params: { name: namesake } });
        }
        await changeSchool(db, school.id, columns);
        if (hasMoved) await moveInNotices(db, { id: school.id, countryId, stateId });
        await keepFlags(unit, school.id, input);
        if (logo) unused = await putLogo(unit, school, logo);
        const names = [...changed, ...(logo ? ['logo'] : [])];
        await audit(unit, actor, 'school.changed', { schoolId: school.id, changed: names.join(', ') });
        tellOfSchools(unit);
        return { id: school.id, version };
      }),
    );
    return {
      answer: { success: 'true' as const, information: 'The school has been saved.', data },
      unused,
    };
  });
