/** [CW-16] How the student got the project: with the class, by name, in a club, or as a practice session. */
export const workKinds = ['course', 'assignment', 'club', 'practice'] as const;
export type WorkKind = (typeof workKinds)[number];

/** The specification's numbers; practice has a call of its own. */
export const kindNumbers = { course: 1, assignment: 2, club: 3, practice: 4 } as const satisfies Record<
  WorkKind,
  number
>;

/** `draft`: never handed in; `in_review`: waiting; `resubmit`: must be handed in again; `approved`: done and locked. */
export const workStates = ['draft', 'in_review', 'resubmit', 'approved'] as const;
export type WorkState = (typeof workStates)[number];

/** [PU-04, PU-20] Files, one address, pasted pictures, a workspace program. */
export const entryKinds = ['file', 'addUrl', 'paste', 'program'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const isOpenForStudent = (state: WorkState): boolean => state === 'draft' || state === 'resubmit';
