/** The name of such uploads, in their ids too. */
export const timetableUploadKind = 'timetable';
export const timetableMegabytes = 5;
