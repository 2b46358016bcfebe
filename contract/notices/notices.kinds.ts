/** What of this room people search, by its place among all that is found. */
export const noticesSearched = { notices: 20 } as const;

/** What of this room people are told, by its place among the kinds they may mute. */
export const noticesNotified = { notice: 10 } as const;
