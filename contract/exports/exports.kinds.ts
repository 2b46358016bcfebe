/** What of this room people are told, by its place among the kinds they may mute. */
export const exportsNotified = { export: 50 } as const;
