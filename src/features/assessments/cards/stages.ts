import type { AssessmentCard } from '#contract/assessments/schedule.wire.ts';

export const stages = ['draft', 'coming', 'open', 'toMark', 'over', 'released'] as const;
export type Stage = (typeof stages)[number];

export function stageOf({ state, start_exam_status: start, status }: AssessmentCard): Stage {
  if (state === 'draft') return 'draft';
  if (start === 0) return 'coming';
  if (start === 1) return 'open';
  if (status === 2) return 'released';
  return status === 1 ? 'toMark' : 'over';
}

/** Stages that need action, most urgent first. */
const urgent: readonly Stage[] = ['open', 'toMark', 'coming'];

export const urgentCards = (cards: readonly AssessmentCard[]): AssessmentCard[] =>
  cards
    .filter((each) => urgent.includes(stageOf(each)))
    .toSorted(
      (one, other) =>
        urgent.indexOf(stageOf(one)) - urgent.indexOf(stageOf(other)) ||
        (one.opens_at ?? 0) - (other.opens_at ?? 0),
    );
