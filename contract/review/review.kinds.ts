/** What of this room people are told, by its place among the kinds they may mute. */
export const reviewNotified = { work: 25 } as const;
