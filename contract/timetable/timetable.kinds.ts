/** The position of this room among the kinds of notification that users can mute. */
export const timetableNotified = { timetable: 35 } as const;
