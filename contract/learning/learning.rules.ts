import type { AssigneeKind } from '#contract/content/content.rules.ts';

/** [RT-10] The types of the address `mylearning/{type}`, which has neighbours, so the list is closed. */
export const learningTypes = ['Classroom', 'Personalised', 'Club', 'Practice'] as const;
export type LearningType = (typeof learningTypes)[number];

export const learningTypeOf = (text: string): LearningType | undefined =>
  learningTypes.find((type) => type === text);

/** Who got the projects of a type. Practice depends on the sessions, not on the assignment. */
export const kindsOfType: Readonly<Record<LearningType, readonly AssigneeKind[]>> = {
  Classroom: ['division'],
  Personalised: ['person'],
  Club: ['batch'],
  Practice: ['division', 'person', 'batch'],
};

/** [EN-20] 1 a grade, 2 a division, 3 students by name, 4 a batch, 5 a club. Whole grades and clubs are never used. */
export const shareWithOf: Readonly<Record<AssigneeKind, 2 | 3 | 4>> = { division: 2, person: 3, batch: 4 };
/** [EN-20] 1 a course, 2 an assignment, 3 a club's. */
export const assignmentTypeOf: Readonly<Record<AssigneeKind, 1 | 2 | 3>> = {
  division: 1,
  person: 2,
  batch: 3,
};

/** No book has more pages; a viewer shows its last page instead of a later one. */
export const lastPage = 100_000;
/** Seconds: one day. */
export const longestFilm = 86_400;
/** The oldest offline act that is accepted, in seconds: sixty days. */
export const oldestAct = 5_184_000;
export const keptSessionsAtOnce = 200;
export const shownOnHome = 4;
export const dueSoonDays = 14;

export interface SessionPosition {
  readonly page: number;
  /** 0 is the top of the page, 1 its end. */
  readonly fraction: number;
  readonly seconds: number;
}

/** Instants are the server's, in milliseconds. */
export interface Progress extends SessionPosition {
  readonly placedAt: number;
  /** 0: not done. */
  readonly doneAt: number;
  /** When it was last marked as done or not done; 0: never. */
  readonly markedAt: number;
}

/**
 * Merges what two devices know of one session. The newer place and the newer mark count separately. Only instants
 * decide, so order and repeats do not matter.
 */
export function mergeProgress(known: Progress, told: Progress): Progress {
  const place = told.placedAt >= known.placedAt ? told : known;
  const mark = told.markedAt >= known.markedAt ? told : known;
  const { page, fraction, seconds, placedAt } = place;
  return { page, fraction, seconds, placedAt, doneAt: mark.doneAt, markedAt: mark.markedAt };
}
