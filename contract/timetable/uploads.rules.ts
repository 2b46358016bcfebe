export const timetableUploadKind = 'timetable';
export const timetableMegabytes = 5;
