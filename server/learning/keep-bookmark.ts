import { sql } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { learningMeasures } from '#contract/learning/learning.measures.ts';
import type { learningRefusals } from '#contract/learning/learning.refusals.ts';
import type { Place } from '#contract/learning/learning.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { writeEventOnce } from '#server/report-events/index.ts';
import { openSession } from './queries/learning-session.ts';
import { learningBookmarks as places } from './schema.ts';

type Keeping = SignedInContext<ReasonsOf<typeof learningRefusals>>;

interface Which {
  readonly project_id: number;
  readonly session_id: number;
  readonly seconds_ago: number;
}

const key = [places.schoolId, places.personId, places.academicYear, places.sessionId];
const isNewer = sql`excluded.placed_at >= ${places.placedAt}`;
const isNewerMark = sql`excluded.marked_at >= coalesce(${places.markedAt}, '-infinity')`;
const newerOf = (column: string) =>
  sql`case when ${isNewer} then excluded.${sql.identifier(column)} else ${places}.${sql.identifier(column)} end`;

/**
 * Stores where a student is. Of what several devices say the newest counts, in whatever order it comes, as
 * `mergeProgress` has it: one statement, so that two at once lose nothing.
 */
export async function keepBookmark(scene: Keeping, which: Which, { page, fraction, seconds }: Place) {
  const { app, db } = scene;
  const { row, at } = await begin(scene, which);
  const [kept] = await db
    .insert(places)
    .values({ ...row, page, fraction, seconds, placedAt: at, openedAt: at })
    .onConflictDoUpdate({
      target: key,
      set: {
        page: newerOf('page'),
        fraction: newerOf('fraction'),
        seconds: newerOf('seconds'),
        placedAt: sql`greatest(${places.placedAt}, excluded.placed_at)`,
        openedAt: sql`least(${places.openedAt}, excluded.opened_at)`,
      },
    })
    .returning();
  const day = schoolDay(at, scene.actor.school.timeZone);
  await writeEventOnce(
    { app, db },
    eventOf(scene, which, 'session.opened'),
    `session.opened:${scene.actor.id}:${which.session_id}:${day}`,
  );
  if (!kept) throw notFound();
  return kept;
}

/** Stores that a student has done a session, or has not. A repeat changes nothing. */
export async function keepMark(scene: Keeping, which: Which, isDone: boolean) {
  const { app, db, actor } = scene;
  const { row, at } = await begin(scene, which);
  const [kept] = await db
    .insert(places)
    .values({ ...row, placedAt: new Date(0), markedAt: at, doneAt: isDone ? at : null })
    .onConflictDoUpdate({
      target: key,
      set: {
        // Done twice is done since the first time.
        doneAt: sql`case when not ${isNewerMark} then ${places.doneAt}
          when excluded.done_at is null then null
          else coalesce(${places.doneAt}, excluded.done_at) end`,
        markedAt: sql`greatest(${places.markedAt}, excluded.marked_at)`,
      },
    })
    .returning();
  if (isDone)
    await writeEventOnce(
      { app, db },
      eventOf(scene, which, 'session.learned'),
      `session.learned:${actor.school.academicYear}:${actor.id}:${which.session_id}`,
    );
  if (!kept) throw notFound();
  return kept;
}

/** Refuses what is not the student's to open now, and says when it was done by the server's clock. */
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
