import type { Handler } from '#server/core/pipeline.ts';
import { lessonPlanName } from '../lesson-plan.ts';
import { partsOfGroup } from '../queries/classes.ts';
import { progressOf } from '../queries/progress.ts';
import { completionAt, givenAmong, sessionsAt } from '../queries/projects.ts';
import { classNames, reachDivision, reachProject } from '../taught-class.ts';

/** [C4-04] */
export const getProjectSessionList: Handler<'get-project-session-list'> = async (input, scene) => {
  const { db, actor } = scene;
  const { place, part } = await reachDivision(scene, input);
  const { choiceId, project, tool, engine, module } = await reachProject(scene, place, input.project_id);
  const { projectId, content } = project;
  const type = input.isPractice ? 'practice' : input.session_type || undefined;
  const of = { schoolId: place.school.id, year: place.year };
  const scope = scene.scope === 'school' ? ('school' as const) : ('taught' as const);
  const all = (await partsOfGroup(db, actor, scope, place.group))?.parts ?? place.parts;
  const partIds = all.map(({ id }) => id);
  const [given, progress, sessions, marked] = [
    await givenAmong(db, place, choiceId, partIds),
    await progressOf(db, of, projectId, partIds, type),
    await sessionsAt(db, place, projectId, part.id),
    await completionAt(db, place, part.id, 'project', projectId),
  ];
  const own = progress.find(({ division_id }) => division_id === part.id) ?? { done: 0, total: 0 };
  return {
    success: 'true',
    data: {
      project_id: projectId,
      project_name: project.title,
      project_objective: content.objective,
      tool_name: tool,
      tool_engine: engine,
      module_name: module,
      minutes: project.minutes,
      ...classNames(place, part),
      done: own.done,
      total: own.total,
      is_done: marked || (own.total > 0 && own.done >= own.total) ? 1 : 0,
      divisions: progress.map(({ division_id, done, total }) => ({
        division_id,
        name: all.find(({ id }) => id === division_id)?.name ?? '',
        is_given: given.has(division_id) ? 1 : 0,
        done,
        total,
      })),
      lesson_plan: await lessonPlanName(db, project.schoolId, content),
      sessions: sessions
        .filter((session) => type === undefined || session.type === type)
        .map((session) => {
          const written = content.sessions.find(({ id }) => id === session.session_id);
          return {
            ...session,
            objective: written?.objective ?? '',
            has_presentation: written?.presentationFileId ? 1 : 0,
          };
        }),
    },
  };
};
