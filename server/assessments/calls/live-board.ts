import type { LiveRow } from '#contract/assessments/live.wire.ts';
import { peopleConnected } from '#server/auth/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { type Assessment, findAssessment } from '../queries/assessments.ts';
import { type LiveStudent, livePage, liveTotals, workingOn } from '../queries/live.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';
import { toScheduledStudent } from '../scheduled-student.presenter.ts';

/** Ours [CE-03] */
export const liveBoard: Handler<'live-board'> = async ({ assessment_id, ...wanted }, { app, db, actor }) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const now = app.now();
  const working = await workingOn(db, assessment, now);
  const connected = await peopleConnected({ app, db }, assessment.schoolId, working);
  const moment = { now, connected, isReached: isReachedStudent(db, actor, assessment) };
  const page = await livePage(db, assessment, wanted, moment);
  return {
    ...page,
    rows: page.rows.map((row) => toLiveRow(row, assessment, now)),
    assessment_name: assessment.title,
    now: now.getTime(),
    opens_at: assessment.opensAt?.getTime() ?? null,
    closes_at: assessment.closesAt?.getTime() ?? null,
    totals: await liveTotals(db, assessment, moment),
  };
};

function toLiveRow(row: LiveStudent, assessment: Assessment, now: Date): LiveRow {
  const { attempt, state, answered, questions } = row;
  const isRunning = state === 'working' || state === 'away';
  const seen = attempt && Math.max(attempt.leasedAt.getTime(), attempt.savedAt?.getTime() ?? 0);
  return {
    ...toScheduledStudent(row, now),
    state,
    answered,
    questions,
    started_at: attempt?.startedAt.getTime() ?? null,
    saved_at: attempt?.savedAt?.getTime() ?? null,
    seen_at: seen,
    handed_in_at: attempt?.handedInAt?.getTime() ?? null,
    hand_in_reason: attempt?.handInReason ?? null,
    seconds_left: attempt && isRunning ? Math.ceil((attempt.endsAt.getTime() - now.getTime()) / 1000) : null,
  };
}
