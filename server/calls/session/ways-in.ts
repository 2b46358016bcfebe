import { and, eq } from 'drizzle-orm';
import { normaliseLoginName, type Role, roles } from '#contract';
import { issueDemoGrant } from '#server/auth/demo-grant.ts';
import {
  drawCode,
  keepSecret,
  newLongSecret,
  secondsOf,
  useUpLong,
  voidSecrets,
} from '#server/auth/one-time.ts';
import { admit, type StoredPerson, wantsOneDevice } from '#server/auth/sign-in.ts';
import { refuseUnlessMayHelpSignIn } from '#server/auth/sign-in-help.policy.ts';
import { askForSignInCode } from '#server/auth/sign-in-mail.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler, SignedInScene } from '#server/core/pipeline.ts';
import { notFound, Refusal } from '#server/core/refusal.ts';
import { isTaughtBy } from '#server/schools/queries/taught.ts';
import { people } from '#server/schools/schema.ts';
import type { Queryable } from '../../db/database.ts';

/** [QU-13] */
export const sendSignInCode: Handler<'send-sign-in-code'> = async (input, scene) => {
  await askForSignInCode(scene, normaliseLoginName(input.email).name);
  return {
    status: 'true',
    msg: 'If this account has an e-mail address, a one-time code is on its way. It works for ten minutes.',
  };
};

/** A student the caller may help; another school's, and somebody who is no student, is not there. */
async function studentOf({ db, actor, scope }: SignedInScene, studentId: number): Promise<StoredPerson> {
  const [found] = await db
    .select({ person: people, isTaught: isTaughtBy(db, actor) })
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, studentId)));
  refuseUnlessMayHelpSignIn(
    scope,
    actor,
    found && { ...found.person, role: found.person.role as Role, isTaught: found.isTaught },
  );
  if (!found) throw notFound();
  return found.person;
}

/** [QU-13] */
export const generateSignInCode: Handler<'generate-sign-in-code'> = async (input, { actor, part }) => {
  const { code, hash } = await drawCode();
  const student = await part(async (scene) => {
    const student = await studentOf(scene, input.student_id);
    await keepSecret(scene, student, 'student-code', hash, actor.id);
    await audit(scene, actor, 'sign_in_code.made', { for: student.id });
    return student;
  });
  return {
    status: 'true',
    data: {
      code,
      expires_in: secondsOf('student-code'),
      username: student.loginName,
      first_name: student.firstName,
      last_name: student.lastName,
    },
  };
};

/** [RT-04, CC-11] */
export const createStudentLink: Handler<'create-student-link'> = async (input, scene) => {
  const student = await studentOf(scene, input.student_id);
  const token = await newLongSecret(scene, student, 'student-link', scene.actor.id);
  await audit(scene, scene.actor, 'student_link.made', { for: student.id });
  return {
    status: 'true',
    data: {
      path: `/student-login/${student.schoolId}/${token}`,
      expires_in: secondsOf('student-link'),
      first_name: student.firstName,
      last_name: student.lastName,
    },
  };
};

/** What a teacher or an admin handed out is worth nothing any more; `revoked` 0: it was used, or ran out. */
export const revokeSignInHelp: Handler<'revoke-sign-in-help'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const student = await studentOf(scene, input.student_id);
  const revoked = await voidSecrets(db, app.now(), student, ['student-code', 'student-link']);
  await audit(scene, actor, 'sign_in_help.revoked', { for: student.id, count: revoked });
  return { status: 'true', revoked };
};

/** [RT-04, CC-11] Of two that come at once with the same link one is let in. */
export const studentAutoLogin: Handler<'student-auto-login'> = async (input, { part }) => {
  const answer = await part(async (scene) => {
    const { app, db } = scene;
    const found = await useUpLong(db, app.now(), 'student-link', input.token, input.schoolId);
    const person = found && (await activeStudent(db, found.schoolId, found.personId));
    if (!person) {
      await audit(scene, null, 'student_link.refused', {});
      return null;
    }
    const actor = { id: person.id, school: { id: person.schoolId } };
    await audit(scene, actor, 'student_link.used', {});
    const oneDevice = await wantsOneDevice(app, db, person.schoolId);
    // Nobody is there to be asked: the teacher who made the link wants the student here.
    return admit(scene, person, { device: input.deviceDetails, others: oneDevice ? 'end' : 'keep' });
  });
  if (answer) return answer;
  throw new Refusal('link_over', 'This link was used before, or is too old. Ask your teacher for a new one.');
};

async function activeStudent(db: Queryable, schoolId: number, id: number): Promise<StoredPerson | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(
      and(
        eq(people.schoolId, schoolId),
        eq(people.id, id),
        eq(people.role, roles.student),
        eq(people.isActive, true),
      ),
    );
  return person;
}

/** [SM-15, QC-54] */
export const getDemoGrant: Handler<'get-demo-grant'> = async (input, scene) => {
  const { actor } = scene;
  const grant = await issueDemoGrant(scene, actor, input.role);
  await audit(scene, actor, 'demo_grant.made', { role: input.role });
  return { status: 'true', ...grant };
};
