/** What of this room people search, by its place among all that is found. */
export const curriculumSearched = { projects: 30 } as const;

/** What of this room people are told, by its place among the kinds they may mute. */
export const curriculumNotified = { activity: 30 } as const;
