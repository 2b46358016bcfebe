/** [RT-10] The types of the address `myteaching/{type}`, which has neighbours, so the list is closed. */
export const teachingTypes = ['Classroom', 'Personalised', 'Club', 'Practice'] as const;
export type TeachingType = (typeof teachingTypes)[number];

export const teachingTypeOf = (text: string): TeachingType | undefined =>
  teachingTypes.find((type) => type === text);

export const studentsAtOnce = 200;

/** Days of the plan in one request: a little more than five weeks. */
export const plannedDaysAtMost = 40;

/** [VW-07] A presentation is shown as our own page of it (0), by its address (1), or by a viewer of its file (2). */
export const presentationTypes = [0, 1, 2] as const;
export type PresentationType = (typeof presentationTypes)[number];

/** [VW-07] By the stored file's type. Office files have a page that the server made [QU-39]. */
export const presentationTypeOf = (fileType: string): PresentationType =>
  fileType === 'pdf' || fileType === 'video' || fileType === 'image' ? 2 : 0;

/** A suggested project was begun, comes next in order, or has all its prerequisites done. */
export const suggestionReasons = ['continue', 'next', 'ready'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];
