import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refusingSecond } from '../one-consent.ts';
import { hasStudent } from '../queries/consents.ts';
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
        if (given_on > schoolDay(app.now(), actor.school.timeZone))
          throw refuse('future_day', { issues: { given_on: 'future_day' } });
        if (!(await hasStudent(db, actor.school.id, student_id ?? 0)))
          throw refuse('unknown_student', { issues: { student_id: 'unknown_student' } });
        return { personId: student_id ?? 0, guardian, givenOn: given_on, scope, ...recorded };
      },
      added: { schoolId: actor.school.id },
    }),
  );
};
