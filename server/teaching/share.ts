import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { shareRefusals, teachingRefusals } from '#contract/teaching/teaching.refusals.ts';
import { isStudentWithProject } from '#server/choices/index.ts';
import { takeBackNotifications, tellOfProject } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { tellTeachingChanged } from './hints.ts';
import type { TaughtClass } from './queries/classes.ts';
import { closeShares, openShares, sharedParts } from './queries/marks.ts';
import { givenAmong, isLiveSession } from './queries/projects.ts';
import { sitsOnlyIn } from './queries/told.ts';
import { type AskedClass, reachClass, reachProject } from './taught-class.ts';

interface Sharing extends AskedClass {
  readonly session_id: number;
  readonly project_id: number;
}

/** [C4-03] Opens a session to parts that have its project, and tells their students. */
export async function share(scene: SignedInContext<ReasonsOf<typeof shareRefusals>>, input: Sharing) {
  const { app, db, actor } = scene;
  refuseDemo(scene);
  const place = await reachClass(scene, input);
  const { choiceId, project } = await reachProject(scene, place, input.project_id);
  const session = project.content.sessions.find(({ id }) => id === input.session_id);
  if (!session || !(await isLiveSession(db, project.projectId, session.id))) throw notFound();
  // One order for all, so that two shares at once cannot deadlock.
  const partIds = place.parts.map(({ id }) => id).toSorted((a, b) => a - b);
  const given = await givenAmong(db, place, choiceId, partIds);
  const missing = place.parts.filter(({ id }) => !given.has(id)).map(({ name }) => name);
  if (missing.length > 0)
    throw scene.refuse('not_given', { params: { names: `${place.group.name} ${missing.join(', ')}` } });
  const of = { projectId: project.projectId, sessionId: session.id };
  const changed = await openShares(db, place, of, { partIds, by: actor.id, at: app.now() });
  if (changed.length > 0) {
    await note(scene, place, 'session.shared', of, changed);
    tellTeachingChanged(scene, changed);
  }
  const told = changed.length === 0 ? 0 : await tellStudents(scene, place, project, session, changed);
  return { success: 'true' as const, shared: partIds, changed, told };
}

async function tellStudents(
  scene: SignedInContext,
  place: TaughtClass,
  project: { readonly projectId: number; readonly title: string },
  session: { readonly id: number; readonly title: string },
  partIds: readonly number[],
): Promise<number> {
  const schoolId = place.school.id;
  return tellOfProject(scene, {
    isTold: isStudentWithProject(place, project.projectId, partIds),
    heardIn: partIds.map((id) => channels.division(schoolId, 'students', id)),
    project: { id: project.projectId, title: project.title },
    part: { cause: causeOf(session.id), title: session.title },
    url: `/mylearning/project/${project.projectId}`,
  });
}

/** The `cause` of all messages about one session. */
const causeOf = (sessionId: number) => `session:${sessionId}`;

/** Works for projects no longer taught too, so that nothing stays open. */
export async function unshare(scene: SignedInContext<ReasonsOf<typeof teachingRefusals>>, input: Sharing) {
  const { app, db, actor } = scene;
  refuseDemo(scene);
  const place = await reachClass(scene, input);
  const of = { projectId: input.project_id, sessionId: input.session_id };
  // One order for all, so that two calls at once cannot deadlock.
  const partIds = place.parts.map(({ id }) => id).toSorted((a, b) => a - b);
  const changed = await closeShares(db, place, of, { partIds, by: actor.id, at: app.now() });
  if (changed.length > 0) {
    await note(scene, place, 'session.unshared', of, changed);
    tellTeachingChanged(scene, changed);
  } else await reachProject(scene, place, input.project_id);
  const still = await sharedParts(db, place, of.sessionId);
  if (changed.length > 0)
    await takeBackNotifications(scene, {
      cause: causeOf(of.sessionId),
      // Students who see it through another class keep the message.
      isTold: sitsOnlyIn(changed, still),
      heardIn: changed.map((id) => channels.division(place.school.id, 'students', id)),
    });
  return { success: 'true' as const, shared: partIds.filter((id) => still.includes(id)), changed, told: 0 };
}

function note(
  scene: SignedInContext,
  { school, year, group }: TaughtClass,
  measure: 'session.shared' | 'session.unshared',
  { projectId, sessionId }: { readonly projectId: number; readonly sessionId: number },
  partIds: readonly number[],
): Promise<void> {
  const shared = { schoolId: school.id, personId: scene.actor.id, groupId: group.id, academicYear: year };
  return writeEvents(
    scene,
    partIds.map((divisionId) => ({
      ...shared,
      measure,
      subjectId: sessionId,
      divisionId,
      details: { project: projectId },
    })),
  );
}
