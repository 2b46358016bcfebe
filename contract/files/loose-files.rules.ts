/** The server erases a file that nothing uses after this many days; drafts of notices live as long. */
export const looseFileDays = 90;
