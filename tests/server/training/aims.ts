import type { trainingCalls } from '#contract/training/training.calls.gen.ts';
import { grades, memberships } from '#server/directory/schema.ts';
import { type Aim, type Aims, claimed, test } from '../aimed-world.ts';
import type { Named } from '../world.ts';
import { addGivenProject, addTraining, newNumber } from './training-rows.ts';

/** Whose training it is, is who asks: the office's content is alike for every school. */
const facultyId = (who: Named) => ({ faculty_id: who.id });
const ofModule = (fields: (who: Named, trained: Awaited<ReturnType<typeof addTraining>>) => object): Aim => ({
  body: async (who) => fields(who, await addTraining(test)),
});

/** A project given to a group in which the caller has a membership. */
async function given(who: Named) {
  const { db } = test.server.app;
  const { moduleId, film } = await addTraining(test);
  const [group] = await db
    .insert(grades)
    .values({ schoolId: who.schoolId, name: `Trained ${newNumber()}`, position: 70 })
    .returning({ id: grades.id });
  const groupId = group?.id ?? 0;
  // No section of it is there: the caller teaches in the group as a whole.
  await db.insert(memberships).values({
    schoolId: who.schoolId,
    personId: who.id,
    gradeId: groupId,
    divisionId: newNumber() + 1_000_000,
  });
  return {
    moduleId,
    film,
    groupId,
    ...(await addGivenProject(test, { schoolId: who.schoolId, groupId, moduleId })),
  };
}
const ofProject = (fields: (who: Named, found: Awaited<ReturnType<typeof given>>) => object): Aim => ({
  body: async (who) => fields(who, await given(who)),
});
const ofPerson: Aim = {
  body: (who, _client, target) => ({ faculty_id: claimed(who, target).login_id }),
  at: 'claim',
  except: { 4: { otherSchool: 403 } },
};

export const aims: Aims<typeof trainingCalls> = {
  'get-faculty-modules-list': ofPerson,
  'faculty-total-mod-sess': ofPerson,
  'get-modcontent-list': ofModule((_who, { moduleId }) => ({ module_id: moduleId })),
  'get-module-details': ofModule((_who, { moduleId }) => ({ module_id: moduleId })),
  'get-module-content-by-type': ofModule((_who, { moduleId }) => ({ module_id: moduleId, type: 'film' })),
  'get-assignmodcontent-list': ofProject((_who, { moduleId, groupId }) => ({
    module_id: moduleId,
    grade: groupId,
  })),
  'get-assign-module-details': { body: () => ({}) },
  'get-assign-project-video-details': ofProject((_who, { projectId }) => ({ project_id: projectId })),
  'mark-as-completed': ofModule((who, { moduleId, film }) => ({
    ...facultyId(who),
    module_id: moduleId,
    content_id: film,
    status: 1,
  })),
  'mark-as-tool-video-completed': ofProject((who, { toolId, film }) => ({
    ...facultyId(who),
    tool_id: toolId,
    video_id: film,
    status: 1,
  })),
  'mark-as-project-video-completed': ofProject((who, { projectId, material }) => ({
    ...facultyId(who),
    project_id: projectId,
    video_id: material,
    status: 1,
  })),
  'complete-project-video': ofProject((who, { projectId }) => ({
    ...facultyId(who),
    project_id: projectId,
    status: 1,
  })),
  'get-watched-ranges': ofModule((_who, { film }) => ({ subject: 'content', id: film })),
  'save-watched-ranges': ofModule((_who, { film }) => ({
    subject: 'content',
    id: film,
    ranges: [[0, 2]],
    place: 2,
  })),
};
