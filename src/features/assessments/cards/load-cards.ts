import { getScheduleAssessmentCall } from '#contract/assessments/calls/get-schedule-assessment.call.ts';
import { getScheduleAssessmentModelCall } from '#contract/assessments/calls/get-schedule-assessment-model.call.ts';
import { getStudentAssessmentsCall } from '#contract/assessments/calls/get-student-assessments.call.ts';
import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { hasKind } from '#contract/classes/classes.rules.ts';
import { call } from '#src/lib/api-client.ts';

interface CardsAnswer<Card> {
  readonly data: readonly Card[];
  readonly has_more: boolean;
}

/** More than a school gives in a year, so that the loop ends. */
const cardsLoaded = 4_000;

/** Every card of a paged list. A card added meanwhile shifts the others, so repeated ones are dropped. */
async function everyCard<Card extends { readonly assessment_id: number }>(
  ask: (skip: number) => Promise<CardsAnswer<Card>>,
): Promise<Card[]> {
  const found = new Map<number, Card>();
  for (let skip = 0; skip < cardsLoaded; ) {
    const { data, has_more: hasMore } = await ask(skip);
    for (const card of data) found.set(card.assessment_id, card);
    skip += data.length;
    if (!hasMore || data.length === 0) break;
  }
  return [...found.values()];
}

/** [CB-05, CB-06] Assessments of divisions and clubs within the person's reach, last opening first. */
export async function loadCards(
  { id: user_id, school }: Person,
  signal: AbortSignal,
  only: 'all' | 'urgent' = 'all',
): Promise<AssessmentCard[]> {
  const of = { user_id, school_id: school.id, only_urgent: only === 'urgent' ? (1 as const) : (0 as const) };
  const [divisions, clubs] = await Promise.all([
    hasKind(school.model, 'grade')
      ? everyCard((skip) => call(getScheduleAssessmentCall, { ...of, skip }, { signal }))
      : [],
    hasKind(school.model, 'club')
      ? everyCard((skip) => call(getScheduleAssessmentModelCall, { ...of, skip }, { signal }))
      : [],
  ]);
  // An assessment for single students, or for both kinds, is in both lists.
  const all = new Map([...divisions, ...clubs].map((each) => [each.assessment_id, each]));
  // A draft without a day counts as newest.
  return [...all.values()].toSorted(
    (one, other) =>
      (other.opens_at ?? Infinity) - (one.opens_at ?? Infinity) || other.assessment_id - one.assessment_id,
  );
}

/** [EN-27] All cards that need the student's action, however many. */
export const loadOwnUrgent = (signal: AbortSignal) =>
  everyCard((skip) => call(getStudentAssessmentsCall, { skip, only_urgent: 1 }, { signal }));

/** [DS-10, ER-35] Every assessment of a student in this year, newest first. */
export const loadOwnCards = (signal: AbortSignal) =>
  everyCard((skip) => call(getStudentAssessmentsCall, { skip }, { signal }));
