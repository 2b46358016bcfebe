import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import type { StatusesOf } from '#contract/core/refusals.ts';
import {
  demoRefusal,
  removeResourceRefusals,
  saveResourceRefusals,
  staleRefusal,
} from '#contract/core/resource.refusals.ts';

/** The work is decided already, or not handed in. */
const waitingRefusal = { not_waiting: 'This work is not waiting for a review any more.' };

export const saveDraftRefusals = {
  ...demoRefusal,
  ...waitingRefusal,
  stale: 'The student handed this in again, or you wrote in another window. Load it again.',
  unknown_rubric: 'This rubric was removed. Choose another one.',
};

/** [C5-03] For a decision. */
export const decideRefusals = {
  ...formSessionRefusal,
  ...demoRefusal,
  ...waitingRefusal,
  stale: 'This work was changed meanwhile: it was handed in again, or somebody else decided. Load it again.',
  unknown_rubric: 'This rubric was removed. Choose another one.',
  due_past: 'Please choose today or a later day.',
};

export const reopenRefusals = {
  ...demoRefusal,
  ...staleRefusal,
  not_approved: 'Only approved work can be opened again.',
  due_past: 'Please choose today or a later day.',
};

export const commentRefusals = {
  ...demoRefusal,
  ...waitingRefusal,
  stale: 'The student handed this in again. Load it again.',
  too_many_comments: ({ limit }: { limit: number }) => `At most ${limit} comments on one attempt.`,
  wrong_place: 'This place is not in the file.',
};

/** [C5-01] For a zip. */
export const zipRefusals = {
  too_many_works: ({ limit }: { limit: number }) =>
    `At most ${limit} works fit into one file. Choose a division or a project.`,
};

/** [C5-04] For reminders. */
export const remindRefusals = { ...demoRefusal };

export const savePhraseRefusals = { ...saveResourceRefusals, ...demoRefusal };
export const removePhraseRefusals = { ...removeResourceRefusals, ...demoRefusal };

export const saveRubricRefusals = {
  ...saveResourceRefusals,
  ...demoRefusal,
  too_few_lines: ({ limit }: { limit: number }) => `Write at least ${limit}, each on a line of its own.`,
  too_many_lines: ({ limit }: { limit: number }) => `Write at most ${limit} lines.`,
  unknown_tool: 'Choose a tool from the list.',
};
export const removeRubricRefusals = { ...removeResourceRefusals, ...demoRefusal };

export const reviewStatuses = { not_waiting: 409, not_approved: 409 } as const satisfies StatusesOf<
  typeof decideRefusals & typeof reopenRefusals
>;
