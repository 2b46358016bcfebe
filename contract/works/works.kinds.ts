/** What of this room people are told, by its place among the kinds they may mute. */
export const worksNotified = { work: 40 } as const;
