import { and, eq } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { secretHolder, useUpLong } from '../one-time.ts';
import { fingerprint } from '../secrets.ts';
import { completeSignIn, type StoredPerson, wantsOneDevice } from '../sign-in.ts';

/** [RT-04, CC-11] Of two that come at once with the same link one is let in. */
export const studentAutoLogin: Handler<'student-auto-login'> = async (input, { part, refuse, isRight }) => {
  const answer = await part(async (scene) => {
    const { app, db } = scene;
    // A link that was used, or is too old, is still no guess.
    const holder = await secretHolder(db, 'student-link', fingerprint(input.token));
    if (holder) isRight({ schoolId: holder.schoolId, id: holder.personId });
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
    return completeSignIn(scene, person, { device: input.deviceDetails, others: oneDevice ? 'end' : 'keep' });
  });
  if (answer) return answer;
  throw refuse('link_over');
};

async function activeStudent(db: Queryable, schoolId: number, id: number): Promise<StoredPerson | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, id), eq(people.role, roles.student), mayEnter));
  return person;
}
