/** The position of this room among the kinds of notification that users can mute. */
export const assessmentsNotified = { assessment: 20 } as const;
