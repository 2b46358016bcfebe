/** The position of projects among all search results. */
export const curriculumSearched = { projects: 30 } as const;

/** The position of this room among the kinds of notification that users can mute. */
export const curriculumNotified = { activity: 30 } as const;
