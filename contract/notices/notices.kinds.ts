/** The position of notices among all search results. */
export const noticesSearched = { notices: 20 } as const;

/** The position of this room among the kinds of notification that users can mute. */
export const noticesNotified = { notice: 10 } as const;
