import { tellAssignees, tellCurriculumChanged } from '#server/content/index.ts';
import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { noteProjects } from '../choice-acts.ts';
import { deleteAssignment, lockAssignment, partOf } from '../queries/choice-assignments.ts';

export const unassignSelectedProject: Handler<'unassign-selected-project'> = async ({ rows }, scene) => {
  const { school } = scene.actor;
  if (school.isDemo) throw scene.refuse('demo_school');
  tellCurriculumChanged(scene, school.id);
  return changeRows(scene.db, rows, async (db, { id, version }) => {
    const row = await lockAssignment(db, school.id, id);
    if (!row) throw notFound();
    refuseStaleRow(scene, version, row.version);
    await deleteAssignment(db, school.id, id);
    tellAssignees(scene, school.id, [row.assignee]);
    const place = { school, year: row.year, group: { id: row.groupId } };
    await noteProjects({ ...scene, db }, place, [
      { measure: 'project.unassigned', subjectId: row.projectId, ...partOf(row.assignee) },
    ]);
    return version + 1;
  });
};
