import { attemptStatusNumbers } from '#contract/assessments/assessments.rules.ts';
import type { CardStatuses } from '#contract/assessments/card.rules.ts';
import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Assessment } from './queries/assessments.ts';
import { type CardRow, findCards, handedInAmong, newestAttempts } from './queries/cards.ts';
import type { attempts } from './schema/attempts.ts';
import { windowFieldsOf } from './school-clock.ts';

type Attempt = Pick<typeof attempts.$inferSelect, 'state' | 'endsAt'>;

/** An attempt whose time is up counts as handed in; its row changes only after the last save that may count. */
export const stateAt = ({ state, endsAt }: Attempt, now: Date): Attempt['state'] =>
  state === 'open' && endsAt <= now ? 'handed_in' : state;

/** [ST-23, ST-24, ST-25, ST-26] For the newest attempt. An attempt whose time is up counts as handed in. */
export function attemptStatuses(attempt: Attempt | null | undefined, now: Date): CardStatuses {
  if (!attempt) return { start_exam_status: 0, status: 0 };
  if (attempt.state === 'sent_back') return { start_exam_status: 0, status: attemptStatusNumbers.sent_back };
  if (attempt.state === 'open' && now < attempt.endsAt) return { start_exam_status: 1, status: 0 };
  const isReleased = attempt.state === 'released';
  return { start_exam_status: 2, status: attemptStatusNumbers[isReleased ? 'released' : 'handed_in'] };
}

function wholeStatuses(
  { opensAt, closesAt, releasedAt, state }: Assessment,
  isHandedIn: boolean,
  now: Date,
): CardStatuses {
  const status = releasedAt ? 2 : isHandedIn ? 1 : 0;
  if (state === 'draft' || !opensAt || !closesAt || now < opensAt) return { start_exam_status: 0, status };
  return { start_exam_status: now < closesAt ? 1 : 2, status };
}

export function toCard(
  { assessment, teacher }: CardRow,
  statuses: CardStatuses,
  timeZone: string,
  callerId = 0,
): AssessmentCard {
  const { assessment_date, start_time } = windowFieldsOf(assessment, timeZone);
  return {
    assessment_id: assessment.id,
    assessment_name: assessment.title,
    assessment_date,
    start_time,
    ...statuses,
    kind: assessment.kind,
    state: assessment.state,
    opens_at: assessment.opensAt?.getTime() ?? null,
    last_start_at: assessment.lastStartAt?.getTime() ?? null,
    closes_at: assessment.closesAt?.getTime() ?? null,
    minutes: assessment.minutes,
    needs_code: bit(assessment.needsCode),
    project_id: assessment.projectId,
    teacher,
    is_own: bit(assessment.authorId === callerId),
  };
}

/** [EN-27] Cards of the assessments that the caller may see. */
export async function cardsFor(
  { app, db, actor }: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  wanted: Parameters<typeof findCards>[2],
) {
  const now = app.now();
  const { cards: rows, hasMore } = await findCards(db, actor, wanted);
  const ids = rows.map(({ assessment }) => assessment.id);
  const { id: schoolId, timeZone } = actor.school;
  const isStudent = actor.role === roles.student;
  const own = isStudent ? await newestAttempts(db, actor, ids) : new Map<number, never>();
  const handedIn = isStudent ? new Set<number>() : await handedInAmong(db, schoolId, ids, now);
  const data = rows.map((row) => {
    const { assessment } = row;
    const statuses = isStudent
      ? attemptStatuses(own.get(assessment.id), now)
      : wholeStatuses(assessment, handedIn.has(assessment.id), now);
    return toCard(row, statuses, timeZone, actor.id);
  });
  return { success: 'true' as const, time_zone: timeZone, now: now.getTime(), data, has_more: hasMore };
}
