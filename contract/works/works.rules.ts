/** [CW-16] With what a student got a project: with the class, by name, in a club, or as a session to practise. */
export const workKinds = ['course', 'assignment', 'club', 'practice'] as const;
export type WorkKind = (typeof workKinds)[number];

/** As calls of the specification number the kinds; practice has a call of its own. */
export const kindNumbers = { course: 1, assignment: 2, club: 3, practice: 4 } as const satisfies Record<
  WorkKind,
  number
>;

/**
 * `draft`: never handed in; `in_review`: handed in and waiting; `resubmit`: asked for once more; `approved`: done, and
 * locked.
 */
export const workStates = ['draft', 'in_review', 'resubmit', 'approved'] as const;
export type WorkState = (typeof workStates)[number];

/** [PU-04, PU-20] What a work consists of: files, one address, pictures that were pasted, a program of the workspace. */
export const entryKinds = ['file', 'addUrl', 'paste', 'program'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** May the student change the work? */
export const isOpenForStudent = (state: WorkState): boolean => state === 'draft' || state === 'resubmit';
