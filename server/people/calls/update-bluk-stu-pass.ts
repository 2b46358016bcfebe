import { allows } from '#contract/core/school-settings.ts';
import { cardsAtMost } from '#contract/people/sign-in-sheet.wire.ts';
import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool, settingsOf } from '#server/schools/index.ts';
import { refuseUnlessMayWrite } from '../policy.ts';
import { studentsForSheet } from '../queries/sign-in-sheets.ts';
import { storeSheet } from '../sheets/sign-in-sheet.ts';

export const updateBlukStuPass: Handler<'update-bluk-stuPass'> = async (input, scene) => {
  const { db, actor, refuse } = scene;
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  if (!allows({ settings: await settingsOf(db, school.id) }, 'student_pass_visible_TofacultyAdmin'))
    throw refuse('not_allowed');
  return withIdempotencyKey(scene, input.formSession, async () => {
    const parts = [...input.divisions, ...input.batches];
    const beside = <Code extends string>(code: Code) => ({ issues: { divisions: code, batches: code } });
    if (parts.length === 0) throw refuse('place_required', beside('place_required'));
    const wanted = { schoolId: school.id, parts, all: input.own_password === 1 };
    const personIds = await studentsForSheet(db, wanted, cardsAtMost + 1);
    if (personIds.length === 0) throw refuse('nobody', beside('nobody'));
    if (personIds.length > cardsAtMost) throw refuse('too_many', { params: { most: cardsAtMost } });
    const sheet_id = await storeSheet(scene, { schoolId: school.id, personIds, all: input.own_password });
    await audit(scene, actor, 'password.sheet_made', { schoolId: school.id, students: personIds.length });
    const information = `${personIds.length} cards are being made.`;
    return { success: 'true', data: { sheet_id, wanted: personIds.length, information } };
  });
};
