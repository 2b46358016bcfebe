/** After so many days the server erases a file that nothing carries; a draft of a notice lives as long. */
export const looseFileDays = 90;
