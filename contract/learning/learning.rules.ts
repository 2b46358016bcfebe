import type { AssigneeKind } from '#contract/content/content.rules.ts';

/** [RT-10] What a student learns, as the address `mylearning/{type}` names it; it has neighbours, so the list is closed. */
export const learningTypes = ['Classroom', 'Personalised', 'Club', 'Practice'] as const;
export type LearningType = (typeof learningTypes)[number];

/** A closed part of an address: anything else is not a screen of this room. */
export const learningTypeOf = (text: string): LearningType | undefined =>
  learningTypes.find((type) => type === text);

/** To whom the projects of a type were given; Practice is the sessions of that type, however they were given. */
export const kindsOfType: Readonly<Record<LearningType, readonly AssigneeKind[]>> = {
  Classroom: ['division'],
  Personalised: ['person'],
  Club: ['batch'],
  Practice: ['division', 'person', 'batch'],
};

/** [EN-20] 1 a grade, 2 a division, 3 students by name, 4 a batch, 5 a club. Nobody gives to a grade or club as a whole. */
export const shareWithOf: Readonly<Record<AssigneeKind, 2 | 3 | 4>> = { division: 2, person: 3, batch: 4 };
/** [EN-20] 1 a course, 2 an assignment, 3 a club's. */
export const assignmentTypeOf: Readonly<Record<AssigneeKind, 1 | 2 | 3>> = {
  division: 1,
  person: 2,
  batch: 3,
};

/** A page beyond this is none of a book that people read; a viewer shows its last page for what is beyond its own. */
export const lastPage = 100_000;
/** Of a film, in seconds: a day. */
export const longestFilm = 86_400;
/** So long what was done without a connection is taken, in seconds: sixty days. */
export const oldestAct = 5_184_000;
/** Sessions a browser asks about at once. */
export const keptSessionsAtOnce = 200;
/** What the home page shows of each list. */
export const shownOnHome = 4;
/** Days from today in which something due is shown on the home page. */
export const dueSoonDays = 14;

/** Where somebody stopped reading: a page and how far down it, or the seconds of a film. */
export interface Place {
  readonly page: number;
  /** 0 is the top of the page, 1 its end. */
  readonly fraction: number;
  readonly seconds: number;
}

/** What is known of a session and a person. Instants are the server's, in milliseconds. */
export interface Progress extends Place {
  readonly placedAt: number;
  /** 0: not done. */
  readonly doneAt: number;
  /** When it was last said to be done or not; 0: never. */
  readonly markedAt: number;
}

/**
 * What two devices know of one session, made one: of the place and of the mark the newer counts, each for itself. Told
 * apart by instants alone, so that it does not matter which comes first or how often.
 */
export function mergeProgress(known: Progress, told: Progress): Progress {
  const place = told.placedAt >= known.placedAt ? told : known;
  const mark = told.markedAt >= known.markedAt ? told : known;
  const { page, fraction, seconds, placedAt } = place;
  return { page, fraction, seconds, placedAt, doneAt: mark.doneAt, markedAt: mark.markedAt };
}
