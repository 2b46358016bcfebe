import { type Door } from '#contract/assessments/attempt.wire.ts';
import { doorOf, timesFor } from '#contract/assessments/attempt-times.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { differentTimes, givenTimes } from '../attempt-ends.ts';
import { attemptStatuses, toCard } from '../cards.ts';
import { endOwnOverdue } from '../end-attempts.ts';
import { attemptsOfCards, findCards, isWantedBy, overridesOfCards } from '../queries/cards.ts';
import { attemptsLeft } from '../start-attempt.ts';

/** Ours [CE-01] */
export const getStudentAssessments: Handler<'get-student-assessments'> = async (
  { assessment_id: assessmentId, skip, only_urgent },
  { app, db, actor },
) => {
  const now = app.now();
  await endOwnOverdue(db, actor, now);
  const urgentAt = only_urgent === 1 ? now : undefined;
  const only = isWantedBy(actor.id, { id: assessmentId, urgentAt });
  const isOfAnyYear = assessmentId !== 0;
  const { cards, hasMore } = await findCards(db, actor, { only, order: 'newest', skip, isOfAnyYear });
  const ids = cards.map(({ assessment }) => assessment.id);
  const attempts = await attemptsOfCards(db, actor, ids);
  const { overrides, factor } = await overridesOfCards(db, actor, ids);
  const { timeZone } = actor.school;
  const data = cards.map((row) => {
    const { assessment } = row;
    const own = attempts.filter((attempt) => attempt.assessmentId === assessment.id);
    const newest = own.at(-1);
    const override = overrides.find((each) => each.assessmentId === assessment.id) ?? null;
    const left = attemptsLeft(assessment, override, own);
    const given = givenTimes(assessment);
    const times = given && timesFor(given, differentTimes(override), factor);
    const isRunning = newest?.state === 'open';
    const door = (): Door => {
      if (isRunning) return 'running';
      if (override?.isExcused) return 'excused';
      if (left === 0) return 'done';
      return times ? doorOf(times, now.getTime()) : 'early';
    };
    return {
      ...toCard(row, attemptStatuses(newest, now), timeZone),
      ...(times && {
        opens_at: times.opensAt,
        last_start_at: times.lastStartAt,
        closes_at: times.closesAt,
        minutes: times.minutes,
      }),
      instructions: assessment.instructions,
      door: door(),
      attempt_id: newest?.id ?? 0,
      attempts_left: left,
      ends_at: isRunning ? newest.endsAt.getTime() : null,
    };
  });
  return { success: 'true', time_zone: timeZone, now: now.getTime(), data, has_more: hasMore };
};
