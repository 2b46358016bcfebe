import { projectsOfPart } from '#server/choices/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { shareTargetOf } from '../share-target.ts';

export const studentAvailable: Handler<'student-available'> = async (input, scene) => {
  const { divisionId, students } = await shareTargetOf(scene, input);
  const projects = await projectsOfPart(scene.db, scene.actor.school, divisionId);
  return {
    success: 'true',
    students,
    projects: projects.map(({ id, title }) => ({ project_id: id, project_title: title })),
  };
};
