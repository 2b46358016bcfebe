import type * as v from 'valibot';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { allows } from '#contract/core/school-settings.ts';
import type { codesRefusals } from '#contract/people/people.refusals.ts';
import type { makeCodesInput } from '#contract/people/sign-in-sheet.wire.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import { reachSchool, settingsOf } from '#server/schools/index.ts';
import { refuseUnlessMayWrite } from '../policy.ts';
import { activePeopleOf } from '../queries/sign-in-sheets.ts';
import { storeSheet } from './sign-in-sheet.ts';

type Wish = v.InferOutput<typeof makeCodesInput>;
type Asking = SignedInContext & Refusing<ReasonsOf<typeof codesRefusals>>;
type CodedRole = typeof roles.student | typeof roles.faculty;

const settingOf = {
  [roles.student]: 'student_pass_visible_TofacultyAdmin',
  [roles.faculty]: 'faculty_pass_visible_ToAdmin',
} as const;

/** [QU-06] Ends the sessions of these people. Throws 404 if any is not an active person of this role here. */
export async function makeCodes(input: Wish, scene: Asking, role: CodedRole) {
  const { db, actor, refuse } = scene;
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  if (!allows({ settings: await settingsOf(db, school.id) }, settingOf[role])) throw refuse('not_allowed');
  return withIdempotencyKey(scene, input.formSession, async () => {
    const wanted = [...new Set(input.ids)];
    const personIds = await activePeopleOf(db, { schoolId: school.id, role, ids: wanted });
    if (personIds.length !== wanted.length) throw notFound();
    const sheet_id = await storeSheet(scene, { schoolId: school.id, personIds, all: 1 });
    await audit(scene, actor, 'password.sheet_made', { schoolId: school.id, people: personIds.length });
    const information = `${personIds.length} cards are being made.`;
    return { success: 'true' as const, data: { sheet_id, wanted: personIds.length, information } };
  });
}
