import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { learningMeasures } from '#contract/learning/learning.measures.ts';
import type { learningRefusals } from '#contract/learning/learning.refusals.ts';
import type { SessionPosition } from '#contract/learning/learning.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { writeEventOnce } from '#server/report-events/index.ts';
import { keepNewerMark, keepNewerPosition } from './queries/keep-position.ts';
import { openSession } from './queries/learning-session.ts';

type Keeping = SignedInContext<ReasonsOf<typeof learningRefusals>>;

interface Which {
  readonly project_id: number;
  readonly session_id: number;
  readonly seconds_ago: number;
}

/** The newest position of all devices wins in any order, in one statement, as in `mergeProgress`. */
export async function keepBookmark(scene: Keeping, which: Which, place: SessionPosition) {
  const { app, db } = scene;
  const { row, at } = await begin(scene, which);
  const kept = await keepNewerPosition(db, row, place, at);
  const day = schoolDay(at, scene.actor.school.timeZone);
  await writeEventOnce(
    { app, db },
    eventOf(scene, which, 'session.opened'),
    `session.opened:${scene.actor.id}:${which.session_id}:${day}`,
  );
  if (!kept) throw notFound();
  return kept;
}

export async function keepMark(scene: Keeping, which: Which, isDone: boolean) {
  const { app, db, actor } = scene;
  const { row, at } = await begin(scene, which);
  const kept = await keepNewerMark(db, row, isDone, at);
  if (isDone)
    await writeEventOnce(
      { app, db },
      eventOf(scene, which, 'session.learned'),
      `session.learned:${actor.school.academicYear}:${actor.id}:${which.session_id}`,
    );
  if (!kept) throw notFound();
  return kept;
}

/** Throws if the session is not open to the student. Returns the time by the server's clock. */
async function begin({ app, db, actor, refuse }: Keeping, { project_id, session_id, seconds_ago }: Which) {
  const project = await openSession(db, actor, project_id, session_id);
  if (!project) throw notFound();
  refuseDemo({ actor, refuse });
  const { id: schoolId, academicYear } = actor.school;
  const row = { schoolId, personId: actor.id, academicYear, projectId: project_id, sessionId: session_id };
  return { row, at: new Date(app.now().getTime() - seconds_ago * 1000) };
}

const eventOf = (
  { actor }: Keeping,
  { project_id, session_id }: Which,
  measure: keyof typeof learningMeasures,
) => ({
  schoolId: actor.school.id,
  measure,
  subjectId: session_id,
  personId: actor.id,
  academicYear: actor.school.academicYear,
  details: { project: project_id },
});
