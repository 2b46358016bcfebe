import { addDays } from '#contract/core/days.ts';
import { consentYearsMost } from '#contract/wall/wall.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refusingSecond } from '../one-consent.ts';
import { consentById, hasStudent } from '../queries/consents.ts';
import { consentResource } from '../resources.ts';

export const saveConsent: Handler<'save-consent'> = (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor, refuse } = scene;
  const { student_id, guardian, given_on, scope } = input;
  const recorded = { recordedBy: actor.id, recordedAt: app.now() };
  return refusingSecond(scene, () =>
    saveRow(consentResource, scene, {
      input,
      values: async () => {
        const before = input.id === 0 ? undefined : await consentById(db, actor.school.id, input.id);
        if (before && before.student_id !== student_id)
          throw refuse('other_student', { issues: { student_id: 'other_student' } });
        const today = schoolDay(app.now(), actor.school.timeZone);
        if (given_on > today) throw refuse('future_day', { issues: { given_on: 'future_day' } });
        if (given_on < addDays(today, -366 * consentYearsMost)) {
          const params = { years: consentYearsMost };
          throw refuse('old_day', { params, issues: { given_on: { code: 'old_day', params } } });
        }
        if (!(await hasStudent(db, actor.school.id, student_id ?? 0)))
          throw refuse('unknown_student', { issues: { student_id: 'unknown_student' } });
        return { personId: student_id ?? 0, guardian, givenOn: given_on, scope, ...recorded };
      },
      added: { schoolId: actor.school.id },
    }),
  );
};
