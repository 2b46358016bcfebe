import { dayMilliseconds } from '#contract/core/days.ts';
import { roles } from '#contract/core/roles.ts';
import { transferDays } from '#contract/people/transfer.wire.ts';
import { fingerprint, keepSecret } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { refuseUnlessMayWrite } from '../policy.ts';
import { lockPerson, statusOf } from '../queries/person.ts';
import { startCode } from '../sheets/start-code.ts';

/** A second code replaces the first. */
export const releaseStudent: Handler<'release-student'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  const person = { schoolId: school.id, id: input.id };
  const stored = await lockPerson(db, { ...person, role: roles.student });
  refuseStaleRow(scene, input.version, stored.version);
  if (!['active', 'inactive'].includes(statusOf(stored))) throw scene.refuse('gone');
  const code = startCode();
  await keepSecret(scene, person, 'transfer', fingerprint(code), actor.id);
  const until = new Date(app.now().getTime() + transferDays * dayMilliseconds);
  await audit(scene, actor, 'people.student_released', { schoolId: school.id, personId: person.id });
  return { success: 'true', data: { code, valid_until: until.getTime() } };
};
