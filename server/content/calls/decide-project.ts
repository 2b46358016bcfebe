import { audit } from '#server/core/audit.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { channels } from '#server/realtime/channels.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { isAmongActivePeople } from '#server/schools/index.ts';
import { tellCurriculumChanged, tellReaders } from '../hints.ts';
import { publish, refuseUnready } from '../publishing.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { tellContentChanged } from '../queries/content-resources.ts';
import { findProject, updateProject } from '../queries/projects.ts';
import { tellOfProject } from '../tell.ts';

/** [RT-10, RP-15] Decides only on the version the admin saw; after a change they must look again. */
export const decideProject: Handler<'decide-project'> = async (input, scene) => {
  const { id, version: seen, isApproved, reason } = input;
  const { db, actor, refuse } = scene;
  if (!isApproved && reason === '') throw refuse('no_reason', { issues: { reason: 'no_reason' } });
  const project = await findProject(db, contentOwnerOf(scene), id, true);
  if (!project) throw notFound();
  if (project.status !== 'submitted') throw refuse('not_submitted');
  refuseStaleRow(scene, seen, project.version);
  const schoolId = actor.school.id;
  if (isApproved) await publish(scene, project, await refuseUnready(scene, project));
  else
    await updateProject(db, id, { status: 'rejected', rejectReason: reason, version: project.version + 1 });
  tellCurriculumChanged(scene, schoolId);
  if (isApproved) await tellReaders(scene, project);
  const kind = isApproved ? 'approved' : 'rejected';
  await writeEvents(scene, [{ schoolId, measure: `project.${kind}`, subjectId: id, personId: actor.id }]);
  tellContentChanged(scene);
  await audit(scene, actor, `content.${kind}`, { of: 'project', id });
  await tellOfProject(scene, {
    isTold: isAmongActivePeople(schoolId, [project.authorId]),
    heardIn: [channels.person(schoolId, project.authorId)],
    project,
    url: `/myteaching/projects/faculty-add-project/${id}`,
  });
  const status = isApproved ? ('published' as const) : ('rejected' as const);
  return { success: 'true', data: { id, version: project.version + 1, status } };
};
