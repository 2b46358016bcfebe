import type { ProjectStatus } from '#contract/content/content.rules.ts';
import { audit } from '#server/core/audit.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { channels } from '#server/realtime/channels.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { isActiveAdmin } from '#server/schools/index.ts';
import { refuseWriting } from '../own-projects.ts';
import { refuseUnready } from '../publishing.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { tellContentChanged } from '../queries/content-resources.ts';
import { findProject, updateProject } from '../queries/projects.ts';
import { tellOfProject } from '../tell.ts';

/** [RT-11] An earlier publication stays public until the changes are approved. */
export const submitProject: Handler<'submit-project'> = async ({ id, version: seen }, scene) => {
  const { db, actor } = scene;
  const project = await findProject(db, contentOwnerOf(scene), id, true);
  if (!project) throw notFound();
  const isUnchanged = project.status === 'published' && project.version === project.publishedVersion;
  if (project.status === 'submitted' || isUnchanged) return answer(project.version, project.status);
  refuseStaleRow(scene, seen, project.version);
  await refuseWriting(scene, project.kind);
  await refuseUnready(scene, project);
  const version = project.version + 1;
  await updateProject(db, id, { status: 'submitted', rejectReason: '', version });
  const schoolId = actor.school.id;
  await writeEvents(scene, [{ schoolId, measure: 'project.submitted', subjectId: id, personId: actor.id }]);
  tellContentChanged(scene);
  await audit(scene, actor, 'content.submitted', { of: 'project', id });
  await tellOfProject(scene, {
    isTold: isActiveAdmin(schoolId),
    heardIn: [channels.admins(schoolId)],
    project,
    url: `/myteaching/projects/faculty-add-project/${id}`,
  });
  return answer(version, 'submitted');

  function answer(stored: number, status: ProjectStatus) {
    return { success: 'true' as const, data: { id, version: stored, status } };
  }
};
