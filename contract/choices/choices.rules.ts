export const chosenAtOnce = 200;

export const choicesAtMost = 1_000;

/** Product of assignees and projects in one request. */
export const assignedAtOnce = 2_000;

/** The window for undoing an act of choosing; the server accepts it slightly longer. */
export const undoMilliseconds = 20_000;
export const undoGraceMilliseconds = 5_000;

/** A year such as 2026-2027. */
export const yearPattern = /^\d{4}-\d{4}$/;

/** `archived`: kept only for the work on it. */
export const choiceStates = ['open', 'chosen', 'archived'] as const;
export type ChoiceState = (typeof choiceStates)[number];

/** For unwanted projects with work on them: `remove` is refused, `archive` hides them. */
export const removalModes = ['remove', 'archive'] as const;
export type RemovalMode = (typeof removalModes)[number];
