import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { consumeCode, secretHolder } from '../queries/one-time-secrets.ts';
import { findWhoMayEnter } from '../queries/people.ts';
import { fingerprint } from '../secrets.ts';
import { completeSignIn, wantsOneDevice } from '../sign-in.ts';

/** [RT-04, CC-11] Of two people with the same link at once, one is let in. */
export const studentAutoLogin: Handler<'student-auto-login'> = async (input, { part, refuse, isRight }) => {
  const answer = await part(async (scene) => {
    const { app, db } = scene;
    // Even a used or expired link is no guess.
    const secretHash = fingerprint(input.token);
    const holder = await secretHolder(db, 'student-link', secretHash);
    if (holder) isRight({ schoolId: holder.schoolId, id: holder.personId });
    const found = await consumeCode(db, app.now(), secretHash, 'student-link', input.schoolId);
    const key = found && { schoolId: found.schoolId, id: found.personId };
    const person = key && (await findWhoMayEnter(db, key, roles.student));
    if (!person) {
      await audit(scene, null, 'student_link.refused', {});
      return null;
    }
    const actor = { id: person.id, school: { id: person.schoolId } };
    await audit(scene, actor, 'student_link.used', {});
    const oneDevice = await wantsOneDevice(app, db, person.schoolId);
    // Asks nobody: the teacher who made the link wants the student here.
    return completeSignIn(scene, person, { device: input.deviceDetails, others: oneDevice ? 'end' : 'keep' });
  });
  if (answer) return answer;
  throw refuse('link_over');
};
