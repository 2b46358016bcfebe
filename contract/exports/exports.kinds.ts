/** The position of this room among the kinds of notification that users can mute. */
export const exportsNotified = { export: 50 } as const;
