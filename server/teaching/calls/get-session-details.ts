import { shownFiles } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { liveProjectOf, sessionsAt, usedResources } from '../queries/projects.ts';
import { filesOf, lookedAt, materialsFor, notesOf, presentationOf } from '../session.presenter.ts';
import { classNames, reachDivision, reachProject } from '../taught-class.ts';

/** [C4-05, EN-26] */
export const getSessionDetails: Handler<'get-session-details'> = async (input, scene) => {
  const { db } = scene;
  const { place, part } = await reachDivision(scene, input);
  const projectId = await liveProjectOf(db, input.session_id);
  const { project, tool } = await reachProject(scene, place, projectId);
  const lines = await sessionsAt(db, place, projectId, part.id);
  const at = lines.findIndex(({ session_id }) => session_id === input.session_id);
  const line = lines[at];
  const session = project.content.sessions.find(({ id }) => id === input.session_id);
  if (!line || !session) throw notFound();
  const materials = materialsFor(project.content, session.id);
  const files = await shownFiles(db, project.schoolId, filesOf(session, materials));
  const fileOf = lookedAt(files, project.schoolId === 0);
  const presentation = fileOf(session.presentationFileId);
  const used = await usedResources(db, place, part.id, projectId);
  return {
    success: 'true',
    data: {
      project_id: projectId,
      project_name: project.title,
      ...classNames(place, part),
      total_sessions: lines.length,
      tool_name: tool,
      project_objective: project.content.objective,
      ...presentationOf(presentation),
      ...line,
      objective: session.objective,
      has_presentation: presentation ? 1 : 0,
      presentation,
      activities: [...session.activities],
      references: session.references.map(({ title, url, fileId }) => ({ title, url, file: fileOf(fileId) })),
      notes: notesOf(materials),
      resources: materials
        .filter(({ kind }) => kind === 'resource')
        .map(({ id, title, url, fileId }) => ({
          id,
          title,
          url,
          file: fileOf(fileId),
          is_used: used.has(id) ? 1 : 0,
        })),
      previous_id: lines[at - 1]?.session_id ?? 0,
      next_id: lines[at + 1]?.session_id ?? 0,
    },
  };
};
