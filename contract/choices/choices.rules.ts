/** So many projects are chosen, or taken away, at once. */
export const chosenAtOnce = 200;

/** So many a school chooses for one grade or club of a year. */
export const choicesAtMost = 1_000;

/** So many are told to do so many projects at once: the product of both. */
export const assignedAtOnce = 2_000;

/** For so long an act of choosing is taken back, and a moment more for the way to the server. */
export const undoMilliseconds = 20_000;
export const undoGraceMilliseconds = 5_000;

/** A year such as 2026-2027. */
export const yearPattern = /^\d{4}-\d{4}$/;

/** What a school did with a project for a grade or club: nothing, chose it, or keeps it only for the work on it. */
export const choiceStates = ['open', 'chosen', 'archived'] as const;
export type ChoiceState = (typeof choiceStates)[number];

/** What becomes of projects with work on them that are not wanted any more: refused, or kept out of sight. */
export const removalModes = ['remove', 'archive'] as const;
export type RemovalMode = (typeof removalModes)[number];
