/** [RT-10] What a teacher teaches, as the address `myteaching/{type}` names it; it has neighbours, so the list is closed. */
export const teachingTypes = ['Classroom', 'Personalised', 'Club', 'Practice'] as const;
export type TeachingType = (typeof teachingTypes)[number];

/** A closed part of an address: anything else is not a screen of this room. */
export const teachingTypeOf = (text: string): TeachingType | undefined =>
  teachingTypes.find((type) => type === text);

/** Students who get a project, or lose it, at once. */
export const studentsAtOnce = 200;

/** Days of the plan that are read at once: a little more than five weeks. */
export const plannedDaysAtMost = 40;

/** [VW-07] How a presentation is shown: 0 as our own page of it, 1 by its address, 2 by a viewer of its file. */
export const presentationTypes = [0, 1, 2] as const;
export type PresentationType = (typeof presentationTypes)[number];

/** [VW-07] By the type of the stored file; office files get the page that the server made of them [QU-39]. */
export const presentationTypeOf = (fileType: string): PresentationType =>
  fileType === 'pdf' || fileType === 'video' || fileType === 'image' ? 2 : 0;

/** Why a project is suggested: it was begun, it comes next, or nothing it needs is missing. */
export const suggestionReasons = ['continue', 'next', 'ready'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];
