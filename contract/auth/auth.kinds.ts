/** What of this room people are told, by its place among the kinds they may mute. */
export const authNotified = { account: 60 } as const;
