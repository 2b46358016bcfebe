import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { readRecord } from '../queries/disclosure.ts';
import { findPerson } from '../queries/person.ts';

export const exportStudent: Handler<'export-student'> = async (input, scene) => {
  const { db, actor } = scene;
  const school = await reachSchool(scene, input.school_id);
  const key = { schoolId: school.id, id: input.id };
  const { person } = await findPerson(db, actor, { ...key, role: roles.student });
  await audit(scene, actor, 'people.student_exported', { schoolId: school.id, personId: input.id });
  const name = `${person.firstName} ${person.lastName}`.trim();
  return { data: { user_id: person.loginName, name, parts: await readRecord(scene, key) } };
};
