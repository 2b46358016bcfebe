import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { reachSchool } from '#server/schools/index.ts';
import { erasePeople } from '../erase-people.ts';
import { refuseUnlessMayWrite } from '../policy.ts';
import { lockPerson } from '../queries/person.ts';

/** The audit keeps who erased somebody, but not who was erased. */
export const eraseStudent: Handler<'erase-student'> = async (input, { app, actor, part }) => {
  const pictures = await part(async (scene) => {
    const school = await reachSchool(scene, input.school_id);
    refuseUnlessMayWrite(scene, school);
    const person = await lockPerson(scene.db, { schoolId: school.id, id: input.id, role: roles.student });
    if (!person.deletedAt) throw scene.refuse('not_in_bin');
    if (person.loginName !== input.user_id.toUpperCase())
      throw scene.refuse('name_differs', { issues: { user_id: 'name_differs' } });
    const released = await erasePeople(app, scene.db, school.id, [person.id]);
    await releaseBytes(app, scene.db, released);
    await audit(scene, actor, 'people.student_erased', { schoolId: school.id, personId: person.id });
    return released;
  });
  await part(({ db }) => removeBytes(app, db, pictures));
  return { success: 'true' };
};
