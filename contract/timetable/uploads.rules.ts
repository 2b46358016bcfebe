/** The upload kind, which upload ids contain. */
export const timetableUploadKind = 'timetable';
export const timetableMegabytes = 5;
