import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { revokeCodes } from '../queries/one-time-secrets.ts';
import { studentOf } from '../sign-in-methods.ts';

/** Revokes what a teacher or an admin handed out; `revoked` 0: it was used, or ran out. */
export const revokeSignInHelp: Handler<'revoke-sign-in-help'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const student = await studentOf(scene, input.student_id);
  const revoked = await revokeCodes(db, app.now(), student, ['student-code', 'student-link']);
  await audit(scene, actor, 'sign_in_help.revoked', { for: student.id, count: revoked });
  return { status: 'true', revoked };
};
