/** The position of this room among the kinds of notification that users can mute. */
export const authNotified = { account: 60 } as const;
