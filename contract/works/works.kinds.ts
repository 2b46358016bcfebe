/** The position of this room among the kinds of notification that users can mute. */
export const worksNotified = { work: 40 } as const;
