/** The position of this room among the kinds of notification that users can mute. */
export const migrationNotified = { migration: 55 } as const;
