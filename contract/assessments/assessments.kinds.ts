/** What of this room people are told, by its place among the kinds they may mute. */
export const assessmentsNotified = { assessment: 20 } as const;
